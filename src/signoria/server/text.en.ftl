why-stale = The question has changed; look again.
why-busy = The table is very busy; try again.
why-stopped = The game was ended by agreement.
why-not-started = The game has not begun.
why-started = The game has begun.
why-not-over = The game is not over.
why-no-table = There is no such table.
why-no-title = There is no such title.
why-no-entry = The record has no such entry.
why-no-such-seat = There is no such seat.
why-no-such-bot = There is no such kind of bot.
why-no-person = There is no such account.
why-no-promise = There is no such promise.
why-no-order = There is no such order.
why-no-proposal = There is no such proposal any more.
why-no-address = There is nothing at this address.
why-seat-taken = Somebody else sits there.
why-seats-open = Some seats are still open.
why-not-invited = This table is private; a seat needs the invitation.
why-not-seated = Only players at this table can do this.
why-not-your-seat = This is not your seat.
why-not-your-eyes = Other seats' eyes are opened when the game is over.
why-not-host = Only the host of the table can do this.
why-no-spectators = This table does not want spectators.
why-no-leaving = The game has begun, and this table has agreed that no bot plays on.
why-delayed = Spectators see this table with a delay; stepping back opens when it is over.
why-dead-token = This seat link has been replaced or is wrong.
why-nobody = Nobody is signed in here.
why-undo-agreed-none = This table has agreed to play without undo.
why-takeback-agreed-none = This table has agreed to play without taking back.
why-takeback-nothing = There is no such entry to take back.
why-proposal-open = Another proposal is still open.
why-voted = Your answer is not asked for.
why-replay = This is the past.
why-record-secret = The record would give secrets away; it opens when the game is over.
why-not-verified = The deal could not be verified.
why-other-rules = This game was played with other rules than this server has.
why-bad-record = This is not a record that can be read.
why-bad-action = This is not an action of this game.
why-bad-request = The request cannot be read.
why-bad-email = This is not an e-mail address.
why-malformed = The message cannot be read: { $detail }.
why-too-large = This is too large.
why-empty = There is nothing in it.
why-hello-first = The first message must be a hello.
why-foreign-origin = This request comes from another site.
why-our-fault = Something went wrong on the server; nothing was lost.
why-too-fast = Too much at once; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
why-wrong-password = Name or password are wrong.
why-login-taken = This name is taken.
why-has-account = You have an account already.
why-vacation-used-up = { $days ->
    [0] No vacation is left this year.
    [one] Only one day of vacation is left this year.
   *[other] Only { $days } days of vacation are left this year.
}
why-no-push = This server does not send push messages.
why-push-host = This push service is not known to this server.
why-notes-need-person = Notes belong to a person; a seat token has none.
why-too-many-orders = You have as many standing orders as a seat can have.
why-too-many-promises = This table has as many promises as it can keep.
why-promise-settled = This promise has been answered.
why-promise-not-accepted = This promise has not been accepted.
why-order-unclear = An order says exactly one of: this answer, up to a maximum, the rules' own answer.
why-order-frame = This game has no such kind of question.
why-order-event-unknown = This game has no such kind of event.
why-order-changed = The question reads differently now.
why-order-maximum = Your maximum has been passed.
why-order-event = Something happened that ends this order.
why-order-withdrawn = You withdrew it.
no-client = The Signoria server runs. No web client was built into it; programs speak to /api (see /api/openapi.json).
notice-subject = { $table } waits for you
notice-text = { $name }, the table { $table } waits for your decision: { $address }
