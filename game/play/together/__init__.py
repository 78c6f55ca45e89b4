"""Games played from several devices: fair dice from hash chains, letters, merging, checking."""
