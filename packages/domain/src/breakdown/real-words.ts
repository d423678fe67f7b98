/**
 * Stems of English words that are one slip away from a word we know, and mean something else: "chemistry" is no "chemist".
 * Worked out from the SCOWL word lists (sizes 10 to 50); a word that is missing here is at worst taken for its neighbour.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
  abdication abduction addictiv addition addresse adulat announcer anxiousli apologi apologia apologist appal
  appear appeas applicator apprais appraiser arrant assemblag assembler assembli babysat ballet barer barker
  barrow barter basemen bather batter beach beater being benefic bettor billet bitter blanch blanker blankest
  blench bloodi boodl bookkeeper bookmak bowler breach breadth breathi broiler browner browni brunt bunch
  burrow bursar butter butteri caffeinat calibrator cancell cancer caret carpel catchi celebrant celebriti
  certain challenger chancel chanter chari charili charter chaster chatter chemis chemistri choker choosi
  chuckl clariti classi clatter cleanlier cleans cleanser clearer cleaver closer closest clover cluster coffer
  coherenc collar collectiv collector commendation commuter compacter compet complacent complainant complainer
  complaisant complect completer complex complianc compliant comport composit compot computeris conceit
  concentric concept concern concerto concret condensation condol conferment confidenc confluenc conform
  connectiv connector conqueror conservation conservator constrict construct consul content continua continual
  continuum contraception contractil contractor contradict contralto contrast convent convergenc
  conversational conversion convert cookeri cooler cooper cornea cornet cornier coroner councillor counsel
  counteract counti couplet covert crafti cremat crotchet crotcheti crouch curtail cutter dairi deadli decal
  decorativ decorator decreas defroster deign deliverer dentistri deplet deplor dermatologi diagnos diagnostic
  difficulti diner direst disaffect discoverer discoveri discus dishwater domination drafte draughti dressi
  drought dunner duress electrical electrician electrifi electronic embroider energis entir errant estimator
  evacuation evolution exaltation excell executric exhort exorcis expans expedienc expedienci expedient expend
  experiment expert explod extort extract extraction factori faculti faintness fallow fatness fault fellow
  ferric festiveli fiend fight finagl finalist finess finis flighti flowerb floweri fodder fonder forwarder
  fright functional funereal garbag glassi granit grassi grocer groupi hairdress halfwai handsomer hangover
  hardcover hardest harvester healthi hearth heath hobbit hooter hospitabl hospitabli hospitalis hostel
  housebrok housewar hover hydra hydrant hygienic impart infection infirm inflection injection insect
  insertion insomniac inspector instalment instigat instill instructional instructiv instructor instrumental
  insurgenc intercept interject interment interne internist internment interpret intersect interven interviewe
  interviewer investigativ investigator itinerant journales jumpier ladder lander larger latter launch learnt
  lefter lesion lessen lessor levell liberator librarian license lightn linden literat literati litter lolcat
  manga manger marina marinad marker massag medial median mediat mediation medicat medicinal meditativ memori
  menial metal meteor metrication midwiv millag misplai mitigation moistur moisturiser monkei mortgage
  mortgagor motivational motivator mouldi mutilation nationalis nationalli negotiabl negotiator nighti nominal
  nominativ notional operatic operational operativ operator orang organic organiser organism organist outbid
  outdid outsiz outwit overdraw overdrawn overrat oversight overweight paltri pamper panel panick panti paperi
  paralytic parcell pariti partli pastri patchi patent patrol pauper pensioner perdition persona personabl
  personag personalis personalli personnel pester petiol petitioner petrel phonograph photocopier photographer
  photographic photon physic physiotherapi pilaster pirat plainer plaint plait planet planter plasterer
  platter pliant podiatri polic politi porter poser posher postur potter powder practical predictiv prepai
  prescient prescriptiv presenc presenter presentli preservation preset president prevent prewar proactiv
  processor procrastinator product production profess profit projectil projector proofreader properli
  proscription prosperiti protect protectiv provender providenc provident prowess psychiatri psychiatric
  purchaser radiation rebind recollect recoveri rector referent refil refuell registrar rehearsal reheat reign
  remand remission removabl remover renovator repaid repeal repent replai requester researcher resent resin
  resister resort respons restat retort returne reverenc reversion revolution revulsion rewind reword rewrot
  rooter roster rubbishi saint salmon saloon satin satir saying scheduler scupper seeth servil sharpener
  sharper shaving shifti shovell showeri showier shrewd shrift shtick simmer sitar sketchi sleepi slower
  slummer snitch sociabl sorti sower spilt splint sporti sprang sprig springi sprint sprit sprung starch
  startl statesmen sticki stitch storei stormi strai strain strand strategic strategist stretcher stretchi
  string stripl struck studio stuffi sturdi subscriber subscript sugari summeri summit super supervisor
  suppler supporter supportiv surrei swatch sympathis syring taster telephoni telephonic telephoto telethon
  theoris thicket thrash threat thrown ticker tighter titter toasti toastier toiler toilett touchi towell
  trail trailer traine transferal transform translator transplant transvers trashi travell treati triall
  tribal trouper trowel twister unbind undersea underwent unform unfriendli uniformli uninform uninstaller
  univers universalli unkind unlead unpick unreadi unreal vacationer valuation vanish variation vocation
  waiter wallei walley warrant waster waterb wateri weakli weighti whiski widow wight winger winner winnow
  wright
`
    .trim()
    .split(/\s+/),
)
