import type { Kind } from './kinds.ts'
import type { ReadTitle } from './reading.ts'

/**
 * Words that alone mean one of two or three tasks, all of them near: "nails" may be one's own or an animal's. What is meant is asked,
 * with those as buttons.
 */
const READINGS: ReadonlyMap<string, readonly Kind[]> = new Map(
  `
  nails|fingernails = own-nails animal-nails booking
  dog nails|cat nails|dog's nails|cat's nails|rabbit nails|claws = animal-nails groomer
  hair|my hair = wash-hair grooming haircut
  fringe|eyebrows|beard = grooming haircut
  teeth = brushing dentist
  bed = bedtime make-bed sheets
  bath = bathing bathroom
  washing|wash = laundry dishes
  dog = walk-dog feeding vet
  cat = feeding litter vet
  rabbit|rabbits|hamster|guinea pigs|pets = feeding cage vet
  post = letter sending
  meds|tablets|pills|medication = take-meds order-meds
  prescription = order-meds collecting
  plants|houseplants = watering planting
  tomatoes = watering planting buying
  shoes|trainers|boots = cleaning buying tidying
  glasses = cleaning finding booking
  sheets|bedding = sheets laundry buying
  uniform = laundry buying getting-ready
  lunch = cooking eating lunchbox
  tea|dinner|supper = cooking eating
  passport = renewing finding
  phone = call mending buying
  bike = mending cleaning
  back|knee|shoulder|neck|hip|foot|feet|ankle|wrist = stretching booking
  eyes|ears|skin = booking deciding
  cookies = cooking buying screen
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', kinds = ''] = line.trim().split(' = ')
      return words.split('|').map((one) => [one, kinds.split(' ') as Kind[]] as const)
    }),
)

/** They add nothing to what is named: "do nails", "sort the teeth". */
const LEFT_OUT = /^(?:do|sort|deal with|see to|sort out|need|the) | (?:thing|things|stuff|situation|again)$/g

/** What a title may mean that names only the thing; none where it says what is to be done. */
export function nearReadings({ said }: ReadTitle): readonly Kind[] {
  if (said.length > MOST) return NONE
  return READINGS.get(said) ?? READINGS.get(said.replaceAll(LEFT_OUT, '')) ?? NONE
}

const NONE: readonly Kind[] = []
const MOST = 24
