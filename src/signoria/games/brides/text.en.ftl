title = Brides & Bribes
tagline = Noble weddings, bribes and daggers in Genoa.
choice-white_coach = White coach with two players
choice-white_coach-0 = Drawn by lot
choice-white_coach-1 = First seat
choice-white_coach-2 = Second seat
prompt-residences = Choose your residence.
waiting-residences = Residences are being chosen.
prompt-second-colours = Choose a second colour: one more coach and two of its loyals.
waiting-second-colours = Second colours are being chosen.
prompt-start-workers = Take a worker of any colour.
waiting-start-workers = First workers are being chosen.
prompt-round = A new phase begins.
waiting-round = A new phase begins.
prompt-laying-tiles = Lay tiles: you have { $left ->
    [one] one action
   *[other] { $left } actions
}.
waiting-laying-tiles = { $seat } is laying tiles.
prompt-far-colonies = The ships return from the colonies.
waiting-far-colonies = The ships return from the colonies.
prompt-on-ship = { $ship }: you have { $uses ->
    [one] one use
   *[other] { $uses } uses
} left.
waiting-on-ship = { $seat } trades in the colonies.
prompt-districts = Choose the next district to resolve.
waiting-districts = { $chooser } chooses the next district.
prompt-resolution = A district is being resolved.
waiting-resolution = A district is being resolved.
prompt-leaders = Choose in secret who leads your delegation.
waiting-leaders = Leaders are being chosen in secret.
prompt-first-in-circle = The turn order may be influenced.
waiting-first-in-circle = The turn order may be influenced.
prompt-step-one = You may change the turn order of this district.
waiting-step-one = { $asked } may influence the turn order.
prompt-circle-goes-on = The turn order may be influenced further.
waiting-circle-goes-on = The turn order may be influenced further.
prompt-turn = { $seat } is the active player.
waiting-turn = { $seat } is the active player.
prompt-announcing = Announce your action.
waiting-announcing = { $seat } announces an action.
prompt-interference = { $active } wants to { $deed }. Do you interfere?
waiting-interference = { $asked } may interfere.
prompt-play = { $user } uses { $tile }. Do you counter?
waiting-play = { $asked } may counter { $tile }.
prompt-worked = An ability takes effect.
waiting-worked = An ability takes effect.
prompt-completing = Carry out your action ({ $deed }) or help it with a tile first.
waiting-completing = { $seat } completes: { $deed }.
prompt-dowry = { $groom } marries { $bride }. Do you steal the dowry?
waiting-dowry = { $asked } may steal the dowry.
prompt-dowry-workers = Choose a worker from the dowry: { $workers } to take.
waiting-dowry-workers = { $seat } chooses workers from the dowry.
prompt-afterwards = { $window ->
    [5] You may use other abilities now; they may hit anybody here.
   *[other] You may use abilities that follow this action; others come after.
}
waiting-afterwards = { $seat } may use further abilities.
prompt-peek = Below lies { $tile }. Exchange it with the face-up tile?
waiting-peek = { $seat } looks at the tile below.
prompt-change-leader = Another character of your hand must lead.
waiting-change-leader = { $seat } has to change leaders.
prompt-replace-leader = Your leader is dead. Choose another one.
waiting-replace-leader = { $seat } chooses a new leader.
prompt-round-end = The round ends.
waiting-round-end = The round ends.
prompt-purchase = You may buy one business.
waiting-purchase = Businesses are being bought.
prompt-pay-any = Pay a worker of any colour.
waiting-pay-any = { $seat } pays for a business.
prompt-wages = Whose wages do you pay, a ducat each? The others leave you.
waiting-wages = Wages are being paid.
prompt-buying-back = Which used items do you buy back, for a ducat each?
waiting-buying-back = Used items are being bought back.
do-choose-family = Choose { $family }
do-choose-second-colour = Choose { $family }
do-take-worker = Take a worker: { $colour }
do-send = Send { $tile } to the { $district }
do-embark = Send { $tile }: { $ship }
do-reinforce = Reinforce the { $district } with { $tile }
do-reinforce-ship = Reinforce the ship with { $tile }
do-ask-favour = Ask the Doge for favour with { $tile }
do-pass = Pass
do-done = Nothing more
do-exchange-worker = Exchange a worker: { $given } for { $colour }
do-buy-worker = Buy a worker: { $colour }
do-activate = Resolve the { $district }
do-choose-leader = { $tile } leads
do-new-leader = { $tile } leads
do-announce = Announce: { $deed }
do-carry-out = Carry out
do-skip = Skip for now
do-swap-common = Exchange the two tiles
do-leave-common = Leave them as they are
do-buy-business = Buy { $business }
do-pay-worker = Pay a worker: { $colour }
do-keep = { $kept_id ->
    [0] Let everybody go
   *[other] Keep { $kept }
}
do-buy-back = { $items_id ->
    [0] Buy nothing back
   *[other] Buy back { $items }
}
do-use = Use { $tile }
do-use-on-player = Use { $tile } against { $target }
do-use-on-bride = Use { $tile }: { $rank }
do-use-with-district = Use { $tile }: exchange with the { $district }
do-swap-brides = Use { $tile }: exchange the { $rank } with the { $district }
do-use-for-colour = Use { $tile }: { $colour }
do-sell-influence = Sell influence with { $tile }
event-family-chosen = { $seat } chose { $family }.
event-second-colour-chosen = { $seat } added { $family }.
event-round-began = Round { $round } began; { $start } started.
event-tile-sent = { $tile_id ->
    [-1] { $seat } sent a delegation to the { $district }.
   *[other] { $seat } sent { $tile } to the { $district }.
}
event-tile-embarked = { $tile_id ->
    [-1] { $seat } sent a delegation to the colonies: { $ship }.
   *[other] { $seat } sent { $tile } to the colonies: { $ship }.
}
event-reinforced = { $tile_id ->
    [-1] { $seat } reinforced the delegation in the { $district }.
   *[other] { $seat } reinforced the delegation in the { $district } with { $tile }.
}
event-ship-reinforced = { $tile_id ->
    [-1] { $seat } reinforced the delegation on the ship.
   *[other] { $seat } reinforced the ship with { $tile }.
}
event-favour-asked = { $seat } showed { $tile } and came { $space ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in the Doge's favour.
event-laying-stopped = { $seat } passed with { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
} left.
event-favour-set = { $seat } came { $space ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in the Doge's favour.
event-ship-revealed = { $seat } revealed { $tile } on { $ship }.
event-ship-returned = { $ship }: the delegation of { $seat } went home.
event-workers-gained = { $seat } took { $workers ->
    [one] a worker
   *[other] { $workers } workers
}: { $colour }.
event-workers-returned = { $seat } gave back { $workers ->
    [one] a worker
   *[other] { $workers } workers
}: { $colour }.
event-workers-hired = { $seat } hired { $workers ->
    [one] a worker
   *[other] { $workers } workers
}: { $colour }.
event-ducats-moved = { $giver_id ->
    [-1] { $taker } got { $ducats ->
            [one] one ducat
           *[other] { $ducats } ducats
        } from the bank.
   *[other] { $taker_id ->
        [-1] { $giver } paid { $ducats ->
                [one] one ducat
               *[other] { $ducats } ducats
            } to the bank.
       *[other] { $taker } got { $ducats ->
                [one] one ducat
               *[other] { $ducats } ducats
            } from { $giver }.
    }
}
event-influence-gained = { $seat } gained { $influence } influence.
event-influence-lost = { $seat } gave up { $influence } influence.
event-business-bought = { $seat } bought { $business }.
event-item-gained = { $seat } received { $tile }.
event-item-returned = { $tile } of { $seat } went back to its stack.
event-common-dismissed = { $seat } let { $tile } go.
event-common-discarded = { $tile } left the { $district }.
event-common-turned-up = { $tile } came to the { $district }.
event-district-refilled = The { $district } received a worker and an influence marker.
event-game-ended = { $round ->
    [6] The sixth and last round ended.
   *[other] Somebody had the influence that ends the game: it ended with round { $round }.
} Every five ducats counted one influence.
event-district-activated = { $seat } chose the { $district }.
event-delegation-withdrew = The delegation of { $seat } withdrew unseen from the { $district }.
event-leader-revealed = { $tile } came forward to lead for { $seat }.
event-turn-order-set = { $seat } came { $space ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in the order of turns.
event-announced = { $seat } announced: { $deed }.
event-tile-used = { $seat } used { $tile }.
event-ability-cancelled = { $tile } of { $seat } was countered.
event-ability-fizzled = { $tile } of { $seat } found nobody to strike.
event-skipped = { $seat } skipped and will announce later.
event-announcement-barred = { $seat } had to announce something other than: { $deed }.
event-leader-killed = { $tile }, the leader of { $seat }, was killed.
event-character-killed = { $tile } of { $seat } was killed in the act.
event-leader-set = { $tile } took over the lead for { $seat }.
event-leader-stayed = { $seat } had nobody else to lead.
event-left-district = { $seat } left the { $district }.
event-married = { $tile } of { $seat } married { $bride } in the { $district }.
event-dowry-stolen = { $thief } stole the dowry from { $seat }.
event-common-hired = { $seat } hired { $tile }.
event-markers-taken = { $seat } took { $markers ->
    [one] one marker
   *[other] { $markers } markers
}.
event-prestige-changed = The leader of { $seat } { $by ->
    [-1] lost 1
    [-2] lost 2
    [-3] lost 3
   *[other] gained { $by }
} prestige.
event-charm-changed = The leader of { $seat } { $by ->
    [-1] lost 1
    [-2] lost 2
    [-3] lost 3
   *[other] gained { $by }
} charm.
event-brides-charm-changed = All brides in the { $district } { $by ->
    [-1] lost 1
    [-2] lost 2
    [-3] lost 3
   *[other] gained { $by }
} charm.
event-lord-prestige-changed = The lord of the { $district } { $by ->
    [-1] lost 1
    [-2] lost 2
    [-3] lost 3
   *[other] gained { $by }
} prestige.
event-weddings-banned = Weddings were forbidden in the { $district }.
event-workers-banned = Taking workers was forbidden in the { $district }.
event-edict-read = { $seat } was put first here.
event-commons-exchanged = The commons of the { $district } and the { $other } changed places.
event-workers-exchanged = The workers of the { $district } and the { $other } changed places.
event-brides-exchanged = { $bride } and { $other } changed places.
event-bride-replaced = { $other } came in place of { $bride }.
event-tile-below-seen = { $tile_id ->
    [-1] { $seat } looked at the tile below the face-up common.
   *[other] { $seat } looked at the tile below: { $tile }.
}
event-common-swapped = { $up } was laid face up, { $down } below.
event-hand-seen = { $seat } held { $tile }.
event-hands-spied = { $seat } looked at the hands of the others.
event-bride-killed = { $bride } was killed in the { $district }.
event-man-widowed = { $tile } of { $seat } became a widower.
event-couple-moved-up = { $bride }, married to a man of { $seat }, moved to the first place.
event-bride-arrived = { $bride } came to the { $district }.
event-district-ended = The { $district } was resolved.
why-not-your-tile = You cannot use this tile here.
why-already-there = You already have a delegation there.
why-no-coach = You have no free coach.
why-ship-taken = This ship is taken.
why-one-ship = You may occupy only one ship.
why-delegation-full = A delegation holds at most three tiles.
why-nothing-to-reinforce = You have no delegation there.
why-favour-once = You have already asked for favour this round.
why-no-favour-track = With two players there is no favour track.
why-no-item-for-favour = The Doge wants to see a character, not an item.
why-not-in-play = This district is not in play.
why-already-resolved = This district has already been resolved this round.
why-leader-is-a-character = Only a character can lead.
why-barred = You have to announce a different action this time.
why-no-bride = There is no unmarried bride in this place.
why-leader-cannot-marry = Only a loyal can marry, and yours does not lead.
why-weddings-banned = Weddings are banned here.
why-out-of-reach = Prestige or charm are out of your reach.
why-no-workers = There are no workers here.
why-workers-banned = Nobody may take workers here any more.
why-no-common = No common lies face up here.
why-no-markers = There is no influence marker here.
why-already-used = This tile has already been used this round.
why-wrong-window = This ability cannot be used at this moment.
why-no-target = There is no such target for this ability now.
why-must-carry-out = You have to carry your action out.
why-not-yet = Your action cannot be carried out yet.
why-too-poor = You cannot afford this.
why-supply-empty = The supply has no such worker, or you have none to give.
why-one-of-a-kind = You already own a business of this type.
why-stack-empty = All cards of this business are sold.
why-family-taken = This family is already taken.
rule-BRI-007 = Where tiles are
rule-BRI-008 = Each ability once a round
rule-BRI-020 = Districts in play
rule-BRI-025 = Choosing a residence
rule-BRI-051 = One to three tiles make a delegation
rule-BRI-052 = One coach a district, one in the colonies
rule-BRI-062 = Sending a delegation to Genoa
rule-BRI-063 = Sending a delegation to the colonies
rule-BRI-064 = Reinforcing a delegation
rule-BRI-065 = Asking the Doge for favour
rule-BRI-081 = Trading in the colonies
rule-BRI-100 = Choosing the next district
rule-BRI-103 = Leaders are chosen in secret
rule-BRI-131 = What an action needs
rule-BRI-132 = What a wedding needs
rule-BRI-151 = Interference must concern the action
rule-BRI-155 = When an action must be carried out
rule-BRI-158 = Announcing again after the Maga
rule-BRI-159 = Abilities have their moment
rule-BRI-191 = A loyal must lead to marry
rule-BRI-192 = Prestige and charm of the groom
rule-BRI-263 = Venefica bans weddings
rule-BRI-281 = Praeco bans the taking of workers
rule-BRI-306 = What a business costs
rule-BRI-308 = One business of each type, one a round
rule-BRI-374 = Two players have no favour track
rule-BRI-050 = A round has four phases
rule-BRI-061 = Laying tiles, two actions a turn
rule-BRI-080 = The ships to the colonies
rule-BRI-102 = A delegation takes its tiles in hand
rule-BRI-105 = Influencing the turn order
rule-BRI-130 = Everybody present announces one action
rule-BRI-150 = Interfering, once each
rule-BRI-156 = Abilities after the action
rule-BRI-160 = Countering an ability
rule-BRI-195 = The dowry
rule-BRI-223 = A killed leader is replaced
rule-BRI-265 = Emissarius: another leader
rule-BRI-330 = The end of a round
rule-BRI-331 = Buying a business
rule-BRI-333 = Paying wages
rule-BRI-336 = Buying items back
rule-BRI-372 = Two players: a second colour
rule-BRI-393 = Only the user sees it
tile-0 = Mileto Carretto
tile-1 = Filippo Carretto
tile-2 = Carlo Carretto
tile-3 = Isacco Carretto
tile-4 = Taddeo Foglietta
tile-5 = Oberto Foglietta
tile-6 = Franco Foglietta
tile-7 = Aldo Foglietta
tile-8 = Luigi Granara
tile-9 = Enrico Granara
tile-10 = Gianluca Granara
tile-11 = Giorgio Granara
tile-12 = Luca Malabita
tile-13 = Matteo Malabita
tile-14 = Paolo Malabita
tile-15 = Raineo Malabita
tile-16 = Raffaele Oliva
tile-17 = Isandro Oliva
tile-18 = Geremia Oliva
tile-19 = Antonio Oliva
tile-20 = Geminus (double)
tile-21 = Leprosus (leper)
tile-22 = Puella (sweetheart)
tile-23 = Puella (sweetheart)
tile-24 = Venefica (witch)
tile-25 = Venefica (witch)
tile-26 = Calumniator (slanderer)
tile-27 = Emissarius (spy)
tile-28 = Latro (thief)
tile-29 = Sicarius (assassin)
tile-30 = Sicarius (assassin)
tile-31 = Sicarius (assassin)
tile-32 = Amicus (friend)
tile-33 = Corruptor (seducer)
tile-34 = Magistratus (magistrate)
tile-35 = Tabularius (archivist)
tile-36 = Tabularius (archivist)
tile-37 = Tutor (chaperone)
tile-38 = Amica (mistress)
tile-39 = Falconarius (falconer)
tile-40 = Maga (sorceress)
tile-41 = Mediator (middleman)
tile-42 = Custos (guardian)
tile-43 = Custos (guardian)
tile-44 = Fraudator (swindler)
tile-45 = Fraudator (swindler)
tile-46 = Mercator (merchant)
tile-47 = Poeta (bard)
tile-48 = Praeco (herald)
tile-49 = Scurra (jester)
tile-50 = Venenum (poison)
tile-51 = Venenum (poison)
tile-52 = Venenum (poison)
tile-53 = Venenum (poison)
tile-54 = Venenum (poison, dark)
tile-55 = Venenum (poison, dark)
tile-56 = Venenum (poison, dark)
tile-57 = Venenum (poison, dark)
tile-58 = Antidotum (antidote)
tile-59 = Antidotum (antidote)
tile-60 = Antidotum (antidote)
tile-61 = Antidotum (antidote)
tile-62 = Antidotum (antidote, dark)
tile-63 = Antidotum (antidote, dark)
tile-64 = Antidotum (antidote, dark)
tile-65 = Vinum (wine)
tile-66 = Vinum (wine)
tile-67 = Vinum (wine)
tile-68 = Vinum (wine)
tile-69 = Vinum (wine, dark)
tile-70 = Anulus (ring)
tile-71 = Anulus (ring)
tile-72 = Anulus (ring)
tile-73 = Anulus (ring)
tile-74 = Edictum (edict)
tile-75 = Edictum (edict)
tile-76 = Edictum (edict)
tile-77 = Edictum (edict)
tile-78 = Vestis (robe)
tile-79 = Vestis (robe)
tile-80 = Vestis (robe)
tile-81 = Vestis (robe)
family-0 = Carretto (green)
family-1 = Foglietta (yellow)
family-2 = Granara (red)
family-3 = Malabita (blue)
family-4 = Oliva (black)
colour-0 = black
colour-1 = blue
colour-2 = green
colour-3 = red
colour-4 = yellow
district-0 = Village
district-1 = Fortress
district-2 = Citadel
district-3 = Market
district-4 = Harbour
ship-0 = Ship 1
ship-1 = Ship 2
ship-2 = Ship 3
ship-3 = Ship 4
bride-0 = Ginevra
bride-1 = Bianca
bride-2 = Violante
bride-3 = Lucrezia
bride-4 = Isabella
bride-5 = Caterina
bride-6 = Eleonora
bride-7 = Verdina
bride-8 = Orietta
bride-9 = Nicoletta
bride-10 = Benedetta
bride-11 = Marietta
bride-12 = Pellina
bride-13 = Argentina
lord-0 = Andrea Imperiale
lord-1 = Luca Spinola
lord-2 = Stefano Grimaldi
lord-3 = Francesco Doria
lord-4 = Ettore Fieschi
rank-0 = first bride
rank-1 = second bride
deed-0 = marry the first bride
deed-1 = marry the second bride
deed-2 = hire the workers
deed-3 = hire the common
deed-4 = take the influence
deed-5 = take a ducat
business-0 = Aurificis taberna (jeweller)
business-1 = Herbarium (apothecary)
business-2 = Hospitium (hospital)
business-3 = Popina (tavern)
business-4 = Publicus scriba (notary)
business-5 = Sarcinator (tailor)
item-0 = Venenum (poison)
item-1 = Antidotum (antidote)
item-2 = Vinum (wine)
item-3 = Anulus (ring)
item-4 = Edictum (edict)
item-5 = Vestis (robe)

# Where points come from.
tie-break = Only the married can win. Of equal influence, more first brides come first, then second brides, businesses, ducats and favour.
points-first = First brides
points-second = Second brides
points-markers = Influence markers
points-businesses = Businesses
points-ducats = Ducats at the end
points-prestige = Paid for prestige
points-murders = Brides lost
points-sales = Sold by the Mercator

# What components do.
-extra-worker = After you hired workers here: one more worker of the district's colour.
-guard = Stops one murder of a character of yours here, or of your bride here.
-wedding-ducats = After your wedding here: 2 ducats from the bank, besides the dowry.
-swap-commons = Exchanges the face-up character here with that of another district: when somebody hires it, or after your action.
-peek-swap-common = When somebody hires the character here: look at the tile below it and exchange the two if you like.
-swap-workers = Exchanges all workers here with those of another district: when somebody hires them, or after your action.
-steal-one = For your own wedding: steals 1 ducat from a player here.
-action-ducat = After any action of yours here except taking a ducat: 1 ducat from the bank.
-rivals-charm-down = All other leaders here have 2 charm less: against a wedding, or after your action.
-brides-charm-up = Both brides here ask for 3 more charm: against a wedding, or after your action.
-ban-weddings = When somebody else announces a wedding: nobody marries here any more, not even you.
-leader-prestige-down = Another leader here has 2 prestige less: before the turn order is set, against a wedding, or after your action.
-force-leader-change = Another player must let another character lead, if he has one: before the turn order is set, against a wedding, or after your action.
-steal-bonus = Steals 1 ducat from a player here and takes 1 from the bank: against a wedding that needs money, for your own, or after your action.
-assassinate = Murders the leader who acts, a character just used against you, or after your action a leader or a bride married in an earlier round.
-wedding-tax = When somebody else announces a wedding: 1 ducat from every other player here, wedding or not.
-swap-bride-district = Exchanges an unmarried bride here with one of the same rank elsewhere: at a wedding, or after your action.
-rivals-prestige-down = All other leaders here have 1 prestige less: before the turn order is set, against a wedding, or after your action.
-own-prestige-up-2 = Your leader here has 2 more prestige: before the turn order is set, or for your wedding.
-swap-bride-box = Exchanges an unmarried bride here with a random one of the same rank from the box: at a wedding, or after your action.
-steal-dowry = At somebody else's wedding here: the dowry is yours.
-spy-hands = Look at the hands of all others here: before the turn order is set, or after your action.
-change-action = Whoever announced an action must announce another one; no help against taking a ducat.
-recolour-workers = After you hired workers here: all of them become workers of one colour of your choice.
-lord-prestige-up = The lord here asks for 2 more prestige: against a wedding, or after your action.
-trade = Sells one of your workers for 3 ducats or 1 influence for 6: for your wedding, or after your action.
-own-charm-up-3 = Your leader here has 3 more charm for your wedding.
-ban-workers = Nobody takes workers here any more, not even with wine: when somebody hires them or pours wine, or after your action.
-own-charm-up-4 = Your leader here has 4 more charm for your wedding.
-wine-worker = After your action: 1 worker of the district's colour from the supply.
-act-first = You act first here, even before the married; used before the turn order is set.
-own-prestige-up-3 = Your leader here has 3 more prestige: before the turn order is set, or for your wedding.
-light = Once used, the item can be bought back for 1 ducat by the owner of its business.
-dark = Once used, the item is gone.
about-tile-0 = { -extra-worker }
about-tile-1 = { -guard }
about-tile-2 = { -wedding-ducats }
about-tile-3 = { -swap-commons }
about-tile-4 = { -extra-worker }
about-tile-5 = { -guard }
about-tile-6 = { -wedding-ducats }
about-tile-7 = { -peek-swap-common }
about-tile-8 = { -extra-worker }
about-tile-9 = { -guard }
about-tile-10 = { -wedding-ducats }
about-tile-11 = { -swap-workers }
about-tile-12 = { -extra-worker }
about-tile-13 = { -guard }
about-tile-14 = { -wedding-ducats }
about-tile-15 = { -action-ducat }
about-tile-16 = { -extra-worker }
about-tile-17 = { -guard }
about-tile-18 = { -wedding-ducats }
about-tile-19 = { -steal-one }
about-tile-20 = { -peek-swap-common }
about-tile-21 = { -rivals-charm-down }
about-tile-22 = { -brides-charm-up }
about-tile-23 = { -brides-charm-up }
about-tile-24 = { -ban-weddings }
about-tile-25 = { -ban-weddings }
about-tile-26 = { -leader-prestige-down }
about-tile-27 = { -force-leader-change }
about-tile-28 = { -steal-bonus }
about-tile-29 = { -assassinate }
about-tile-30 = { -assassinate }
about-tile-31 = { -assassinate }
about-tile-32 = { -wedding-tax }
about-tile-33 = { -swap-bride-district }
about-tile-34 = { -rivals-prestige-down }
about-tile-35 = { -own-prestige-up-2 }
about-tile-36 = { -own-prestige-up-2 }
about-tile-37 = { -swap-bride-box }
about-tile-38 = { -steal-dowry }
about-tile-39 = { -spy-hands }
about-tile-40 = { -change-action }
about-tile-41 = { -recolour-workers }
about-tile-42 = { -guard }
about-tile-43 = { -guard }
about-tile-44 = { -lord-prestige-up }
about-tile-45 = { -lord-prestige-up }
about-tile-46 = { -trade }
about-tile-47 = { -own-charm-up-3 }
about-tile-48 = { -ban-workers }
about-tile-49 = { -swap-commons }
about-tile-50 = { -assassinate } { -light }
about-tile-51 = { -assassinate } { -light }
about-tile-52 = { -assassinate } { -light }
about-tile-53 = { -assassinate } { -light }
about-tile-54 = { -assassinate } { -dark }
about-tile-55 = { -assassinate } { -dark }
about-tile-56 = { -assassinate } { -dark }
about-tile-57 = { -assassinate } { -dark }
about-tile-58 = { -guard } { -light }
about-tile-59 = { -guard } { -light }
about-tile-60 = { -guard } { -light }
about-tile-61 = { -guard } { -light }
about-tile-62 = { -guard } { -dark }
about-tile-63 = { -guard } { -dark }
about-tile-64 = { -guard } { -dark }
about-tile-65 = { -wine-worker } { -light }
about-tile-66 = { -wine-worker } { -light }
about-tile-67 = { -wine-worker } { -light }
about-tile-68 = { -wine-worker } { -light }
about-tile-69 = { -wine-worker } { -dark }
about-tile-70 = { -own-charm-up-4 } { -light }
about-tile-71 = { -own-charm-up-4 } { -light }
about-tile-72 = { -own-charm-up-4 } { -light }
about-tile-73 = { -own-charm-up-4 } { -light }
about-tile-74 = { -act-first } { -light }
about-tile-75 = { -act-first } { -light }
about-tile-76 = { -act-first } { -light }
about-tile-77 = { -act-first } { -light }
about-tile-78 = { -own-prestige-up-3 } { -light }
about-tile-79 = { -own-prestige-up-3 } { -light }
about-tile-80 = { -own-prestige-up-3 } { -light }
about-tile-81 = { -own-prestige-up-3 } { -light }
about-family-0 = Isacco: { about-tile-3 }
about-family-1 = Aldo: { about-tile-7 }
about-family-2 = Giorgio: { about-tile-11 }
about-family-3 = Raineo: { about-tile-15 }
about-family-4 = Antonio: { about-tile-19 }
about-item-0 = { -assassinate }
about-item-1 = { -guard }
about-item-2 = { -wine-worker }
about-item-3 = { -own-charm-up-4 }
about-item-4 = { -act-first }
about-item-5 = { -own-prestige-up-3 }
about-business-0 = The owner gets influence and { item-3 }, and may buy it back after use.
about-business-1 = The owner gets influence and { item-0 }, and may buy it back after use.
about-business-2 = The owner gets influence and { item-1 }, and may buy it back after use.
about-business-3 = The owner gets influence and { item-2 }, and may buy it back after use.
about-business-4 = The owner gets influence and { item-4 }, and may buy it back after use.
about-business-5 = The owner gets influence and { item-5 }, and may buy it back after use.
about-deed-0 = A loyal leader marries the first bride: 2 influence for her and 3 for her place, and the dowry. Missing prestige is paid in influence, missing charm in ducats.
about-deed-1 = A loyal leader marries the second bride: 2 influence for her and 1 for her place, and the dowry. Missing prestige is paid in influence, missing charm in ducats.
about-deed-2 = Take all workers that lie here.
about-deed-3 = Take the face-up character; he serves you from the next round on, for 1 ducat a round.
about-deed-4 = Take all influence markers that lie here.
about-deed-5 = Take 1 ducat from the bank; this is always possible.
about-ship-0 = For each character aboard: exchange one of your workers for one of any colour.
about-ship-1 = For each character aboard: buy a worker of any colour for 2 ducats.
about-ship-2 = For each character aboard: buy a worker of any colour for 3 ducats.
about-ship-3 = For each character aboard: buy a worker of any colour for 4 ducats.

# Headings over an action that is being put together.
arg-tile = Tile
head-choose-family = Choose a family
head-choose-second-colour = Choose a second family
head-take-worker = Take a worker
head-send = Send a delegation
head-embark = To the colonies
head-reinforce = Reinforce a delegation
head-reinforce-ship = Reinforce the ship
head-ask-favour = Ask for favour
head-pass = Pass
head-done = Nothing more
head-exchange-worker = Exchange a worker
head-buy-worker = Buy a worker
head-activate = Next district
head-choose-leader = Choose a leader
head-new-leader = New leader
head-announce = Announce an action
head-carry-out = Carry out
head-skip = Skip for now
head-swap-common = Exchange the tiles
head-leave-common = Leave them
head-buy-business = Buy a business
head-pay-worker = Pay with workers
head-keep = Pay wages
head-buy-back = Buy items back
head-use = Use an ability
head-use-on-player = Against a player
head-use-on-bride = Concerning a bride
head-use-with-district = Exchange with a district
head-swap-brides = Exchange brides
head-use-for-colour = Choose a colour
head-sell-influence = Sell influence

# The game in one minute, for somebody who sits down for the first time.
primer-aim = Have the most influence, with at least one of your men married.
primer-turn = Lay your people face down into districts and on ships: up to three tiles under a coach. Others see how many, not who. Then the districts are resolved one by one.
primer-others = In a district everybody names a leader in secret; prestige decides the order. The first announces what he wants: a bride, workers, a common, influence or a ducat. The others may spoil it with what lies hidden under their coaches, and each such act can be answered in turn.
primer-points = Brides bring influence and a dowry. Your leader needs the prestige of the lord and the charm of the bride; influence and ducats make up for what is missing. Workers buy businesses, and businesses bring influence and items.
primer-first = To begin with: a man of much charm to a bride, a dagger or a guard beside him. Not every coach must hold what it seems to.

# A deed that tells nothing yet, as its own player reads it in the journal.
did-choose-leader = { $seat } chose { $tile } to lead, in secret.
did-pass = { $seat } passed.
did-done = { $seat } wanted nothing more.
