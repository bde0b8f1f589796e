"""What Discord documents as invalid is refused here, so that a bot which passes would pass there.

One module per kind of body: `messages`, `components`, `modals`, `commands`. Each function returns nothing and
raises `ApiError` (mostly 50035, "Invalid Form Body") at the first thing that is wrong. Lengths are counted in
code points. Where the documentation is silent but the outcome would surprise a person (a menu asking for more
values than it has options), the stand-in refuses too.
"""
