"""Made by `python3 -m tools puzzles star --seed puzzles --games 160`. Read by `game.learn.puzzle`."""

PUZZLES = """
4 bbrrr/brbrbbb..r/bbbrbbrrbrrr.rb/..rr..b.rbrrbrb..bbr b stones=1 left=1 swap=no passes=0 | A43 *41 *40
R30 R40 S41 S43 / A21 A43 *41 S41 / R20 A43 *41 S41 / R30 A43 *41 S41 / *40 A43 S41 S40 *41 S43 / *41 A43
S41 S40 S43 R40 / S40 S41 A43 *41 R30 *40 / S41 *41 *40 A43 S40 R40 / S43 A43 S41 *41 *40 S40 / R40 A43
S41 *41 *40 S40

4 br.br/..brbbrrrb/.b.r..b..rbbrrr/rbrr.r.br.b.r.bbbbbr b stones=1 left=1 swap=no passes=0 | S31 S42 S32
*21 *32 T43 A41 T31 T32 / T10 S31 T31 S42 / *20 S31 T31 S42 / *21 S31 T31 S42 / *30 S31 T31 S42 / *32 S31
T31 S42 / S32 S31 T31 S42 / T31 S31 *20 S42 / T32 S31 *20 S42 / S40 S31 T31 S42 / S42 S31 T43 A41 / T41
S31 *20 S42 / T43 S31 S42 A41 / A41 S31 S42 T43

4 .brrr/rbbrbbb.br/bb.rbrrbr.r.rrr/rrbb..bbbb.....rbrbr b stones=1 left=1 swap=no passes=0 | A30 A40 A41
/ *10 A30 S40 A40 A21 A32 / A21 A30 A42 A32 S40 A40 / *32 A30 S40 A40 A21 A32 / A32 A30 A42 A21 S40 A40 /
S40 A30 A40 T42 A42 A21 T43 A41 / S41 A30 A40 T42 A42 A21 T43 A41 / T42 A40 A30 A41 A21 A32 / T43 A40 A30
A41 A21 A32 / A40 A30 T42 T43 A42 A41 A21 A32 / A41 A30 A40 A42 T42 T43 / A42 A30 A21 A32 S40 A40

4 bbrbr/rbbrbbrbrb/brbrbbrrbbbr.rr/.r...b.rrbbrbrr....r b stones=1 left=1 swap=no passes=0 | *42 S42 R40
R41 A43 *43 S40 / R30 *42 R41 *43 S40 A43 S42 R40 / *40 *42 *43 R40 R30 A43 / *43 *42 R40 R41 S42 A43 /
S40 *42 R41 R40 R30 A43 / S42 *42 R40 *43 A43 S40 / A43 R40 *42 S42 R30 R41 / R40 *42 *43 R41 S42 A43 /
R41 R40 *42 S42 R30 A43 / R42 *42 R41 R40 *43 R30

4 brrbr/.rrbbb.brr/.rb.rbbbrbb..br/...rbrbrrrbrbrb..... b stones=1 left=1 swap=no passes=0 | R30 A43 A32
*30 R41 / *20 A43 R30 A32 *30 R43 *40 *42 R40 R42 *41 R41 / A20 A43 R30 A32 *42 S30 *41 *30 *40 R42 R40
R41 / *30 A43 R30 A32 *20 R43 *40 *42 R40 R42 *41 R41 / S30 A43 *42 *41 R30 A32 R42 R40 *40 R43 *20 *30 /
A32 R30 A43 R40 *41 *42 *30 *20 R42 R43 / *40 A43 R30 A32 R42 R43 *42 S30 *41 R40 *20 *30 / *41 A43 *42
S30 R30 A32 *30 *20 R42 R43 *40 R40 / *42 A43 *41 S30 R30 A32 *30 *20 R42 R43 *40 R40 / A43 R41 R42 R30
*41 R43 *40 R40 *20 *30 S30 *42 / R40 A43 R30 A32 R42 *40 *42 S30 *30 *20 *41 R43 / R41 A43 A32 R30 R43
R42 *41 *30 *42 S30 *40 R40 / R42 R30 R43 *41 *20 *30 *40 A43 S30 *42 R40 R41 / R43 A43 R42 *41 R30 A32
*40 R40 *20 *30 S30 *42

4 ..rrb/bbrrbbbbrb/rrrrbbrrbrbbrbr/.....rrr..rb.brbb.bb r stones=1 left=1 swap=no passes=0 | *40 S40 *42
/ *10 *40 / S10 *40 / *41 *40 / *42 *40 / *43 *40 / S40 *40 / T40 *40 / T41 *40 / A40 *40 / R41 *40

4 br.../bbrb.b.rr./brrbb..brrrbrb./.brbbrrrrbrbr.br.brb b stones=1 left=1 swap=no passes=0 | A10 R10 R40
R21 R32 S32 T10 / T10 R40 R21 A10 / R10 A10 R21 T10 / T20 A10 R21 T10 / A20 R40 T10 A10 / R21 R40 T10 A10
/ S32 R40 A10 R10 / T30 R40 A10 R10 / R32 R40 T10 A10 / *40 R40 T10 A10 / A41 R40 T10 A10 / R40 T10 A10
T20 R21 S32

5 b.rbb/brrrb...br/brbrbb..brr.bbr/rbrbbbrb...brbrbbrbr/bbrrrr.r.b.rrrrbbrb.brrbr r stones=1 left=1
swap=no passes=0 | T21 A20 T31 S51 T50 T30 T41 / S10 T21 / A20 T21 / A21 T21 / T30 T21 / T31 T21 / A32
T21 / T40 T21 / T41 T21 / T42 T21 / S51 T21 / S53 T21 / T50 T21 / A54 T21

5 r.rbr/bbrbbbbrbb/rrrrrrbrbrbrrbr/...brbrbbrbrbrbbrbrb/....rbbrbr..rrrrbb.bbb... r stones=1 left=1
swap=no passes=0 | T50 T51 *50 R53 R52 *40 *51 *41 *52 *42 *53 / S10 T50 *41 T51 / *40 T50 T51 R52 / *41
T50 *51 T51 / *42 T50 *52 T51 / *50 T50 T51 R52 / *51 T50 T51 R52 / *52 T50 T51 R52 / *53 T50 *40 T51 /
T51 T50 R52 *51 *40 *50 *52 R54 / A53 T50 *41 T51 / R52 T51 *40 T50 / R53 T50 *41 T51 / R54 T50 T51 R52

5 brrrr/.rbbr.bbrb/brbrrrbrbrbrbrb/bbrbbrbr..rbb.brrrbr/.bbbrrr....r.brb..bb..rrb b stones=1 left=1
swap=no passes=0 | R50 S53 T52 / *20 R50 T52 T40 S53 S54 / T21 R50 T52 T40 S53 S54 / T40 R50 T52 T41 S53
S54 / T41 R50 T52 T40 S53 S54 / A41 R50 T52 T40 S53 S54 / *50 R50 T52 T40 S53 S54 / S52 R50 S54 S53 T40
T41 / S53 R50 S54 T50 T40 T41 / S54 R50 S53 T50 T40 T41 / T50 R50 S53 S54 T40 T41 / T52 R50 T40 T41 S53
S54 / A51 R50 T52 T40 S53 S54 / A52 R50 T52 T40 S53 S54 / R51 R50 T52 T40 S53 S54

5 rbb.b/.brbrbbbrb/.rrbrrbrrbrrbbr/r.brrrbbrbbbbrbrrrbb/..r.r.bb.rbrrr..bbrb...r. b stones=1 left=1
swap=no passes=0 | R54 *50 R52 R51 T54 *41 S50 / A10 R54 T54 R52 *41 *51 S53 *30 / *20 R54 T54 R52 *41
*51 S53 *30 / *30 R54 *41 R52 *51 *50 R50 S50 *53 T54 S53 A50 / *41 R54 R52 *30 S50 R50 *51 *50 T54 *53
S53 R51 / *50 R54 R52 *51 R50 S50 T54 S53 *30 *41 / *51 R54 R52 S50 *41 *30 *50 R50 *53 T54 S53 A50 / *53
R54 T54 R52 *41 *51 S53 *30 / S50 R54 R52 T54 A50 R50 *51 *50 *41 *30 *53 S53 / S53 R54 R52 S50 *41 *30
T54 R50 *50 *51 / T54 R54 R52 S50 *41 *30 *51 *50 R51 *53 S53 R50 / A50 R54 R52 S50 *41 *30 *51 *50 R51
*53 S53 T54 / R50 R54 R52 S50 *41 *30 *51 *50 R51 T54 *53 S53 / R51 R52 R54 *50 R50 S50 *41 *30 *51 *53 /
R52 R54 S50 T54 A50 R50 *51 *50 *41 *30 *53 S53

5 bbr../rrbrrbrrbb/bbrrbbbrrbbrbrb/brrbbbrbrbbrrbbbrbbb/.rbrrrrr...rrb.rb....rr.. b stones=1 left=1
swap=no passes=0 | A54 S54 S53 *50 R50 R53 R54 / A10 A54 A53 S54 *50 S53 / R10 A54 A53 S54 *50 S53 / *50
S54 S53 A54 A53 R53 / S53 A54 S54 *50 A53 T50 R53 R54 / S54 A54 *50 T50 A53 R53 S53 R54 / T50 S54 S53 A54
*50 A53 / T54 A54 A53 S54 *50 S53 / A52 S54 S53 A54 *50 A53 / A53 S54 S53 *50 A54 R50 R53 R54 / R50 A54
A53 S54 *50 S53 / R53 S54 S53 A54 *50 A53 / R54 A54 S54 A53 *50 T50 S53 A52
"""
