import type { ReadTitle } from './reading.ts'
import { stem } from './stem.ts'

/**
 * The small words that leave a verb what it is: to clean up is to clean, to turn out is not to turn. What is not here means
 * something of its own: nobody is to get steps for "polish" who is to polish something off.
 */
const KEPT = `
  up: back clean tidy clear wash wipe mop sweep hoover vacuum dust scrub fold pack load fill top type write phone ring call book
  order buy eat drink finish cook warm heat chop cut mash whisk iron stitch sew patch mend fix oil pump charge set put
  hang open lock box bag wrap tape label save sort file gather weed dig prune plant pick collect fetch send post follow chase
  sign join check read look speak print tie tidy dress wake get stand sit line draw build polish tune brush
  off: clean wipe wash dust scrub rinse brush scrape sign send post pay drop finish print switch turn log cut trim cross tick
  sell get take clear mow dry
  out: clean clear sort empty wash rinse wipe sweep hoover air print fill write type plan read cut put take lay get hang dig
  iron send pay find test try measure copy go eat
  down: write note type clean wipe wash scrub sit lie cut slow calm turn take put chop mow wind get
  away: put file tidy clear pack fold stow throw give drain lock store get go
  apart: take pull
  on: put turn switch log sign try claim go
  in: put hand fill log sign clock check call phone ring bring take let get plug sleep stay type turn
  over: hand look read go
  round: take ask have go invite call pop
  back: write call ring phone text email message reply pay give send take bring put cut get go post
`
const PARTICLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  KEPT.trim()
    .split(/\s+(?=[a-z]+:)/)
    .map((line) => {
      const [particle = '', verbs = ''] = line.split(': ')
      return [particle, new Set(verbs.split(/\s+/).map(stem))] as const
    }),
)

/** Whether a small word beside the verb, or at the end, makes it another one: "polish off the cake", "cut the water off". */
export function saysOther({ verb, saidWords: { words } }: ReadTitle): boolean {
  if (verb === null || words.length < 2) return false
  if (isOther(verb, words[1] ?? '')) return true
  // The last word of what is told belongs to that: "tell my boss I'm burnt out".
  return words.length > 2 && !words.some((word) => SAID_BY.test(word)) && isOther(verb, words.at(-1) ?? '')
}

const SAID_BY = /^(?:i|he|she|they|we|it)(?:['’]?(?:m|s|re|ve|ll|d))?$/

function isOther(verb: string, particle: string): boolean {
  const verbs = PARTICLES.get(particle)
  return verbs !== undefined && !verbs.has(verb)
}
