import { findTask } from './find-task.ts'
import {
  BARE,
  BASE_VERBS,
  DETERMINERS,
  FAMILY,
  GIVING,
  PARTICLES,
  plain,
  PREPOSITIONS,
  ROLES,
  TURNED,
  VAGUE,
  VERBS,
  WITH_ARTICLE,
} from './known-words.ts'
import { endsAThing, isOwnName, turned } from './in-sentence.ts'
import { ENDS, plainTitle, withoutFrame } from './plain-title.ts'
import { whoIn } from './read-person.ts'
import { readVerb } from './read-verb.ts'
import { recent } from './recent.ts'
import { stem } from './stem.ts'

/** What a title says, as far as it can be told without understanding it. */
export interface ReadTitle {
  /** The title without signs at its ends, short enough to stand inside a sentence. */
  readonly quoted: string
  /** What is to be done, in lower case, beginning with the plain form of the verb. */
  readonly said: string
  /** The same to the end of the sentence: "tell my sister that i can't come". */
  readonly whole: string
  /** Its words as they were written, in lower case. */
  readonly words: readonly string[]
  /** The words after the verb and what links it to them. */
  readonly rest: readonly string[]
  /** The stem of what is to be done, where it begins with that. */
  readonly verb: string | null
  /** What it is to be done to, as it stands inside a sentence: "the letter from HMRC". */
  readonly object: string | null
  /** The one the title speaks of: "Sam", "the landlord". */
  readonly who: string | null
  /** What one speaks with them about: "the mould". */
  readonly topic: string | null
  /** Its words with their capitals, as far as they make one task. */
  readonly spelled: readonly string[]
}

const MOST_QUOTED = 44
const MOST_THING = 36
const CLAUSE =
  /[.;:!?,\n()[\]]|\s[-–—/+&]\s|\s(?:because|so that|but|before i|before they|which|cos|bc|cause|since i|and then|then|that|it is|it['’]s|there is|i['’]ve|i|if|whether|unless|until|while)\s/i

/** Reads a title. `corrected` has the right spelling of words that were written with a slip. */
export function readTitle(title: string, corrected?: ReadonlyMap<string, string>): ReadTitle {
  return readPlain(plainTitle(title), corrected)
}

/** The same for a title that is plain already. */
export function readPlain(plain: string, corrected?: ReadonlyMap<string, string>): ReadTitle {
  const wanted = withoutFrame(plain).replace(/^deep[- ]clean (?=\S)/i, 'clean ')
  const task = findTask(plain).replace(/^deep[- ]clean (?=\S)/i, 'clean ')
  const clause = firstClause(task)
  const all = clause.split(' ').filter((word) => word !== '')
  const spelled = corrected ? all.map((word) => corrected.get(word.toLowerCase()) ?? word) : all
  const words = withoutSecondVerb(begun(spelled))
  const first = words[0] ?? ''
  const verb = words.length > 1 ? readVerb(first, words[1] ?? '', words[2]) : null
  const rest = verb ? withoutDoing(withoutLink(asNoun(words.slice(1), verb), verb), verb) : words
  const { head, topic } = splitAtAbout(rest, verb)
  const isBeginning = verb === null
  // A single word that is something to do names nothing to do it to.
  const isDoing = words.length === 1 && VERBS.has(stem(first))
  const object = isDoing ? null : asThing(head, isBeginning)
  const about = topic.length > 0 ? asThing(topic, false) : null
  const lower = inLower(words)
  const said =
    verb === null && !isDoing
      ? lower
      : [BASE_VERBS.get(verb ?? stem(first)) ?? lower[0] ?? '', ...lower.slice(1)]
  return {
    quoted: shortened(wanted.length <= MOST_QUOTED ? wanted : clause),
    said: said.join(' '),
    whole: [
      ...said,
      ...(task === clause && words === all ? lower : inLower(task.split(' '))).slice(all.length),
    ].join(' '),
    words: lower,
    rest: rest === words ? lower : inLower(rest),
    verb: verb ?? (isDoing ? stem(first) : null),
    object: (ASKED_FOR.has(verb ?? '') ? about : null) ?? object ?? about,
    who: givenTo(words, verb) ?? whoIn(verb === null ? words : words.slice(1), head, verb),
    topic: about,
    spelled: words,
  }
}

/** "Start revising for it" is about the revising. */
function begun(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words
  const isBegun = /^(start|begin|keep)$/i.test(first) && /ing$/i.test(second) && VERBS.has(stem(second))
  return isBegun ? [BASE_VERBS.get(stem(second)) ?? second, ...words.slice(2)] : words
}

const STAGES = new Set('finish complete carry continue resume go wrap'.split(' ').map(stem))

/** "Finish knitting the scarf" is about the scarf. */
function withoutDoing(words: readonly string[], verb: string): readonly string[] {
  const [first = ''] = words
  const isDoing = STAGES.has(verb) && words.length > 1 && /ing$/i.test(first) && VERBS.has(stem(first))
  return isDoing ? withoutLink(words.slice(1), stem(first)) : words
}

/** "Wash and fold the shirts" begins with the washing. */
function withoutSecondVerb(words: readonly string[]): readonly string[] {
  const isTwice =
    words.length > 3 &&
    /^(and|or|&|\/)$/i.test(words[1] ?? '') &&
    VERBS.has(stem(words[0] ?? '')) &&
    VERBS.has(stem(words[2] ?? ''))
  return isTwice ? [words[0] ?? '', ...words.slice(3)] : words
}

function inLower(words: readonly string[]): readonly string[] {
  const made: string[] = []
  for (const word of words) made.push(...lowParts(word))
  return made
}

/** "Wash/dry" is two words. */
const lowParts = recent((word) =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((part) => part !== ''),
)

function firstClause(text: string): string {
  const parts = text.split(CLAUSE).filter((part): part is string => part !== undefined)
  const clause = parts.map((part) => part.replace(ENDS, '').trim()).find((part) => part.length > 2) ?? text
  const words = clause.split(' ')
  const joint = words.findIndex(
    (word, place) =>
      place > 0 &&
      /^(and|&)$/i.test(word) &&
      readVerb(words[place + 1] ?? '', words[place + 2] ?? '') !== null,
  )
  const bare = joint > 1 ? words.slice(0, joint).join(' ') : clause
  return withoutFrame(bare.replace(/ (and|or|but|to|the|a|for|with)$/i, ''))
}

const BEFORE_DOING = new Set('learn start begin try practise practice'.split(' ').map(stem))

/** "to swim" becomes "swimming": something that can be begun, practised or put off. */
function asNoun(words: readonly string[], before: string): readonly string[] {
  const [to, verb = '', ...rest] = words
  const isDoing = to?.toLowerCase() === 'to' && /^\p{Ll}{3,}$/u.test(verb) && !DETERMINERS.has(verb)
  if (!isDoing || BARE.has(verb) || ROLES.has(stem(verb)) || FAMILY.has(verb)) return words
  const isKnown = BEFORE_DOING.has(before) || VERBS.has(stem(verb)) || DETERMINERS.has(rest[0] ?? '')
  return isKnown ? [gerund(verb), ...rest] : words
}

function gerund(verb: string): string {
  if (/[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length < 5) return `${verb}${verb.at(-1)}ing`
  return `${verb.replace(/([^e])e$/, '$1')}ing`
}

/** "out", "up to", "with": what links what is done to what it is done to. */
function withoutLink(words: readonly string[], verb: string): readonly string[] {
  const end = words.findIndex((word, place) => {
    if (place < 1 || word.toLowerCase() !== 'to') return false
    return GIVING.has(verb) || VERBS.has(stem(words[place + 1] ?? ''))
  })
  let rest = end < 0 ? words : words.slice(0, end)
  if (GIVING.has(verb) && isGivenTo(rest)) rest = rest.slice(1)
  if (verb === 'get' && rest[0] === 'rid') rest = rest.slice(1)
  for (const links of [PARTICLES, PREPOSITIONS]) {
    if (rest.length > 1 && links.has(rest[0]?.toLowerCase() ?? '')) rest = rest.slice(1)
  }
  const last = rest.at(-1)?.toLowerCase() ?? ''
  return rest.length > 1 && PARTICLES.has(last) ? rest.slice(0, -1) : rest
}

/** "Chase Tom for the figures" is about the figures. */
const ASKED_FOR = new Set(['chas', 'nudg', 'pester', 'hassl', 'follow'])

/** "Dan" in "lend Dan the drill". */
function isGivenTo([first = '', second = '']: readonly string[]): boolean {
  const isSomebody =
    (/^\p{Lu}\p{Ll}|^(?:him|her|them|it)$/u.test(first) || FAMILY.has(first.toLowerCase())) &&
    !/['’]s$/.test(first)
  return isSomebody && /^(?:\p{Ll}|\d)/u.test(second) && !PARTICLES.has(second) && !PREPOSITIONS.has(second)
}

function givenTo(words: readonly string[], verb: string | null): string | null {
  const [, first = ''] = words
  return verb !== null && GIVING.has(verb) && /^\p{Lu}\p{Ll}/u.test(first) && isGivenTo(words.slice(1))
    ? first
    : null
}

/** The "do" in "Jo's leaving do". */
const isAPartyDo = (words: readonly string[], place: number) =>
  words[place] === 'do' &&
  /^(leaving|hen|stag|work|birthday|christmas|retirement)$/i.test(words[place - 1] ?? '')

/** They are where a thing is sold or seen, and no part of it. */
const isOnASite = (words: readonly string[], place: number) =>
  /^(on|onto)$/i.test(words[place] ?? '') && BARE.has(words[place + 1]?.toLowerCase() ?? '')

function splitAtAbout(words: readonly string[], verb: string | null) {
  const isAbout = ASKED_FOR.has(verb ?? '') ? /^(about|regarding|re|for)$/i : /^(about|regarding|re)$/i
  const place = words.findIndex((word, at) => at > 0 && isAbout.test(word))
  return place < 0
    ? { head: words, topic: [] }
    : { head: words.slice(0, place), topic: words.slice(place + 1) }
}

/** As it stands inside a sentence, with the article it needs; null where there is too little or too much of it. */
function asThing(words: readonly string[], isBeginning: boolean): string | null {
  if (NO_THING_AFTER.test(words[0] ?? '')) return null
  const kept = cut(onlyThing(words))
  const first = kept[0]
  if (first === undefined) return null
  const said = kept.map((word, place) => turned(word, isBeginning && place === 0))
  const text = said.join(' ')
  const bare = text.replace(/^(the|your|all|this|that|these|those) /, '')
  if (
    text.length > MOST_THING ||
    VAGUE.has(bare) ||
    DETERMINERS.has(text.replace(/^your$/, 'the')) ||
    /^\p{Ll}+ed$/u.test(bare) ||
    !/\p{L}/u.test(text)
  )
    return null
  if (FAMILY.has(said[0]?.toLowerCase() ?? '')) return text
  if ((isOwnName(said) && !WITH_ARTICLE.has(text)) || /['’]s$/.test(said[0] ?? '') || said.length === 0)
    return text
  if (/^\p{Ll}+ \p{N}/u.test(text) || DOING.test(text)) return text
  if (DETERMINERS.has(said[0] ?? '') || /^\p{N}|^[£$€]/u.test(text) || TURNED_VALUES.has(said[0] ?? ''))
    return text
  if (BARE.has(text) || (said.length === 1 && BARE.has(said[0] ?? ''))) return text
  return `the ${text}`
}

/** They say how much or how it went, and not what. */
const AMOUNTS = plain(
  'enough more less much many few several no other another own extra few lots plenty bit couple',
)
const AFTERWARDS = plain(
  'done sorted fixed finished checked serviced printed ready properly again off up out away back upstairs downstairs outside down in on over together first once better right well asap due expired today regularly daily through and or but for with to at of by from',
)

/** "For my" in "an appointment for my back" says nothing without what came after it. */
function isAfterwards(word: string): boolean {
  return AFTERWARDS.has(word) || DETERMINERS.has(word)
}

const NO_THING_AFTER =
  /^(after|before|between|without|than|off|near|by|during|under|behind|together|less|fewer)$/i

/** What comes after them is when or how, and not what. */
const AFTER_A_THING = /^(after|online|during|ready|instead|by)$/i

const isPlainWord = recent((word) => /^[\p{Script=Latin}\p{N}’'£$€&%.+#/“”"-]+$/u.test(word))

function onlyThing(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, place) => endsAThing(word) && !isAPartyDo(words, place))
  let kept = end < 0 ? words : words.slice(0, end)
  const site = kept.findIndex(
    (_, place) => place > 0 && (isOnASite(kept, place) || AFTER_A_THING.test(kept[place] ?? '')),
  )
  if (site > 0) kept = kept.slice(0, site)
  while (kept.length > 1 && AMOUNTS.has(kept[0]?.toLowerCase() ?? '')) kept = kept.slice(1)
  while (kept.length > 1 && /^of$/i.test(kept[0] ?? '')) kept = kept.slice(1)
  while (kept.length > 1 && isAfterwards(kept.at(-1)?.toLowerCase() ?? '')) kept = kept.slice(0, -1)
  if (
    kept.length > 1 &&
    DETERMINERS.has(kept[0]?.toLowerCase() ?? '') &&
    DETERMINERS.has(kept[1]?.toLowerCase() ?? '')
  )
    kept = kept.slice(1)
  // "Ella" in "sign Ella up for swimming".
  const apart = kept.findIndex(
    (word, place) => place > 0 && PARTICLES.has(word) && PREPOSITIONS.has(kept[place + 1] ?? ''),
  )
  if (apart > 0) kept = kept.slice(0, apart)
  const isPlain = kept.every(isPlainWord)
  return isPlain ? kept : []
}

/** What one does stands without an article, unless it is a thing as well: "driving", "the washing". */
const DOING =
  /^(?!(?:th|k|r|str|spr|w|ceil|build|paint|wash|even|morn|wedd|cloth|bedd|iron|meet|fil|hoover|shopp|draw|stand|train|park|cook|clean)ing\b)\p{Ll}{2,}ing\b/u

const TURNED_VALUES = new Set(TURNED.values())

const JOINTS = /^(in|on|for|from|with|at|to|of|and|by|under|behind|into|after)$/i

/** The first words, as far as they make one thing. */
function cut(words: readonly string[]): readonly string[] {
  const length = (part: readonly string[]) => part.join(' ').length
  if (length(words) <= MOST_THING - 4 && words.length <= 7) return words
  const fitting = [2, 3, 4, 5, 6, 7].filter(
    (place) => JOINTS.test(words[place] ?? '') && length(words.slice(0, place)) <= MOST_THING - 4,
  )
  const end = fitting.at(-1)
  return end === undefined ? [] : words.slice(0, end)
}

/** Cut between words, with the sign that there is more. */
function shortened(text: string): string {
  if (text.length <= MOST_QUOTED) return text
  const part = [...text].slice(0, MOST_QUOTED).join('')
  const space = part.lastIndexOf(' ')
  return `${(space > 20 ? part.slice(0, space) : part).replace(ENDS, '')}…`
}
