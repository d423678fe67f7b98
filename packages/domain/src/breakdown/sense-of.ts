import { APART_SENSES } from './apart-senses.ts'
import { COMMON_SENSES } from './common-senses.ts'
import { COMPOUND_SENSES } from './compound-senses.ts'
import { DESK_SENSES } from './desk-senses.ts'
import { FAMILY_SENSES } from './family-senses.ts'
import { FIRST_SENSES } from './first-senses.ts'
import { HOME_LIFE_SENSES } from './home-life-senses.ts'
import { HOUSE_SENSES } from './house-senses.ts'
import { isKind, type Kind } from './kinds.ts'
import { PARTICLES, PREPOSITIONS, VERBS } from './known-words.ts'
import { LAST_SENSES } from './last-senses.ts'
import { LIVED_SENSES } from './lived-senses.ts'
import { NARROW_SENSES } from './narrow-senses.ts'
import { nounsOf } from './object-classes.ts'
import { OBJECT_STATE_SENSES } from './object-state-senses.ts'
import { OFFICE_SENSES } from './office-senses.ts'
import { ORDINARY_SENSES } from './ordinary-senses.ts'
import { PHRASAL_SENSES } from './phrasal-senses.ts'
import type { SaidWords } from './said-words.ts'
import { stem } from './stem.ts'
import { SCREEN_SENSES } from './screen-senses.ts'
import { STUDY_SENSES } from './study-senses.ts'
import { TOLD_APART_BODY_SENSES } from './told-apart-body-senses.ts'
import { TOLD_APART_HOUSE_SENSES } from './told-apart-house-senses.ts'
import { TOLD_APART_MONEY_SENSES } from './told-apart-money-senses.ts'
import { TOLD_APART_PEOPLE_SENSES } from './told-apart-people-senses.ts'
import { TOLD_APART_STUDY_AND_WORK_SENSES } from './told-apart-study-and-work-senses.ts'
import { TOLD_APART_WAYS_AND_SCREENS_SENSES } from './told-apart-ways-and-screens-senses.ts'
import { SENSES } from './verb-senses.ts'
import { WHOLE_SENSES } from './whole-senses.ts'
import { WIDE_SENSES } from './wide-senses.ts'

/** What a verb means together with its object: the template that answers, or the kinds to ask about. */
export interface Sense {
  readonly template: string | null
  readonly kinds: readonly Kind[]
  /** Whether the template's own word stands in the steps, and not what the title names. */
  readonly isNameless: boolean
}

/** A sense, and the word right after the noun by which it was found: "frame" in "put the bed frame together". */
export interface FoundSense extends Sense {
  readonly next: string | null
}

/**
 * One place of a pattern. `@goods` is the head of a noun phrase and of that class, `~goods` any noun of it, `..` words of one
 * phrase, `...` any words, `$` the end; `'password` is that very word, other words stand for all their forms.
 */
type Place = '..' | '...' | '$' | readonly Name[]

interface Name {
  readonly sign: '' | '@' | '~' | "'"
  readonly text: string
  /** "Draining" is no "drain": only where the rule says so, a doing is meant. */
  readonly isDoing: boolean
}

interface Rule {
  /** Which of its verb it is: the first that fits answers. */
  readonly order: number
  readonly places: readonly Place[]
  readonly sense: Sense
  /** Of the place that names the fewest things: one of these stems has to be in the title. Null where a place names a class. */
  readonly needs: ReadonlySet<string> | null
  /** Whether the last word that it names is a thing, which another noun may follow. */
  readonly endsInANoun: boolean
}

/** In the order in which they are tried. */
const BEFORE_TEMPLATES = [
  TOLD_APART_HOUSE_SENSES,
  TOLD_APART_BODY_SENSES,
  TOLD_APART_MONEY_SENSES,
  TOLD_APART_STUDY_AND_WORK_SENSES,
  TOLD_APART_PEOPLE_SENSES,
  TOLD_APART_WAYS_AND_SCREENS_SENSES,
  LIVED_SENSES,
  HOME_LIFE_SENSES,
  DESK_SENSES,
  ORDINARY_SENSES,
  APART_SENSES,
  HOUSE_SENSES,
  SCREEN_SENSES,
  STUDY_SENSES,
  OFFICE_SENSES,
  FAMILY_SENSES,
  COMMON_SENSES,
  OBJECT_STATE_SENSES,
  COMPOUND_SENSES,
  PHRASAL_SENSES,
  FIRST_SENSES,
  WHOLE_SENSES,
  NARROW_SENSES,
  SENSES,
  WIDE_SENSES,
]

/** What a verb means together with its object; null where that is left to the templates. The verb comes first. */
export const senseOf = senses(BEFORE_TEMPLATES.map((text) => text.trim()).join('\n'))

/** The same where no template is about the object: what the verb then is not taken for. */
export const lastSenseOf = senses(LAST_SENSES)

/** The rules of a verb, by the stem that each of them needs, so that most are never looked at. */
interface RulesOfVerb {
  readonly always: readonly Rule[]
  readonly byNeed: ReadonlyMap<string, readonly Rule[]>
}

function senses(text: string): (said: SaidWords) => FoundSense | null {
  let read: ReadonlyMap<string, readonly string[]> | null = null
  const rules = new Map<string, RulesOfVerb | null>()
  // Rules are read when their verb comes for the first time: most never do.
  const rulesFor = (verb: string) => {
    const known = rules.get(verb)
    if (known !== undefined) return known
    read ??= byVerb(text)
    const lines = read.get(verb)
    const made = lines === undefined ? null : byNeed(lines.map(readRule))
    rules.set(verb, made)
    return made
  }
  return ({ words, stems }) => {
    const ofVerb = rulesFor(stems[0] ?? '')
    if (ofVerb === null) return null
    for (const { places, sense, endsInANoun } of likelyOf(ofVerb, stems)) {
      const end = fits(places, 0, words, stems, 1)
      if (end < 0 || isBuilt(words, end)) continue
      return sense === LEFT_OPEN ? null : { ...sense, next: endsInANoun ? (words[end] ?? null) : null }
    }
    return null
  }
}

function byNeed(all: readonly Rule[]): RulesOfVerb {
  const made = new Map<string, Rule[]>()
  for (const rule of all) {
    for (const one of rule.needs ?? []) {
      const known = made.get(one)
      if (known) known.push(rule)
      else made.set(one, [rule])
    }
  }
  return { always: all.filter(({ needs }) => needs === null), byNeed: made }
}

/** Those of which the title has what they need, in their order. */
function likelyOf({ always, byNeed }: RulesOfVerb, stems: readonly string[]): readonly Rule[] {
  let found: Set<Rule> | null = null
  for (const one of stems) {
    for (const rule of byNeed.get(one) ?? []) (found ??= new Set(always)).add(rule)
  }
  return found === null ? always : [...found].toSorted((a, b) => a.order - b.order)
}

/** "Put the bed back together" is no "put on the bed": what is built or taken apart, other rules know. */
function isBuilt(words: readonly string[], at: number): boolean {
  const next = words[at] === 'back' ? words[at + 1] : words[at]
  return next === 'together' || next === 'apart'
}

function byVerb(text: string): ReadonlyMap<string, readonly string[]> {
  const made = new Map<string, string[]>()
  for (const line of linesOf(text)) {
    for (const verb of line.slice(0, line.indexOf(' ')).split('|')) {
      const key = stem(verb)
      const known = made.get(key)
      if (known) known.push(line)
      else made.set(key, [line])
    }
  }
  return made
}

function linesOf(text: string): readonly string[] {
  return text.trim().split('\n')
}

/** So many words may stand between the verb and the noun it is about. */
const LONGEST_PHRASE = 5

/** Where the words of the rule end in the title; less than nothing where it does not fit. */
function fits(
  places: readonly Place[],
  place: number,
  words: readonly string[],
  stems: readonly string[],
  at: number,
): number {
  const wanted = places[place]
  if (wanted === undefined) return at
  if (wanted === '$') return at >= words.length ? at : NO_FIT
  if (wanted === '..' || wanted === '...') {
    const most = wanted === '..' ? Math.min(words.length, at + LONGEST_PHRASE) : words.length
    for (let next = at; next <= most; next++) {
      const end = fits(places, place + 1, words, stems, next)
      if (end >= 0) return end
      if (wanted === '..' && LINKS.has(words[next] ?? '')) return NO_FIT
    }
    return NO_FIT
  }
  return isOneOf(wanted, words, stems, at) ? fits(places, place + 1, words, stems, at + 1) : NO_FIT
}

const NO_FIT = -1

function isOneOf(wanted: readonly Name[], words: readonly string[], stems: readonly string[], at: number) {
  const one = stems[at]
  if (one === undefined) return false
  return wanted.some(({ sign, text, isDoing }) => {
    if (sign === '') return text === one && (isDoing || !isADoing(words[at] ?? '', one))
    if (sign === "'") return text === words[at]
    return (sign === '~' || isHead(words[at + 1])) && nounsOf(text).has(one)
  })
}

/** "Draining", which has lost its end in the stem. */
const isADoing = (word: string, one: string) => word.endsWith('ing') && !one.endsWith('ing')

const LINKS = new Set([...PREPOSITIONS, ...PARTICLES, 'by', 'before', 'after', 'near', 'under', 'behind'])
const ENDS_A_NOUN = new Set(
  'and or because so but if when is are was were that which who until while than as again today tomorrow tonight now please this next every soon'.split(
    ' ',
  ),
)

/** Whether the noun before `next` is the last of its phrase: "litter" in "cat litter for Tom". */
function isHead(next: string | undefined): boolean {
  return next === undefined || LINKS.has(next) || ENDS_A_NOUN.has(next) || /^\d/.test(next)
}

/** A sense that the templates tell better. */
const LEFT_OPEN: Sense = { template: null, kinds: [], isNameless: true }

function readRule(line: string, order: number): Rule {
  const [pattern = '', answer = ''] = line.split(' = ')
  const places = pattern.split(' ').slice(1).map(readPlace)
  const last = places.at(-1) === '...' ? places.at(-2) : undefined
  const endsInANoun = Array.isArray(last) && last.every(isThing)
  const needs = neededStems(places)
  if (answer === '-') return { order, places, needs, sense: LEFT_OPEN, endsInANoun }
  const [template = '', it] = answer.split(' ')
  const isAsked = template.startsWith('?')
  const kinds = isAsked ? answer.slice(1).split(' ').filter(isKind) : []
  return {
    order,
    places,
    needs,
    sense: { template: isAsked ? null : template, kinds, isNameless: it === 'it' },
    endsInANoun,
  }
}

function neededStems(places: readonly Place[]): ReadonlySet<string> | null {
  const named = places
    .filter((place): place is readonly Name[] => typeof place !== 'string')
    .filter((place) => place.every(({ sign }) => sign === ''))
  const [fewest] = named.toSorted((a, b) => a.length - b.length)
  return fewest === undefined ? null : new Set(fewest.map(({ text }) => text))
}

function readPlace(text: string): Place {
  if (text === '..' || text === '...' || text === '$') return text
  return text.split('|').map((name): Name => {
    const sign = /^[@~']/.test(name) ? (name.charAt(0) as Name['sign']) : ''
    return {
      sign,
      text: sign === '' ? stem(name) : name.slice(1),
      isDoing: name.endsWith('ing') || VERBS.has(stem(name)),
    }
  })
}

const isThing = ({ sign, text }: Name) =>
  sign === '~' || (sign === '' && !VERBS.has(text) && !LINKS.has(text) && !ENDS_A_NOUN.has(text))

/** Every sense as it is written, for the test that reads them all. */
export function everySense(): readonly { readonly line: string; readonly sense: Sense }[] {
  return [...BEFORE_TEMPLATES, LAST_SENSES]
    .flatMap(linesOf)
    .map((line) => ({ line, sense: readRule(line, 0).sense }))
}
