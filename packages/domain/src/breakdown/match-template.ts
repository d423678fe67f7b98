import { DETERMINERS, PARTICLES, VERBS } from './known-words.ts'
import { isNearly, stem } from './stem.ts'
import type { Template } from './template.ts'

export interface Match {
  readonly template: Template
  /** The stems by which the title names what the template is about. */
  readonly named: ReadonlySet<string>
  /** The right spelling of words that were written with a slip. */
  readonly corrected: ReadonlyMap<string, string>
}

interface Title {
  readonly words: readonly string[]
  readonly stems: readonly string[]
  /** Where a word only says more about the thing. */
  readonly weak: readonly boolean[]
}

interface Keyword {
  readonly stems: readonly string[]
  readonly spelling: string
  readonly weight: number
}

/** "Make my bed" is as good as "make the bed". */
const PASSED_OVER = new Set([...DETERMINERS, 'to'])

const ABOUT = 3
const GROUP = 5
const VERB = 1
/** What the title begins with says most of what kind of thing it is. */
const FIRST = 1.5
/** A slip in a short word is no more than a guess. */
const GUESS = 0.8
const ENOUGH = 2.5
/** Of two templates about the same word, the one that spells it as the title does. */
const SAME_SPELLING = 0.3
const WEAK = 0.5
const LINKS = new Set('for in from with on at'.split(' '))

/** At the beginning of a longer title they are what is to be done. */
const VERBS_AT_FIRST = new Set(
  'book test post mail file train present fine talk pitch schedule place study charge break paper'
    .split(' ')
    .map(stem),
)

/** The template that fits the title best by its words, in lower case, or null where none fits. */
export function matchTemplate(all: readonly string[], templates: readonly Template[]): Match | null {
  const words = all.filter((word) => !PASSED_OVER.has(word))
  const title = { words, stems: words.map(stem), weak: afterLink(words) }
  const known = knownStems(templates)
  let best: (Match & { score: number }) | null = null
  for (const template of templates) {
    const found = score(template, title, known)
    if (found.score >= ENOUGH && found.score > (best?.score ?? 0)) best = { template, ...found }
  }
  return best
}

function score(template: Template, { words, stems, weak }: Title, known: ReadonlySet<string>) {
  const named = new Set<string>()
  const corrected = new Map<string, string>()
  let sum = 0
  let isFound = false
  let isDone = !template.needsVerb
  for (const { stems: wanted, spelling, weight } of keywords(template)) {
    const place = findGroup(stems, wanted, weight === VERB)
    if (place >= 0) {
      const isAbout = weight !== VERB
      for (const part of wanted) if (isAbout && !weak[place]) named.add(part)
      if (isAbout && words[place] === spelling) sum += SAME_SPELLING
      isFound ||= isAbout
      isDone ||= !isAbout
      sum += (weak[place] ? WEAK : 1) * weight + (place === 0 ? FIRST : 0) - Math.min(place, 10) * 0.04
      continue
    }
    const only = wanted.length === 1 ? wanted[0] : undefined
    if (only === undefined) continue
    const near = stems.findIndex((part) => !known.has(part) && isNearly(part, only))
    const word = words[near]
    if (word === undefined) continue
    sum += weight * (word.length >= 7 ? 1 : GUESS) + (near === 0 ? FIRST / 2 : 0)
    if (!corrected.has(word)) corrected.set(word, sameNumber(word, spelling))
    if (weight !== VERB) named.add(only)
    isFound ||= weight !== VERB
  }
  return { score: isFound && isDone ? sum : 0, named, corrected }
}

/** Where the stems of a group stand one after the other, or -1. */
function findGroup(stems: readonly string[], wanted: readonly string[], isVerb: boolean): number {
  const isRead = (place: number) =>
    isVerb || wanted.length > 1 || place > 0 || stems.length === 1 || !VERBS_AT_FIRST.has(stems[place] ?? '')
  return stems.findIndex(
    (_, place) => isRead(place) && wanted.every((part, offset) => stems[place + offset] === part),
  )
}

/** What comes after "for" or "with" is about the thing, and not the thing itself: the form for the dentist is a form. */
function afterLink(words: readonly string[]): readonly boolean[] {
  let isNamed = false
  let isLinked = false
  return words.map((word, place) => {
    const isLink = LINKS.has(word)
    if (isLink && isNamed) isLinked = true
    if (!isLink && !PARTICLES.has(word) && (place > 0 || !VERBS.has(stem(word)))) isNamed = true
    return isLinked
  })
}

const kept = new WeakMap<Template, readonly Keyword[]>()

function keywords(template: Template): readonly Keyword[] {
  const read = kept.get(template)
  if (read) return read
  const about = distinct(template.about).map((spelling) => {
    const stems = stemsIn(spelling)
    return { spelling, stems, weight: stems.length > 1 ? GROUP : ABOUT }
  })
  const stemsAbout = new Set(about.map(({ stems }) => stems.join(' ')))
  const onlyVerbs = template.verbs.filter((spelling) => !stemsAbout.has(stem(spelling)))
  const verbs = onlyVerbs.map((spelling) => ({ spelling, stems: [stem(spelling)], weight: VERB }))
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

/** "Photo" and "photos" are one reason, not two. */
function distinct(spellings: readonly string[]): readonly string[] {
  return [...new Map(spellings.map((spelling) => [stemsIn(spelling).join(' '), spelling])).values()]
}

function stemsIn(spelling: string): readonly string[] {
  const words = spelling.split(' ').filter((word) => !PASSED_OVER.has(word))
  return words.map(stem)
}

/** The right spelling, of one or of many as the word that was written. */
function sameNumber(word: string, spelling: string): string {
  const isMany = /[^s]s$/.test(word)
  if (isMany && !spelling.endsWith('s')) return `${spelling}s`
  return !isMany && /[^se]s$/.test(spelling) ? spelling.slice(0, -1) : spelling
}
