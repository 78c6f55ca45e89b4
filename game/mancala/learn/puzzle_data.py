"""Made by `python3 -m tools puzzles mancala --seed puzzles --games 1200`. Read by `game.learn.puzzle`."""

PUZZLES = """
1 2 0 0 0 0 2 3/2 1 0 0 0 0 0 1 58 58 S - capture=smallest komi=0 swap=no end=empty repetition=yes | B xD
A xC xh xB H a xd b xe xG xd c xf e xf d xe / H xB xc a xd b xe xG xd c xe h xd xA / A xB xh a xc xH G b
xd c xd a xb xH / G xB xb a xd xH xc h xb xA

0 1 0 0 2 2 4 0/0 3 2 1 0 0 0 0 55 58 S - capture=smallest komi=0 swap=no end=empty repetition=yes | F xH
xc xB G d xf xE xe b xf a xe xH xd c xe b xd c xd / G xB xb c xf xF xe d xf xE xe a xb xH / B xC G c xf
xF xe d xf xE xe b xf a xc xH xe b xd c xd / E xB xd b xe xG xd c xf xF

2 0 2 0 0 1 5 1/1 3 1 0 0 1 0 2 55 54 S - capture=smallest komi=0 swap=no end=empty repetition=yes | C xE
xf xD A xC xh xB G b xf a xe xH xb c xg xF xf d xg f xg / G b xe f xg xC xd c xf xF xe a xd xH xc h xb xC
A xD B xD C xE D xE / A xB xh b xe xG xd c xe xF xd a xb xH C xF xf xE D xE / H b xe xG xd c xe xF xd a
xc b xc h C xE xf xD A xD B xD C xE / F f xg xC xc b xe xG xd a xc xH xb h A xD B xD

2 0 5 0 0 0 0 0/0 0 0 1 1 7 1 2 54 55 N - capture=smallest komi=0 swap=no end=empty repetition=yes | h xe
xA xd f A xE xh xD B xE xg xD C xF G xE xb xD / f C xG B xF xg xC A xC xh xB D xG xe xF E xG xd xF H a xc
b xd c xd / e xd f A xF xh xE C xF B xE xg xC D xE H xF xa b xd xG xc / d xg f C xG A xF xh xC D xG xe xF
B xD xg xC E xG H xF xb a xc b xc / g xd f C xG A xF xh xC E xG B xF xg xC D xF xe xG H xE xb a xc b xc

3 0 1 3 0 0 3 0/0 3 0 0 4 2 0 5 48 56 S - capture=smallest komi=0 swap=no end=empty repetition=yes | D xF
xe xE A xD xh xB C xE xf xD G b xf a xe xH xd c xe b xd c xd / G f xg xC xb e xg xD xf h A xG D xC E xG F
xB / A xB xh f xh xC xg b xd xG xc e xf xD / C f xg e xg xD xf b xe xG xd h A xG E xG

0 0 1 1 1 0 1 0/0 2 9 5 2 2 0 0 50 54 N - capture=smallest komi=0 swap=no end=empty repetition=yes | f xh
xC xg d xg xE xf e xg xD xf c xd h A b xd xG xc g xh xB C xF xf xE D xG xe xF / c E xF xd e G xH xb xD C
xE xf xD B xC xg h A xC B xD C xD / d xg xE xc e xg xD G xH xb f A xC xh / e xg xD xc d xg xE xe f C xD A
xC xh b xd / b xc xG E xF xd

0 0 0 0 3 0 0 4/3 3 1 2 0 0 0 0 55 57 N - capture=smallest komi=0 swap=no end=empty repetition=yes | b xe
c xe a xc xH xb d xg xE xf h xe xA / d xf xE xe c xd a xd xH xc b xc d xf e xg f xg / c xb a xc xH xb d
xg xE xh f xg e xf / a xc xH xb d xg xE xf e xf

1 0 0 0 4 0 5 1/1 3 3 2 0 0 0 1 55 52 N - capture=smallest komi=0 swap=no end=empty repetition=yes | c xf
d xg xE xf b xd xG xc e xg a xf xH xb h A xC B xD C xD / d xf xE xe b xe xG xd c xg h xf xA xe d xe a xb
xH / b xe xG xc d xg xE xf a xe xH xb h A xC B xC / a xc xH G b xe g xf c xe d xg xE xf a xe xH xb / h xc
xA G b xf a xe xH xb c xf d xg xE xf e xg

0 0 0 6 0 0 4 2/2 3 3 0 2 0 0 0 54 52 N - capture=smallest komi=0 swap=no end=empty repetition=yes | c xf
b xc xG xd e xg xD xf a xc xH xb h A xC / e xg xD xf b xe xG xd c xg a xf xH xb c xe d xf e xf / b xd xG
xc a xc xH xb e xg xD xh f xg / a xc xH D xF xe xE G a xd xH xc b xg e xd

3 0 2 0 1 1 0 0/4 0 3 3 0 3 0 3 53 52 N - capture=smallest komi=0 swap=no end=empty repetition=yes | d xg
xE xe c xe xF xd a xe f xd xC xc h xb xD C xD B xD xg xC A xD B xF C xD E xG / a xe f xg xC xb c xg xF xe
d xg xE xe f xg h A xG E xG D xE B xD C xD F xE xc b xc xG H a xc b xc / f xg xC xa c xf xF xe d xf xE xe
h A xF D xF C xD B xD xg xC E xG H xF xa / c xe xF xa d xg xE xe h C xF xf / h xa xB A xD E xG xd xB C xE
xf xD F xG xc

0 3 2 0 0 5 1 3/3 1 4 0 0 1 2 0 52 51 S - capture=smallest komi=0 swap=no end=empty repetition=yes | C xE
xf xD B xE xg xD F xC xc a xe xH xd b xe xG xd c xe / B xE xg xD C xE xf xD F a xe xH xd b xe xG xd c xf
g xe xB xd h A xC B xD C xD / F a xe xH xd b xe xG xd c xe g xd xB C xE xf xD A xC / H c xe xF xh a xe g
xc xB xd b xe xG xd f xg xC xc h A xC B xD / G c xe xF xd f xh xC xb a xd xH xc g xb xC B xF A xC

11 3 0 0 1 1 1 0/0 5 1 1 0 0 2 0 49 53 S - capture=smallest komi=0 swap=no end=empty repetition=yes | B
xD xg xC A xD G xC xb xB H c xe xF xb d xg xE xf a xb c xe d xf e xf / A xD G xC xb d xf xE xe c xe xF xd
a xc xH xb g B xF A xC xh xE B xD / G xH xb xA / E xA xd b xf xG / F xA xc b xf xG
"""
