import { isPerson, NEAR_ONES } from './people-words.ts'
import { recent } from './recent.ts'
import { stem } from './stem.ts'

const stems = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(stem))
export const plain = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

const DOINGS = `
  ask apply answer arrange assemble back be begin book bring brush build buy call cancel catch change charge chase
  check choose claim clean clear close collect complain complete contact cook create cut deal decide declutter deep
  defrost delete descale design do donate draft draw drop dry dust edit email empty end exercise explain
  feed file fill find finish fix fold follow freeze get give go groom hang have help hoover install invite iron join
  keep learn leave let list look make measure meet mend message mop move mow open order organise organize pack
  paint pay phone pick plan plant play post practise practice prepare prep print process put read record
  register remember renew repair repot reply request research resign respond rest return review revise ring run save
  see say schedule scrub sell send set shave shop show shower sign sit sleep solve sort speak split start stop
  stretch strip study submit swap sweep take talk test text tell thank think throw tidy try turn unblock unload unpack
  unsubscribe update upgrade upload use vacuum visit volunteer walk wash watch water weed weigh wipe work wrap write
  download backup sew knit glue bake translate hire rent train tell confront mark grade proofread stick hand reset
  restart transfer top switch compare investigate discuss negotiate complete handle tackle conquer survive rewrite redo
  replace remove refill restock rehearse memorise memorize bleed bath bathe trim clip vote celebrate host apologise apologize cope face manage quit lost lose renovate calibrate polish sharpen
  oil enter sand varnish service tune restore explore discover nominate congratulate remind chase name unlock lend
  borrow fetch drill hem press pump soak sow prune rake shovel shred sketch knead brew roast grill boil fry peel
  inform announce facetime skype scoop wait log add recover rsvp confirm type teach tutor admit decline refuse nudge await postpone reschedule rearrange telephone whatsapp attend support assist
  babysit mind coach rinse disinfect bleach empty fold stow unclog patch tighten mount connect pair assemble deadhead harvest
  carve film compose decorate decorate chop marinate purchase reserve enrol enroll subscribe appeal dispute report challenge
  restring wean gather resit retake bind rebook free settle reimburse repay dump recycle bin rehome ditch chuck dispose exchange forward deliver laminate photocopy scan google
  track limit avoid resist shift lift inspect count monitor groom sync export import block uninstall reboot archive jog swim
  run cycle dance sing drive park continue resume finalise finalize replace fit hoover pop sort nap relax breathe meditate
  drink eat wake dress crochet paint water visit clean book stain seal plaster grout lay light chat wish sack unfollow mute
  gather rebook congratulate outline cite onboard carry warn confess
  figure suss faff wangle
  muck worm tack bung nip swap box bag load stack fuel refuel top wax treat debug deploy merge push invoice audit bill file unfriend whisk stir
`

/** What a title may begin with. "book", "iron" and the like are verbs only where something follows them. */
export const VERBS = stems(DOINGS)

/** How a verb is written in a list of tasks, by its stem. */
export const BASE_VERBS: ReadonlyMap<string, string> = new Map(
  DOINGS.split(/\s+/)
    .filter(Boolean)
    .toReversed()
    .map((verb) => [stem(verb), verb]),
)

export const PARTICLES = plain('out up off away down back over through around in on')
export const PREPOSITIONS = plain('to for with about at into onto on of from regarding re')
export const DETERMINERS = plain(
  'the a an my your his her their our this that these those some all every each any both another one two three',
)
/** Said of oneself, they become what is said to a person. */
export const TURNED: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
  ['me', 'you'],
  ['us', 'you'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['a', 'the'],
  ['an', 'the'],
  ['some', 'the'],
  ['any', 'the'],
])

/** Written in capitals whatever the rest of the title does. */
export const ACRONYMS = plain(
  'ato camhs dnr hmrc gp nhs mot dvla pip tv cv pc ikea uk usa eu diy id vat phd adhd dwp esa uc dla dvsa ehcp ocd pcos dbs p45 p60 p45s hr it usb gcse isa sim pin dmv irs nmc hcpc cao nct ppsn osap tma ucas',
)

/** Whom one speaks of with "the". Whoever is not among them is taken for a name. */
export const ROLES = stems(`${NEAR_ONES.join(' ')}
  physio physiotherapist podiatrist chiropodist osteopath orthodontist hygienist
  doctor dentist gp surgery landlord landlady bank council school plumber vet boss manager teacher optician hospital
  pharmacy chemist solicitor accountant electrician insurer insurance company agency agent garage nursery
  university college tutor supervisor therapist counsellor client customer team colleague builder cleaner hairdresser
  letting provider supplier shop office court police jobcentre clinic consultant nurse receptionist friend brother
  sister cousin partner wife husband son daughter kid child kids children parents parent family people everyone group
  seller buyer applicant editor publisher reviewer organiser caretaker
  housemate flatmate roommate babysitter childminder driver mechanic stranger bride groom host ex mother-in-law father-in-law guest tenant admin support professor lecturer recruiter midwife carer postman courier airline hotel restaurant mp councillor plumber barber library museum club coach physio physiotherapist pharmacist adviser advisor intern teammate ward candidate
`)

/** Whether a word stands for somebody: one of the family, a role, "them". */
export const isSomebody = recent((word) => isPerson(word) || ROLES.has(stem(word)))

/** They are written like a first name. */
export const FIRMS = plain(`
  o2 ee bt talktalk plusnet rac vodafone orange sky virgin barclays lloyds natwest halifax santander nationwide monzo revolut starling hsbc visa mastercard
  paypal klarna amazon ebay vinted argos tesco asda aldi lidl sainsburys waitrose morrisons boots superdrug ikea currys zalando
  asos next primark hermes evri dpd ups fedex yodel parcelforce octopus ovo npower edf eon thames severn aviva axa bupa admiral
  camhs centrelink medicare allianz verizon comcast netflix spotify apple microsoft google samsung giffgaff lebara airbnb ryanair easyjet eurostar trainline
  shelter citizens samaritans ombudsman ofgem acas refuge relate specsavers
`)

/** They stand without an article. */
export const BARE = plain(`
  yoga maths math bio chem calc orgo psych econ english german french spanish italian welsh latin korean japanese mandarin chinese polish arabic russian portuguese dutch turkish urdu hindi hebrew greek swedish norwegian danish algebra calculus history geography biology chemistry physics
  breakfast lunch dinner tea supper church home town bed work school university uni college therapy pilates meditation
  christmas xmas easter halloween ramadan eid diwali hanukkah everything nothing something anything myself yourself adulting it
  excel python javascript html css coding programming chess bridge poker
  discord telegram snapchat reddit twitch messenger twitter audible prime disney hulu paypal duolingo spotify netflix instagram facebook tiktok whatsapp youtube linkedin amazon ebay vinted gumtree marketplace depop tesco google zoom teams slack
  monday tuesday wednesday thursday friday saturday sunday piano guitar
  adderall ritalin vyvanse concerta elvanse strattera medikinet sertraline zoloft lexapro prozac citalopram fluoxetine mirtazapine venlafaxine quetiapine lithium insulin tamoxifen levothyroxine metformin methotrexate omeprazole propranolol ventolin albuterol paracetamol ibuprofen codeine amoxicillin melatonin calpol
`)

/** Too empty to be a thing of its own. */
export const VAGUE = plain(
  'stuff thing things it everything something anything this that these those shit crap mess it all lot someone somebody anyone anybody somewhere anywhere',
)

/** What they do with a thing goes to somebody, who is no part of the thing. */
export const GIVING = stems(
  'buy get order return send give take post donate bring lend tell show hand sell drop move transfer carry add shift forward',
)

/** Among the words in capitals, those that stand with an article. */
export const WITH_ARTICLE = plain('CV MOT TV PC GP ID DBS USB PHD SIM ISA')
