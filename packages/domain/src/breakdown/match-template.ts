import { isNearly, stem } from './stem.ts'
import type { Template } from './template.ts'

export interface Match {
  readonly template: Template
  /** The stems by which the title names what the template is about. */
  readonly named: ReadonlySet<string>
  /** The right spelling of words that were written with a slip. */
  readonly corrected: ReadonlyMap<string, string>
}

interface Keyword {
  readonly stems: readonly string[]
  readonly spelling: string
  readonly weight: number
}

const ABOUT = 3
const GROUP = 5
const VERB = 1
/** What the title begins with says most of what kind of thing it is. */
const FIRST = 1.5
/** A slip in a short word is no more than a guess. */
const GUESS = 0.8
const ENOUGH = 3

/** The template that fits the title best by its words, or null where none fits. `words` are in lower case. */
export function matchTemplate(words: readonly string[], templates: readonly Template[]): Match | null {
  const stems = words.map(stem)
  const known = knownStems(templates)
  let best: (Match & { score: number }) | null = null
  for (const template of templates) {
    const found = score(template, words, stems, known)
    if (found.score >= ENOUGH && found.score > (best?.score ?? 0)) best = { template, ...found }
  }
  return best
}

function score(
  template: Template,
  words: readonly string[],
  stems: readonly string[],
  known: ReadonlySet<string>,
) {
  const named = new Set<string>()
  const corrected = new Map<string, string>()
  let sum = 0
  for (const { stems: wanted, spelling, weight } of keywords(template)) {
    const place = findGroup(stems, wanted)
    if (place >= 0) {
      for (const part of wanted) if (weight !== VERB) named.add(part)
      sum += weight + (place === 0 ? FIRST : 0) - Math.min(place, 10) * 0.04
      continue
    }
    const only = wanted.length === 1 ? wanted[0] : undefined
    if (only === undefined) continue
    const near = stems.findIndex((part) => !known.has(part) && isNearly(part, only))
    const word = words[near]
    if (word === undefined) continue
    sum += weight * (word.length >= 7 ? 1 : GUESS) + (near === 0 ? FIRST / 2 : 0)
    corrected.set(word, word.endsWith('s') && !spelling.endsWith('s') ? `${spelling}s` : spelling)
    if (weight !== VERB) named.add(only)
  }
  // Several words of one meaning are not several reasons.
  return { score: named.size === 0 ? 0 : sum, named, corrected }
}

/** Where the stems of a group stand one after the other, or -1. */
function findGroup(stems: readonly string[], wanted: readonly string[]): number {
  return stems.findIndex((_, place) => wanted.every((part, offset) => stems[place + offset] === part))
}

const kept = new WeakMap<Template, readonly Keyword[]>()

function keywords(template: Template): readonly Keyword[] {
  const read = kept.get(template)
  if (read) return read
  const about = template.about.map((spelling) => {
    const stems = spelling.split(' ').map(stem)
    return { spelling, stems, weight: stems.length > 1 ? GROUP : ABOUT }
  })
  const verbs = template.verbs.map((spelling) => ({ spelling, stems: [stem(spelling)], weight: VERB }))
  const made = [...about, ...verbs]
  kept.set(template, made)
  return made
}

const stemsOf = new WeakMap<readonly Template[], ReadonlySet<string>>()

function knownStems(templates: readonly Template[]): ReadonlySet<string> {
  const read = stemsOf.get(templates)
  if (read) return read
  const made = new Set(templates.flatMap((one) => keywords(one).flatMap(({ stems }) => stems)))
  stemsOf.set(templates, made)
  return made
}
