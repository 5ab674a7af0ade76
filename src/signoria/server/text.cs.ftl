why-stale = Otázka se změnila; podívejte se znovu.
why-busy = U stolu je rušno; zkuste to znovu.
why-stopped = Hra byla ukončena dohodou.
why-not-started = Hra ještě nezačala.
why-started = Hra už začala.
why-not-over = Hra ještě neskončila.
why-no-table = Takový stůl neexistuje.
why-no-title = Taková hra tu není.
why-no-data = Tato herní data na serveru nejsou.
why-no-entry = Takový zápis v záznamu není.
why-no-such-seat = Takové místo neexistuje.
why-no-such-bot = Takový druh bota neexistuje.
why-no-person = Takový účet neexistuje.
why-no-promise = Takový slib neexistuje.
why-no-order = Takový příkaz neexistuje.
why-no-proposal = Tento návrh už neexistuje.
why-no-address = Na této adrese nic není.
why-seat-taken = Tam už někdo sedí.
why-seats-open = Některá místa jsou ještě volná.
why-not-invited = Tento stůl je soukromý; k místu je třeba pozvánka.
why-not-seated = To mohou jen hráči u tohoto stolu.
why-not-your-seat = To není vaše místo.
why-not-your-eyes = Očima ostatních se lze dívat až po skončení hry.
why-not-host = To může jen ten, kdo stůl založil.
why-no-spectators = U tohoto stolu se nepřihlíží.
why-no-leaving = Hra začala a u tohoto stolu za nikoho nehraje bot.
why-delayed = Diváci vidí tento stůl se zpožděním; zpět lze listovat až po skončení.
why-dead-token = Tento odkaz na místo byl nahrazen nebo je chybný.
why-nobody = Nikdo tu není přihlášen.
why-undo-agreed-none = U tohoto stolu se hraje bez vracení tahů.
why-takeback-agreed-none = U tohoto stolu se tahy neberou zpět.
why-takeback-nothing = Takový zápis nelze vzít zpět.
why-proposal-open = Jiný návrh je ještě otevřený.
why-voted = Na vaši odpověď se nečeká.
why-no-hints = U tohoto stolu se hraje bez nápovědy.
why-hints-rated = Hodnocená partie se hraje bez nápovědy.
why-analysis-failed = Rozbor této partie se nezdařil.
why-replay = To je minulost.
why-record-secret = Záznam by prozradil tajemství; otevře se po skončení hry.
why-not-verified = Rozdání se nepodařilo ověřit.
why-other-rules = Tato partie začala podle jiných pravidel, než má tento server; lze si ji přečíst a bude pokračovat, až se vrátí.
why-bad-record = Tento záznam nelze přečíst.
why-bad-action = To není akce této hry.
why-bad-request = Požadavek nelze přečíst.
why-bad-email = To není e-mailová adresa.
why-malformed = Zprávu nelze přečíst: { $detail }.
why-too-large = To je příliš velké.
why-empty = Je to prázdné.
why-hello-first = První zpráva musí být hello.
why-foreign-origin = Tento požadavek přichází z cizí stránky.
why-our-fault = Na serveru se něco pokazilo; nic se neztratilo.
why-no-database = Server teď nedosáhne na svou databázi; nic se neztratilo. Zkuste to prosím za chvíli znovu.
why-too-fast = Příliš mnoho najednou; zkuste to za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
why-wrong-password = Jméno nebo heslo je chybné.
why-login-taken = Toto jméno je obsazené.
why-has-account = Účet už máte.
why-vacation-used-up = { $days ->
    [0] Letos už žádná dovolená nezbývá.
    [one] Letos zbývá jen jeden den dovolené.
    [few] Letos zbývají jen { $days } dny dovolené.
   *[other] Letos zbývá jen { $days } dnů dovolené.
}
why-no-push = Tento server neposílá oznámení push.
why-push-host = Tuto službu push server nezná.
why-notes-need-person = Poznámky patří osobě; odkaz na místo žádnou nemá.
why-too-many-orders = Více příkazů jedno místo mít nemůže.
why-too-many-promises = Více slibů si tento stůl nezapamatuje.
why-promise-settled = Na tento slib už bylo odpovězeno.
why-promise-not-accepted = Tento slib nebyl přijat.
why-order-unclear = Příkaz říká právě jedno: tuto odpověď, do nejvyšší nabídky, odpověď podle pravidel.
why-order-frame = Taková otázka v této hře není.
why-order-event-unknown = Taková událost v této hře není.
why-order-changed = Otázka teď zní jinak.
why-order-maximum = Vaše nejvyšší nabídka byla překonána.
why-order-event = Stalo se něco, co tento příkaz ukončuje.
why-order-withdrawn = Odvolali jste jej.
no-client = Server Signoria běží. Webový klient v něm není; programy mluví s /api (viz /api/openapi.json).
notice-subject = { $table } čeká na vás
notice-text = { $name }, stůl { $table } čeká na vaše rozhodnutí: { $address }
trial-subject = Signoria umí posílat dopisy
trial-text = Toto je zkušební dopis z poštovního serveru Signorie na { $address }. Tak budou chodit i připomínky.
