import { headOf } from './doubt.ts'
import { PREPOSITIONS } from './known-words.ts'
import { nounsOf } from './object-classes.ts'
import type { ReadTitle } from './reading.ts'
import { stem } from './stem.ts'

/** Verbs that hands do, with things that no hand holds: together they mean something of their own. */
const FIGURES = `
  read: room riot mind lips
  pick: fight battles brain brains holes quarrel sides
  draw: line conclusion conclusions blank straw breath attention
  build: bridges confidence trust case character resilience walls momentum
  find: feet footing voice groove rhythm closure peace purpose fault myself meaning balance
  change: subject tune heart ways attitude perspective mind mindset
  cut: slack corners losses ties crap mustard chase deal
  clear: air name head mind conscience throat
  make: peace amends ends waves sense point effort progress friends time way difference excuses
  get: grip groove wind goat act head bearings foot
  take: plunge bull leap stand toll stock heart credit blame bait bullet advantage
  set: tone bar pace record example stage ball
  check: ego privilege reality
  clean: slate act
  close: chapter gap deal
  open: floodgates heart mind
  carry: weight torch can burden
  lift: spirits mood
  move: mountains goalposts needle
  play: fool victim field part devil god dead
  watch: mouth step back weight language tone
  throw: towel tantrum shade caution weight book
  hand: reins power baton
  hang: head
  iron: wrinkles differences
  mend: fences ways
  plant: seed idea doubt
  dig: heels grave
  sweep: rug
  press: reset pause
  tie: knot ends
  drop: act attitude
  turn: corner page leaf tables
  call: shots bluff quits day
  test: waters patience
  buy: time
  sell: soul short
  weigh: in
  fold: hand
  cook: books
  water: bills emails
`

const NOUNS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  FIGURES.trim()
    .split('\n')
    .map((line) => {
      const [verb = '', nouns = ''] = line.trim().split(': ')
      return [stem(verb), new Set(nouns.split(' ').map(stem))] as const
    }),
)

const LINKS = new Set([...PREPOSITIONS, 'in', 'by', 'under', 'over'])

/** Whether a title is a figure of speech: "draw a line under it", "find my feet". */
export function isFigure({ verb, saidWords: { words, stems } }: ReadTitle): boolean {
  const nouns = verb === null ? undefined : NOUNS_OF.get(verb)
  if (nouns === undefined) return false
  // What is linked to a thing is no part of the figure: "read the note in my room".
  const link = words.findIndex((word, place) => place > 1 && LINKS.has(word))
  return stems.slice(1, link < 0 ? 4 : link).some((one) => nouns.has(one))
}

/** Nobody calls, posts, sells or washes them. */
const BEYOND_REACH = new Set(
  'moon sun sky sea ocean wind universe galaxy rainbow shadow dragon unicorn narnia cosmos void horizon gravity thunder internet'
    .split(' ')
    .map(stem),
)
/** Who looks at the moon does so. */
const FROM_AFAR = new Set(
  'look watch see draw sketch read learn study visit find go walk swim sit get search write use fix restart connect set check speed sort reset switch test improve ring report change cancel install turn'
    .split(' ')
    .map(stem),
)
/** What is done to papers, clothes and floors is not done to animals, and the other way round. */
const NEVER_DONE: readonly (readonly [ReadonlySet<string>, (noun: string) => boolean])[] = [
  [
    new Set('iron invoice email print upload download file delete marry install fold'.split(' ').map(stem)),
    (noun) => nounsOf('animal').has(noun),
  ],
  [
    new Set('read mow email invoice'.split(' ').map(stem)),
    (noun) => /^(?:carpet|rug|sofa|chair|fridg|toaster|wall|ceiling|stair|spoon|potato)/.test(noun),
  ],
]

/** Whether a title asks for what nobody does: "call the moon", "iron the cat". */
export function isImpossible(read: ReadTitle): boolean {
  if (read.verb === null) return false
  const noun = stem(headOf(read))
  return (
    (BEYOND_REACH.has(noun) && !FROM_AFAR.has(read.verb)) ||
    NEVER_DONE.some(([verbs, isOf]) => verbs.has(read.verb ?? '') && isOf(noun))
  )
}
