import { DETERMINERS, isSomebody, PREPOSITIONS, VAGUE } from './known-words.ts'
import type { ReadTitle } from './reading.ts'
import { stem } from './stem.ts'

/** What a task may mostly be, where its title leaves that open; and the template that answers. */
export const KINDS = {
  call: 'call',
  message: 'message',
  visit: 'visit',
  talk: 'hard-talk',
  form: 'form',
  letter: 'letter',
  writing: 'write',
  booking: 'book',
  buying: 'get',
  paying: 'pay',
  collecting: 'collect',
  cleaning: 'clean',
  mending: 'fix',
  making: 'make',
  learning: 'learn',
  finding: 'search',
  deciding: 'decide',
  'getting-ready': 'get-ready',
  screen: 'digital',
  'own-nails': 'own-nails',
  'animal-nails': 'animal-nails',
  groomer: 'animal-groomer',
  'wash-hair': 'wash-hair',
  grooming: 'grooming',
  haircut: 'haircut',
  brushing: 'teeth',
  dentist: 'appointment',
  bedtime: 'sleep',
  'make-bed': 'make-bed',
  sheets: 'change-sheets',
  bathing: 'bath',
  bathroom: 'bathroom',
  laundry: 'laundry',
  dishes: 'dishes',
  'walk-dog': 'walk-dog',
  feeding: 'feed-animal',
  vet: 'vet-trip',
  litter: 'litter',
  cage: 'cage',
  sending: 'send',
  'take-meds': 'medication',
  'order-meds': 'prescription',
  watering: 'plants',
  planting: 'plant-out',
  tidying: 'put-away',
  cooking: 'cook',
  eating: 'eat',
  lunchbox: 'lunchbox',
  renewing: 'identity',
  stretching: 'stretch',
} as const

export type Kind = keyof typeof KINDS
export const ALL_KINDS = Object.keys(KINDS) as Kind[]

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name)
}

const CLASSES = [
  [
    'form document certificate application statement contract policy paperwork letter notice permit licence claim paper',
    'form letter call',
  ],
  [
    'report notes essay speech story post article proposal plan text page chapter poem lyric script vow',
    'writing finding',
  ],
  [
    'party wedding trip concert fair fete competition show christmas halloween easter holiday festival fair birthday eclipse picnic quiz christening visit weekend barbecue fayre match game reunion gig raffle',
    'getting-ready booking buying',
  ],
  [
    'class lesson swap rota shift course club group session exam test training lecture language',
    'booking learning getting-ready',
  ],
  [
    'room shed corner cupboard porch loft garage garden gutter roof wall fence gate drive patio window floor stair shelf bath sink oven tank cage bin',
    'cleaning mending buying',
  ],
  [
    'car van bike scooter boiler phone laptop computer printer tv tablet machine washer dryer fridge heater radio camera console lamp clock watch speaker headphone',
    'mending buying booking',
  ],
  [
    'app website page account file email inbox spreadsheet database server code software playlist backup update password',
    'screen finding writing',
  ],
  [
    'shoe coat dress shirt trouser suit glove hat jumper bag chair table bed sofa rug curtain plant seed food gift card battery bulb paint tool reed furniture costume key umbrella helmet tent cushion pillow mattress toy pram buggy highchair hutch cable charger bottle basket ladder vase frame',
    'buying finding mending',
  ],
  ['money bank rent tax bill fee fine loan pension budget insurance council', 'paying call form'],
  ['issue problem situation matter thing stuff mess drama squirrel noise ugh argh', 'call message deciding'],
  [
    'school nursery university college doctor dentist hospital vet surgery clinic landlord office library police agent',
    'call form visit',
  ],
]
/** Of each noun; one in several classes is of the first. */
const KINDS_OF: ReadonlyMap<string, readonly Kind[]> = new Map(
  CLASSES.toReversed().flatMap(([nouns = '', kinds = '']) => {
    const all = kinds.split(' ').filter(isKind)
    return nouns.split(' ').map((noun) => [stem(noun), all] as const)
  }),
)

/** The kinds of task in which a thing, by its stem, has a part; none where nothing is known of it. */
export const kindsOfNoun = (noun: string): readonly Kind[] => KINDS_OF.get(noun) ?? []

/** The two or three kinds between which a title leaves open what it is; none where nothing is known of the thing. */
export function likelyKinds(read: ReadTitle): readonly Kind[] {
  const { rest } = read
  const named = rest.length > 0 ? rest : read.words
  const last = named.findLast((word) => !VAGUE.has(word) && !DETERMINERS.has(word)) ?? named.at(-1)
  if (last === undefined || !/\p{L}{2,}/u.test(last)) return []
  // "Hide from everyone" names a doing that is not known.
  if (
    read.verb === null &&
    named.length > 1 &&
    PREPOSITIONS.has(named[1] ?? '') &&
    !isSomebody(named[0] ?? '')
  )
    return []
  const noun = stem(last)
  const found = KINDS_OF.get(noun)
  if (found) return found
  const isPerson = (isSomebody(last) || named.length === 1) && read.who !== null
  return isPerson ? ['call', 'message', 'visit'] : []
}
