import { type Act, actOf, actsOf } from './acts.ts'
import { DETERMINERS, PARTICLES, VAGUE, VERBS } from './known-words.ts'
import type { ReadTitle } from './reading.ts'
import { REAL_WORDS } from './real-words.ts'
import { withoutTo } from './said-words.ts'
import { isJumbled, isNearly, stem } from './stem.ts'
import type { Template } from '@glimmer/content/breakdown/template'

export interface Match {
  readonly template: Template
  readonly score: number
  /** The stems by which the title names what the template is about. */
  readonly named: ReadonlySet<string>
  /** The right spelling of words that were written with a slip. */
  readonly corrected: ReadonlyMap<string, string>
}

/** What is to be done, as far as the title says. */
export interface Doing {
  readonly act: Act | null
  /** Several words say it, and not the first one alone. */
  readonly isPhrase: boolean
  /** It leaves open what: the thing leads. */
  readonly isOpen: boolean
}

interface Keyword {
  readonly template: Template
  readonly stems: readonly string[]
  readonly spelling: string
}

const ABOUT = 3
const GROUP = 5
const VERB = 1
/** What the title begins with says most of what kind of thing it is. */
const FIRST = 1.5
/** A slip in a short word is no more than a guess. */
const GUESS = 0.8
export const ENOUGH = 2.5
/** Of two templates about the same word, the one that spells it as the title does. */
const SAME_SPELLING = 0.3
/** The cat in "cat litter" only says whose litter it is. */
const WEAK = 0.4

/** "Make my bed" is as good as "make the bed". */
const PASSED_OVER = new Set([...DETERMINERS, 'to'])
const LINKS = new Set(
  'to for in from with on at by about to into after before near under behind through'.split(' '),
)

/** Which template the words of a title are about, the best first. */
export function matchTemplates(
  read: ReadTitle,
  doing: Doing,
  templates: readonly Template[],
): readonly Match[] {
  const { act } = doing
  const { words, stems } = withoutTo(read.saidWords)
  const hasVerb = read.verb !== null
  const strong = headsOf(read.saidWords.words, hasVerb)
  const index = indexOf(templates)
  const found = new Map<Template, { score: number; named: Set<string>; corrected: Map<string, string> }>()
  const add = (keyword: Keyword, place: number, weight: number, slip?: [string, string]) => {
    const { template, stems: wanted } = keyword
    const ends = wanted.map((_, offset) => place + offset)
    const isDoing = hasVerb && place === 0
    // A group of words that names the doing as well says it all; a single verb has to mean the same.
    const isSame = () => act === null || actOf(keyword.spelling) === act
    const isSaid =
      isDoing &&
      (wanted.length > 1
        ? !doing.isPhrase
        : isSame() && (words.length === 1 || !NOUNS_TOO.has(wanted[0] ?? '')))
    if (
      !isSaid &&
      ((isDoing && wanted.length === 1 && words.length > 1) || !fits(template, read.verb, doing))
    )
      return
    const isStrong = isDoing || ends.some((at) => strong.has(at))
    const one = found.get(template) ?? {
      score: 0,
      named: new Set<string>(),
      corrected: new Map<string, string>(),
    }
    const bonus = (place === 0 ? FIRST : 0) - Math.min(place, 10) * 0.04
    const spelled = slip === undefined && words[place] === keyword.spelling ? SAME_SPELLING : 0
    one.score += isStrong ? weight + bonus + spelled : weight * WEAK
    if (isStrong) for (const part of wanted) one.named.add(part)
    if (slip) one.corrected.set(...slip)
    found.set(template, one)
  }
  stems.forEach((part, place) => {
    for (const keyword of index.byFirst.get(part) ?? []) {
      const { stems: wanted } = keyword
      if (!wanted.every((one, offset) => stems[place + offset] === one)) continue
      // "Caked in dust" is no cake.
      if (
        wanted.length === 1 &&
        (!hasVerb || place > 0) &&
        isAnotherForm(words[place] ?? '', keyword, hasVerb)
      )
        continue
      add(keyword, place, wanted.length > 1 ? GROUP : ABOUT)
    }
  })
  slipsIn(words, stems, index).forEach(({ keyword, place }) => {
    const word = words[place] ?? ''
    const weight = ABOUT * (word.length >= 7 ? 1 : GUESS)
    add(keyword, place, weight, [word, sameNumber(word, keyword.spelling)])
  })
  return (
    [...found]
      .map(([template, one]) => ({ template, ...one, score: one.score + verbBonus(template, read.verb) }))
      // What is only beside the thing ("phone" in "a new phone contract") never tells what it is.
      .filter(({ score, named }) => score >= ENOUGH && named.size > 0)
      .toSorted((a, b) => b.score - a.score)
  )
}

/** "Caked", and "draining": no cake, and no drain. */
const isAnotherForm = (word: string, { spelling, template }: Keyword, hasVerb: boolean) =>
  !template.verbs.includes(spelling) &&
  ((!hasVerb && word.endsWith('ed') && !spelling.endsWith('ed')) ||
    (word.endsWith('ing') && !spelling.endsWith('ing')))

function fits(template: Template, verb: string | null, { act, isOpen, isPhrase }: Doing): boolean {
  if (isOpen && !template.needsVerb) return true
  return (
    (act !== null && act !== 'digital' && doingsOf(template).acts.has(act)) ||
    (!isPhrase && verbBonus(template, verb) > 0)
  )
}

/** At the beginning of a longer title they are what is to be done, and not what it is done to. */
const NOUNS_TOO = new Set(
  'book test post mail file train present fine talk pitch report review plan design paper run meet paint draw download schedule place study break paper plant water park wash travel light iron'
    .split(' ')
    .map(stem),
)

interface Doings {
  readonly acts: ReadonlySet<Act>
  readonly verbs: ReadonlySet<string>
}

const doings = new WeakMap<Template, Doings>()

/** Who gets dressed buys nothing. */
const tellsAnAct = (verb: string, _: number, all: readonly string[]) =>
  verb !== 'get' || all.includes('buy') || all.includes('order')

/** What is done to the thing of a template, as acts and as stems. */
function doingsOf(template: Template): Doings {
  const kept = doings.get(template)
  if (kept) return kept
  const made = { acts: actsOf(template.verbs.filter(tellsAnAct)), verbs: new Set(template.verbs.map(stem)) }
  doings.set(template, made)
  return made
}

function verbBonus(template: Template, verb: string | null): number {
  return verb !== null && doingsOf(template).verbs.has(verb) ? VERB : 0
}

/**
 * The places of the words that say what the title is about: the last of a row of nouns ("litter" in "cat litter"), before
 * anything that is linked to it ("form" in "the form for the dentist"). Around "and" and "of" both sides count.
 */
function headsOf(words: readonly string[], hasVerb: boolean): ReadonlySet<number> {
  let at = hasVerb ? 1 : 0
  let passed = 0
  while (at < words.length - 1 && (PARTICLES.has(words[at] ?? '') || LINKS.has(words[at] ?? ''))) {
    if (words[at] === 'to') passed++
    at++
  }
  const heads = new Set<number>()
  let last = -1
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === 'to') passed++
    if (LINKS.has(word)) {
      // "The thing with the gutters" is about the gutters.
      if (last >= 0 && !VAGUE.has(words[last + passed] ?? '')) break
      continue
    }
    if (word === 'and' || word === 'of' || word === 'or') {
      if (last >= 0) heads.add(last)
      continue
    }
    if ((PARTICLES.has(word) || WHERE.has(word) || /^\d/.test(word)) && last >= 0) continue
    // "Homework page 84": the page only says which part.
    if (last >= 0 && COUNTED.has(word) && /^\d/.test(words[at + 1] ?? '')) continue
    if (ENDS_IT.has(word)) break
    // In "the dentist thing" the dentist says what it is.
    if (last >= 0 && (VAGUE.has(word) || HEAPS.has(word))) continue
    // Counted without "to", as everywhere else.
    last = at - passed
  }
  if (last >= 0) heads.add(last)
  return heads
}

const COUNTED = new Set(
  'page pages chapter chapters question questions exercise unit part week number'.split(' '),
)

/** They say where, and not what. */
const WHERE = new Set('online upstairs downstairs outside inside indoors abroad alone'.split(' '))

/** They say how much of it there is, or how it feels. */
export const HEAPS = new Set(
  'mountain pile piles heap heaps backlog situation chaos disaster emergency drama nightmare hell avalanche marathon day session job chore problem issue mess'.split(
    ' ',
  ),
)

const ENDS_IT = new Set(
  'its ive im that which who because so but whether if when is are was were has have will done sorted finished fixed checked ready properly again today tomorrow while until than as'.split(
    ' ',
  ),
)

interface Index {
  readonly byFirst: ReadonlyMap<string, readonly Keyword[]>
  /** Single words, by their first letter. */
  readonly single: ReadonlyMap<string, readonly Keyword[]>
  readonly stems: ReadonlySet<string>
  /** What unknown words were found to be near to: they are looked up once. */
  readonly near: Map<string, Keyword | null>
}

const indexes = new WeakMap<readonly Template[], Index>()

function indexOf(templates: readonly Template[]): Index {
  const kept = indexes.get(templates)
  if (kept) return kept
  const all = templates.flatMap(keywordsOf)
  const byFirst = Map.groupBy(all, ({ stems }) => stems[0] ?? '')
  const verbs = templates.flatMap((template) => template.verbs.map(stem))
  const made = {
    byFirst,
    single: Map.groupBy(
      all.filter(({ stems }) => stems.length === 1 && (stems[0]?.length ?? 0) > 3),
      ({ stems }) => stems[0]?.charAt(0) ?? '',
    ),
    stems: new Set([...all.flatMap(({ stems }) => stems), ...verbs, ...VERBS]),
    near: new Map<string, Keyword | null>(),
  }
  indexes.set(templates, made)
  return made
}

/** Words that are nearly a keyword, and no word of their own. */
function slipsIn(words: readonly string[], stems: readonly string[], index: Index) {
  return words.flatMap((word, place) => {
    const keyword = nearKeyword(word, stems[place] ?? '', index)
    return keyword ? [{ keyword, place }] : []
  })
}

function nearKeyword(word: string, part: string, { stems, single, near }: Index): Keyword | null {
  if (word.length < 5 || stems.has(part)) return null
  const known = near.get(word)
  if (known !== undefined) return known
  const isWord = REAL_WORDS.has(part) || !/^\p{Ll}+$/u.test(word)
  const candidates = isWord ? [] : (single.get(part.charAt(0)) ?? [])
  const found =
    candidates.find(({ stems: [one = ''], spelling }) => isNearly(part, one) || isJumbled(word, spelling)) ??
    null
  if (near.size >= MOST_KNOWN) near.clear()
  near.set(word, found)
  return found
}

const MOST_KNOWN = 4_000

const keywords = new WeakMap<Template, readonly Keyword[]>()

/** The words by which titles name what a template is about. They are made once, and can be made before anybody asks. */
export function keywordsOf(template: Template): readonly Keyword[] {
  const made = keywords.get(template) ?? readKeywords(template)
  keywords.set(template, made)
  return made
}

/** "Photo" and "photos" are one reason, not two. */
function readKeywords(template: Template): readonly Keyword[] {
  const found = new Map<string, Keyword>()
  for (const spelling of template.about) {
    const stems = stemsIn(spelling)
    found.set(stems.join(' '), { template, spelling, stems })
  }
  return [...found.values()]
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
