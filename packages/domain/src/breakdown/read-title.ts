import {
  ACRONYMS,
  BARE,
  DETERMINERS,
  FAMILY,
  GIVING,
  PARTICLES,
  PREPOSITIONS,
  ROLES,
  TURNED,
  VAGUE,
  VERBS,
  WITH_ARTICLE,
} from './known-words.ts'
import { isNearly, stem } from './stem.ts'

/** What a title says, as far as it can be told without understanding it. */
export interface ReadTitle {
  /** The title without signs at its ends, short enough to stand inside a sentence. */
  readonly quoted: string
  /** Every word in lower case. */
  readonly words: readonly string[]
  /** The stem of what is to be done, where it begins with that. */
  readonly verb: string | null
  /** What it is to be done to, as it stands inside a sentence: "the letter from HMRC". */
  readonly object: string | null
  /** The one the title speaks of: "Sam", "the landlord". */
  readonly who: string | null
  /** What one speaks with them about: "the mould". */
  readonly topic: string | null
}

const MOST_QUOTED = 60
const MOST_THING = 46

const NOT_WORDS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|\p{Cc}|\uFE0E|\uFE0F|\u20E3/gu
const ENDS = /^[^\p{L}\p{N}“"'(£$€]+|[^\p{L}\p{N}”"')%£$€]+$/gu
const BEGINNING =
  /^(ok(ay)?|so|and|but|ugh+|a+r+g+h+|omg|pls|please|finally|actually|really|just|still|also|again|maybe|somehow|properly|quickly|gonna|to-?do|task|reminder|remember to|do ?n['’]t forget( to)?|(i )?(really )?(need|have|want|ought|got|’ve got|'ve got|try|trying|going) to|i['’]?ve got to|i['’]?m going to|(i )?(really )?(gotta|must|should|can['’]?t)( really)?|get (a)?round to|make a start on|start to|begin to|manage to)[\s,:–-]+/i
const ENDING =
  /[\s,(–-]+(today|tonight|tomorrow|tmrw|now|asap|soon|again|already|properly|finally|somehow|please|pls|ugh+|a+r+g+h+|at last|for once|if possible|when i can|lol|for real|this time|(by|before|on|this|next|until|for) (end of )?(the )?(mon|tues|wednes|thurs|fri|satur|sun)day|(this|next|by the end of the|before the) (morning|afternoon|evening|week|weekend|month|year)|(by|before|at) (noon|lunch|midnight|eod|\d{1,2}([:.]\d\d)?\s?(am|pm)?))\)?$/i
const CLAUSE =
  /[.;:!?,\n()[\]]|\s[-–—/+&]\s|\s(because|so that|but|before i|before they|which|cos|bc|cause|since i|and then|then|that i|it is|it['’]s|there is|i['’]ve|i)\s/i

/** A title as plain words: no pictures, no shouting, no "I really need to". */
export function plainTitle(title: string): string {
  const bare = title
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replace(NOT_WORDS, ' ')
    .replaceAll(/https?:\S+/g, ' ')
    .replaceAll(/\bre:/gi, 'about')
  const calm = calmed(
    bare
      .replaceAll(/[\s\p{Z}_]+/gu, ' ')
      .replace(ENDS, '')
      .trim(),
  )
  return calm
}

/** Reads a title. `corrected` has the right spelling of words that were written with a slip. */
export function readTitle(title: string, corrected: ReadonlyMap<string, string> = new Map()): ReadTitle {
  const plain = plainTitle(title)
  const wanted = withoutFrame(plain)
  const clause = firstClause(wanted)
  const all = clause.split(' ').filter((word) => word !== '')
  const words = all.map((word) => corrected.get(word.toLowerCase()) ?? word)
  const first = words[0] ?? ''
  const verb = words.length > 1 ? readVerb(first, words[1] ?? '') : null
  const rest = verb ? withoutLink(asNoun(words.slice(1), verb), verb) : words
  const { head, topic } = splitAtAbout(rest)
  const isBeginning = verb === null
  // A single word that is something to do names nothing to do it to.
  const isDoing = words.length === 1 && VERBS.has(stem(first))
  const object = isDoing ? null : asThing(head, isBeginning)
  const about = topic.length > 0 ? asThing(topic, false) : null
  return {
    quoted: shortened(wanted.length <= MOST_QUOTED ? wanted : clause),
    words: wanted
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter((word) => word !== ''),
    verb,
    object: object ?? about,
    who: asPerson(head, isBeginning),
    topic: about,
  }
}

function calmed(text: string): string {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const isShouted =
    letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const calm = isShouted && !ACRONYMS.has(text.toLowerCase()) ? text.toLowerCase() : text
  return calm.replaceAll(/\p{L}[\p{L}\p{N}]*/gu, (word) =>
    ACRONYMS.has(word) && (isShouted || word.length > 2) && word !== 'pin' ? word.toUpperCase() : word,
  )
}

/** Without what is said around the task: "finally", "I need to", "before Friday". */
function withoutFrame(text: string): string {
  let bare = text
  for (let turn = 0; turn < 6; turn++) {
    const next = bare.replace(BEGINNING, '').replace(ENDING, '').replace(ENDS, '').trim()
    if (next === bare || next === '') break
    bare = next
  }
  return bare
}

function firstClause(text: string): string {
  const parts = text.split(new RegExp(CLAUSE, 'i')).filter((part): part is string => part !== undefined)
  const clause = parts.map((part) => part.replace(ENDS, '').trim()).find((part) => part.length > 2) ?? text
  const words = clause.split(' ')
  const joint = words.findIndex(
    (word, place) =>
      place > 0 &&
      /^(and|&)$/i.test(word) &&
      readVerb(words[place + 1] ?? '', words[place + 2] ?? '') !== null,
  )
  const bare = joint > 1 ? words.slice(0, joint).join(' ') : clause
  return withoutFrame(bare.replace(/ (and|or|but|to|the|a)$/i, ''))
}

function readVerb(word: string, next: string): string | null {
  const wanted = stem(word)
  if (VERBS.has(wanted)) return wanted
  const low = word.toLowerCase()
  // Whatever stands before "the" or "my" and links nothing is what is to be done.
  const isDone = DETERMINERS.has(next.toLowerCase()) || /^\p{L}{4,}(ate|ise|ify)$/iu.test(word)
  if (isDone && /^\p{L}{3,}$/u.test(low) && !LINKING.has(low)) return wanted
  if (word.length < 5 || /^\p{Lu}{2}/u.test(word)) return null
  return [...VERBS].find((verb) => isNearly(verb, wanted)) ?? null
}

const LINKING = new Set([
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...PARTICLES,
  ...VAGUE,
  ...'not and when while what why but become be being am is are was feel not'.split(' '),
])

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
  if (verb === 'get' && rest[0] === 'rid') rest = rest.slice(1)
  for (const links of [PARTICLES, PREPOSITIONS]) {
    if (rest.length > 1 && links.has(rest[0]?.toLowerCase() ?? '')) rest = rest.slice(1)
  }
  const last = rest.at(-1)?.toLowerCase() ?? ''
  return rest.length > 1 && PARTICLES.has(last) ? rest.slice(0, -1) : rest
}

function splitAtAbout(words: readonly string[]) {
  const place = words.findIndex((word, at) => at > 0 && /^(about|regarding|re)$/i.test(word))
  return place < 0
    ? { head: words, topic: [] }
    : { head: words.slice(0, place), topic: words.slice(place + 1) }
}

/** As it stands inside a sentence, with the article it needs; null where there is too little or too much of it. */
function asThing(words: readonly string[], isBeginning: boolean): string | null {
  const kept = cut(words)
  const first = kept[0]
  if (first === undefined) return null
  const said = kept.map((word, place) => turned(word, isBeginning && place === 0))
  const text = said.join(' ')
  const bare = text.replace(/^(the|your|all|this|that|these|those) /, '')
  if (text.length > MOST_THING || VAGUE.has(bare) || /^\p{Ll}+ed$/u.test(bare) || !/\p{L}/u.test(text))
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

/** What one does stands without an article, unless it is a thing as well: "driving", "the washing". */
const DOING =
  /^(?!(?:th|k|r|str|spr|w|ceil|build|paint|wash|even|morn|wedd|cloth|bedd|iron|meet|fil|hoover|shopp|draw|stand|train|park|cook|clean)ing\b)\p{Ll}{2,}ing\b/u

const TURNED_VALUES = new Set(Object.values(TURNED))

function turned(word: string, isBeginning: boolean): string {
  const low = word.toLowerCase()
  if (Object.hasOwn(TURNED, low)) return TURNED[low] ?? low
  if (DETERMINERS.has(low)) return low
  if (FAMILY.has(low) && /^(mum|mom|dad|gran|nan|nana|grandma|grandpa|grandad|granny)$/.test(low))
    return capital(low)
  const isName = /^\p{Lu}\p{Ll}/u.test(word) && isBeginning && /['’]s$/.test(word)
  return isBeginning && /^\p{Lu}\p{Ll}*$/u.test(word) && !isName && word.length > 1 ? low : word
}

function isOwnName(words: readonly string[]): boolean {
  return words.every((word) => /^\p{Lu}/u.test(word) || /^(of|and|the|&)$/.test(word))
}

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

const BEFORE_MORE = /^(for|with|to|on|at|from|in|if|and|back|how|why|when)$/i

/** Whom the words name: a role, a name, one of the family. "The talk with my boss" names the boss. */
function asPerson(words: readonly string[], isBeginning: boolean): string | null {
  const end = words.findIndex((word, place) => place > 0 && BEFORE_MORE.test(word))
  const named = end < 0 ? words : words.slice(0, end)
  const after = end < 0 ? [] : words.slice(end + 1)
  return nameOf(named, isBeginning) ?? (after.length > 0 ? asPerson(after, false) : null)
}

function nameOf(words: readonly string[], isBeginning: boolean): string | null {
  const last = words.at(-1) ?? ''
  if (words.length === 0 || words.length > 4) return null
  const said = words.map((word, place) => turned(word, isBeginning && place === 0))
  const text = said.join(' ')
  const isNamed = DETERMINERS.has(said[0] ?? '') || /['’]s$|^your$|^\p{Lu}/u.test(said[0] ?? '')
  if (FAMILY.has(last.toLowerCase()) || ALL_OF_THEM.test(text)) return text
  if (ROLES.has(stem(last)) || WITH_ARTICLE.has(last))
    return isNamed && !WITH_ARTICLE.has(text) ? text : `the ${text}`
  if (!isBeginning && isOwnName(said) && !/^\p{Lu}+$/u.test(text)) return text
  const isAName = said.length === 1 && !isBeginning && /^\p{Ll}{2,10}$/u.test(last) && !isThingWord(last)
  return isAName ? capital(last) : null
}

const ALL_OF_THEM = /^(him|her|them|someone|somebody|everyone|everybody|people|friends)$/

/** Names are rarely many, and nothing that is done. */
function isThingWord(word: string): boolean {
  return (
    BARE.has(word) || VAGUE.has(word) || VERBS.has(stem(word)) || /(s|ing|ion|ment|ness|back)$/.test(word)
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Cut between words, with the sign that there is more. */
function shortened(text: string): string {
  if (text.length <= MOST_QUOTED) return text
  const part = [...text].slice(0, MOST_QUOTED).join('')
  const space = part.lastIndexOf(' ')
  return `${(space > 20 ? part.slice(0, space) : part).replace(ENDS, '')}…`
}
