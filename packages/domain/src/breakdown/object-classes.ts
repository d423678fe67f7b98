import { CHILD_WORDS, NEAR_ONES, PERSON_WORDS } from './people-words.ts'
import { stem } from './stem.ts'

/** What kind of thing a noun names, by the work that is done with it. A noun may be in several classes. */
const CLASSES = {
  /** What one can buy in a shop. */
  goods:
    'formula milk bread egg butter cheese fruit veg vegetable food coffee tea snack nappy wipe toiletry shampoo soap toothpaste toothbrush tampon pad deodorant detergent washing powder loo roll tissue bulb battery stamp envelope paper ink toner cartridge pen notebook folder coat jacket shoe boot trainer sock pant bra dress suit shirt trouser jean jumper hat scarf glove umbrella bag suitcase rucksack lunchbox bottle towel sheet duvet pillow bedding mattress bed sofa chair table desk lamp rug curtain blind shelf wardrobe bookcase frame vase plant seed bulb compost tool drill paint brush screw nail light ladder kettle toaster fridge freezer microwave hoover vacuum fan heater phone laptop computer tablet ipad charger cable headphone earbud printer monitor mouse keyboard camera watch tv telly console game book toy doll gift present card wrapping ribbon flower balloon cake candle medicine paracetamol ibuprofen plaster vitamin supplement tablet glasses lens litter cat-litter kibble treat lead collar hutch cage bowl pram buggy cot highchair car-seat bike helmet lock tyre tent sleeping-bag costume outfit uniform kit equipment filter gas logs coal petrol fuel oil salt sugar flour ingredient grocery lenses replacement cooker oven washer dryer dishwasher cushion jewellery ring necklace perfume makeup album diary planner calendar wood timber turf gravel fence panel',
  /** What stands on a shopping list without a verb. */
  grocery:
    'milk bread egg butter marge cheese yoghurt yogurt cream fruit veg vegetable apple banana orange grape berry strawberry lemon lime avocado tomato potato onion garlic ginger carrot pepper cucumber lettuce salad spinach broccoli mushroom pea bean lentil chickpea corn rice pasta noodle spaghetti flour sugar salt oil vinegar sauce ketchup mayo mustard jam honey marmite cereal oats porridge coffee teabag juice squash coke beer wine water crisps biscuit chocolate sweets cake roll bagel wrap croissant muffin meat chicken mince bacon ham sausage beef pork lamb fish salmon tuna tofu quorn pizza chips soup ice nappy wipe toothpaste toothbrush shampoo conditioner soap deodorant tampon pad razor tissue kleenex bleach detergent sponge foil clingfilm bag battery bulb candle litter kibble paracetamol ibuprofen calpol plaster vitamin food houmous hummus pesto stock spice cinnamon nut peanut cashew almond raisin',
  /** Electric things that run, or stop running. */
  machine:
    'printer computer laptop pc mac phone iphone ipad tablet tv telly television console playstation xbox router wifi internet broadband speaker headphone watch camera alexa remote keyboard mouse monitor projector scanner doorbell thermostat alarm bluetooth zoom teams email app website software machine',
  /** What is on a screen. */
  digital:
    'app apps browser account profile linkedin facebook instagram insta google icloud drive gmail outlook calendar photo photos picture video file files folder document documents map maps password passwords contact contacts driver drivers plugin setting settings system windows ios android antivirus game games book books podcast playlist song music film data cv resume spreadsheet page blog shop listing listings subscription subscriptions history cookie cookies cache tab tabs message messages chat chats thread number bookmark bookmarks reminder update updates firmware sat-nav satnav whatsapp teams slack zoom tiktok twitter screenshot screenshots recording recordings attachment attachments form format money statement statements ticket tickets',
  appliance:
    'machine dishwasher fridge freezer oven cooker hob microwave dryer washer kettle toaster hoover vacuum heater boiler shower fan',
  document:
    'document paper paperwork certificate statement payslip receipt form proof evidence bill contract reference photo',
  official:
    'council hmrc dwp gp bank court school university jobcentre landlord solicitor insurer insurance lawyer surgery hospital office agency company police dvla embassy consulate tax energy supplier ombudsman nhs pip esa licensing nursery agent employer hr',
  letter: 'letter notice summons decision enquiry inquiry questionnaire assessment',
  message:
    'message text email mail dm whatsapp voicemail chat invitation invite snap comment post party wedding',
  /** What lies ready somewhere to be fetched. */
  collected:
    'prescription parcel package order delivery key keys cake flower flowers laundry cleaning passport licence badge shopping takeaway pizza medication meds tablet tablets inhaler certificate result results form ticket tickets visa post mail elvanse ritalin concerta insulin blanket trophy costume uniform shuttle van',
  /** What somebody writes. */
  writing:
    'report essay draft chapter story article poem speech statement coursework homework assignment dissertation thesis paper project proposal application presentation slides write-up writeup conclusion introduction minutes newsletter cv',
  appointment:
    'appointment dentist doctor gp optician optometrist hygienist vet smear scan mri xray jab booster vaccine vaccination checkup check-up test therapy physio haircut hairdresser barber session lesson viewing interview meeting class slot call consultation assessment clinic operation',
  child: `twins ${CHILD_WORDS.join(' ')}`,
  /** Whoever may be cared for. */
  person: `him her them ${PERSON_WORDS.join(' ')}`,
  /** Whoever is new somewhere, or learns there. */
  worker: 'starter recruit intern trainee apprentice team staff newcomer volunteer class newbie joiner',
  animal:
    'dog cat puppy kitten rabbit bunny hamster gerbil rat mouse guinea-pig pig horse pony fish goldfish bird budgie parrot chicken hen tortoise snake gecko lizard ferret pet duck goat sheep cow axolotl',
  cage: 'cage hutch run coop vivarium aviary terrarium enclosure',
  people: 'kid child children son daughter boy girl husband wife partner',
  curtain: 'curtain drape net blind',
  clothes:
    'clothes coat jacket dress shirt suit jumper cardigan hoodie towel hat bag keys scarf trouser jean uniform blazer',
  picture: 'picture photo frame mirror painting poster print canvas clock calendar drawing map certificate',
  dish: 'soup curry chilli stew casserole lasagne sauce dinner meal pasta rice chicken food lunch ragu bolognese veg vegetables onion onions potato potatoes meat fish salad breakfast',
  talk: 'slide presentation talk deck pitch speech meeting interview lesson workshop agenda notes',
  instrument:
    'guitar piano ukulele violin cello flute drum drums trumpet saxophone sax clarinet keyboard bass harmonica recorder oboe trombone harp viola bassoon banjo scales',
  device:
    'ipad iphone phone laptop computer macbook tablet kindle watch console playstation xbox switch camera pc mac',
  /** Who takes money every month. */
  provider:
    'sky netflix disney prime audible spotify virgin bt ee o2 vodafone giffgaff three talktalk verizon comcast xfinity spectrum at&t t-mobile hulu hbo peloton puregym patreon adobe dropbox duolingo headspace calm hellofresh gousto dazn tinder hinge bumble broadband cable',
  journey: 'train trains flight flights coach ferry eurostar bus plane tickets ticket',
  childish: 'childcare childminder babysitter nanny nursery creche holiday-club club after-school',
  sum: 'bill rent cost money shopping expense dinner deposit tab check gas electricity',
  /** What lies between people or in them: nobody mends it with tools. */
  bond: 'relationship marriage friendship life self feeling feelings mood heart mind soul brain confidence attitude',
  kin: `family grandparents santa boss manager colleague ex them him her ${NEAR_ONES.join(' ')}`,
  /** What is made with the hands, or on a screen. */
  place:
    'table sideboard windowsill hall porch landing corner locker classroom studio workshop worktop surface shelf box bag handbag wallet purse rucksack caravan boat playroom bedside nightstand room floor counter car van boot glovebox tray rack cabinet trunk chest hallway utility craft space area station bench dresser vanity',
  craft:
    'card poster costume outfit dress skirt bag quilt blanket cushion curtain scarf hat jumper necklace bracelet earrings ring candle soap model box birdhouse shelf bench table stool frame wreath decoration decorations bunting banner sign invitation badge puppet toy doll video film animation song beat collage album scrapbook zine comic game website logo leaflet flyer sculpture pot mug bowl lampshade kite den mask crown map garland',
  fitting:
    'bulb lightbulb battery batteries filter tyre lock blade cartridge toner fuse string strings wiper wipers cable hinge handle washer seal lamp lens strap tap hose light plug switch screen sim tank pad pads chain bag oil valve',
  furniture:
    'bed sofa couch settee chair armchair table desk wardrobe shelf shelves bookcase bookshelf drawers cabinet cupboard dresser bench stool sideboard mattress headboard piano furniture cot box boxes crate parasol barbecue',
  /** Parts of a home and of what stands in it. */
  fixture:
    'gate door window fence tap drawer leg seat rail pipe latch gutter roof wall floor tile step stair ceiling shed side sides sink toilet loo bin knob handle hinge zip hem seam strap lid latch catch letterbox blind',
  vehicle:
    'car van bike bicycle scooter motorbike moped pram buggy pushchair wheelchair trailer caravan boat',
  plant:
    'plant rose tree hedge shrub bush grass lawn weed flower bulb seed seedling tomato potato herb bed border pot vine ivy lavender apple leaf leaves veg allotment garden',
  event:
    '18th 21st 30th 40th 50th 60th 65th 70th 75th 80th 85th 90th 100th christening retirement leaving anniversary sleepover playdate wedding party christmas easter birthday dinner lunch funeral hen stag reunion do visit weekend holiday trip concert gig barbecue bbq night',
} as const

/** Every noun of every class, as it is written. */
export const everyNoun = (): readonly string[] => Object.values(CLASSES).flatMap((nouns) => nouns.split(' '))

export type ObjectClass = keyof typeof CLASSES

const made = new Map<string, ReadonlySet<string>>()

/** The stems of the nouns of a class. */
export function nounsOf(name: string): ReadonlySet<string> {
  const known = made.get(name)
  if (known) return known
  if (!Object.hasOwn(CLASSES, name)) throw new Error(`There is no class of objects ${name}`)
  const nouns = new Set(CLASSES[name as ObjectClass].split(' ').map(stem))
  made.set(name, nouns)
  return nouns
}

const CARRIED = ['goods', 'appliance', 'device', 'instrument', 'furniture', 'vehicle'] as const
const OF_MANY = new Set(
  'food milk shopping washing laundry bedding furniture jewellery makeup wrapping equipment cutlery china lego kit gear stuff coal wood timber gravel compost paper oil salt sugar flour'.split(
    ' ',
  ),
)

/** Whether a noun names one thing that is carried in one go: "hoover", not "toys" or "washing". */
export function isOneThing(noun: string): boolean {
  if (/[^su]s$/.test(noun) || OF_MANY.has(noun)) return false
  const one = stem(noun)
  return CARRIED.some((name) => nounsOf(name).has(one))
}
