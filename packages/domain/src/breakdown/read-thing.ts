import { capital, isOwnName, turned } from './in-sentence.ts'
import {
  BARE,
  DETERMINERS,
  FIRMS,
  PARTICLES,
  plain,
  PREPOSITIONS,
  TURNED,
  VAGUE,
  WITH_ARTICLE,
} from './known-words.ts'
import { FAMILY, isFirstName, isPerson } from './people-words.ts'
import type { Word } from './word.ts'

const MOST_THING = 36

/** The "do" in "Jo's leaving do". */
const isAPartyDo = (words: readonly Word[], place: number) =>
  words[place]?.text === 'do' &&
  /^(leaving|hen|stag|work|birthday|christmas|retirement)$/.test(words[place - 1]?.low ?? '')

/** The "you" in "thank you cards". */
const isThanks = (words: readonly Word[], place: number) =>
  words[place]?.low === 'you' && words[place - 1]?.low === 'thank' && words.length > place + 1

/** They are where a thing is sold or seen, and no part of it. */
const isOnASite = (words: readonly Word[], place: number) =>
  ON.has(words[place]?.low ?? '') && BARE.has(words[place + 1]?.low ?? '')

const ON = plain('on onto')

/** "The state of my bedroom" is the bedroom. */
const isTheStateOf = (words: readonly Word[]) =>
  words.length > 3 && words[0]?.low === 'the' && words[1]?.low === 'state' && words[2]?.low === 'of'

/** As it stands inside a sentence, with the article it needs; null where there is too little or too much of it. */
export function asThing(words: readonly Word[], isBeginning: boolean): string | null {
  if (NO_THING_AFTER.test(words[0]?.low ?? '')) return null
  const kept = named(cut(onlyThing(isTheStateOf(words) ? words.slice(3) : words).map(({ text }) => text)))
  const first = kept[0]
  if (first === undefined) return null
  const said = kept.map((word, place) => turned(word, isBeginning && place === 0))
  const text = said.join(' ')
  const bare = text.replace(/^(the|your|all|this|that|these|those) /, '')
  if (
    text.length > MOST_THING ||
    isARow(said) ||
    VAGUE.has(bare) ||
    DETERMINERS.has(text.replace(/^your$/, 'the')) ||
    /^\p{Ll}+ed$|^(?:more|some|any|enough|another|less|quietly|quickly|slowly|nicely|gently|calmly|politely|kindly|carefully)$/u.test(
      bare,
    ) ||
    !/\p{L}/u.test(text)
  )
    return null
  if (FIRMS.has(text)) return capital(text)
  if (WITH_A_TITLE.test(text)) return text.split(' ').map(capital).join(' ')
  if (FIRMS_OF_TWO.test(text))
    return text
      .split(' ')
      .map((word) => (word === 'of' ? word : capital(word)))
      .join(' ')
  if (FAMILY.has(said[0]?.toLowerCase() ?? '')) return text
  if ((isOwnName(said) && !WITH_ARTICLE.has(text)) || /['’]s$/.test(said[0] ?? '') || said.length === 0)
    return text
  if (/^\p{Ll}+ \p{N}|^(?:\p{Ll}+ ){2,3}\p{N}+$/u.test(text) || DOING.test(text)) return text
  if (SO_LONG_A.test(text)) return `the ${text}`
  if (DETERMINERS.has(said[0] ?? '') || /^\p{N}|^[£$€]/u.test(text) || TURNED_VALUES.has(said[0] ?? ''))
    return text
  if (BARE.has(text) || (said.length === 1 && BARE.has(said[0] ?? ''))) return text
  return `the ${text}`
}

/** "Ewans teacher" is Ewan's. */
function named([first = '', ...rest]: readonly string[]): readonly string[] {
  const name = /^\p{Ll}{3,}s$/u.test(first) ? first.slice(0, -1) : ''
  const isOfOne = rest.length > 0 && !isFirstName(first) && isFirstName(name)
  return first === '' ? [] : [isOfOne ? `${capital(name)}’s` : first, ...rest]
}

/** "Call dr chen". */
const WITH_A_TITLE = /^(?:dr|mr|mrs|ms|prof) \p{L}+$/iu
/** "6 week check". */
const SO_LONG_A = /^\d{1,2}[- ](?:week|month|year|day|hour|minute|point|page) \p{L}/u
const FIRMS_OF_TWO =
  /^(?:british gas|scottish (?:power|gas|water)|thames water|severn trent|welsh water|virgin media|royal mail|student finance|companies house|bank of (?:scotland|ireland|america))$/i

/** "New mouse silent click": so many words in a row are a note, and no name of a thing. */
const isARow = (words: readonly string[]): boolean =>
  words.filter((word) => !DETERMINERS.has(word)).length > MOST_IN_A_ROW &&
  !words.some((word) => LINKS.has(word) || word === 'and' || word === 'of' || /^\p{Lu}|['’]s$|\d/u.test(word))

const MOST_IN_A_ROW = 3

const LINKS = new Set([...PREPOSITIONS, ...PARTICLES])

/** "With Mum", "with the kids". */
function isCompany(words: readonly Word[], at: number): boolean {
  const place = DETERMINERS.has(words[at]?.low ?? '') ? at + 1 : at
  const { low = '' } = words[place] ?? {}
  return isPerson(low) || isFirstName(low)
}

/** They say how much or how it went, and not what. */
const AMOUNTS = plain(
  'enough more less much many few several no other another own extra few lots plenty bit couple',
)
const AFTERWARDS = plain(
  'anywhere somewhere late early soon done sorted fixed finished checked serviced printed ready properly again off up out away back upstairs downstairs outside down in on over together first once better right well asap due expired today regularly daily through and or but for with to at of by from',
)

/** "For my" in "an appointment for my back" says nothing without what came after it. */
function isAfterwards(word: string): boolean {
  return AFTERWARDS.has(word) || DETERMINERS.has(word)
}

/** How it is done, and no part of what: "wash the pyjamas seperately". */
const HOW = plain(
  'separately seperately properly quickly slowly carefully gently quietly nicely thoroughly finally eventually immediately urgently hopefully definitely actually maybe honestly secretly politely calmly correctly',
)

const NO_THING_AFTER =
  /^(after|before|between|without|than|off|near|by|during|under|behind|together|less|fewer|somewhere|someone|somebody|anyone|anybody|anywhere|nobody|nowhere)$/

/** They belong to a sentence that was cut, and to no thing. */
const NO_PART =
  /^(?:it|i|he|she|they|we|him|them|is|are|was|were|has|have|had|does|did|will|would|could|should|can|if|whether|because|unless|why|how|when|until|while|rang|called|phoned|emailed|wrote|texted|said|says)$|^(?:there|it|that|he|she|i|we|they|what|who|here)['’](?:s|re|ve|ll|d|m)$/
const STRAY =
  /^(?:at|up|out|off|away|down|back|over|around|round|in|on|into|onto|to|of|for|about|from|with|and|or|going|being|doing|having|getting|hosting)$/

/** "The new password the old one is everywhere": a second thing begins. */
const beginsAnother = (words: readonly Word[], place: number) =>
  /^(?:the|my|our)$/.test(words[place]?.low ?? '') &&
  /^(?:old|other|last|current)$/.test(words[place + 1]?.low ?? '') &&
  !LINKS.has(words[place - 1]?.low ?? '') &&
  (words[place + 2] === undefined || /^ones?$/.test(words[place + 2]?.low ?? ''))

/** What comes after them is when or how, and not what. */
const AFTER_A_THING = plain('after online during ready instead by')

/** Where it goes, to whom it is done, or what is done next: "back under" in "the key back under the pot". */
function isPastTheThing({ low }: Word, next: Word | undefined): boolean {
  if (BESIDE.has(low)) return true
  if (next === undefined) return false
  if (low === 'to') return isPerson(next.low) || /^\p{Lu}/u.test(next.text)
  if (low === 'and' || low === 'or') return ALWAYS_DONE.test(next.low)
  // "A desk away from the printer" is that desk.
  if (low === 'away' && next.low === 'from') return false
  return WAYS.has(low) && (LINKS.has(next.low) || DETERMINERS.has(next.low) || WHERE_OR_WHEN.has(next.low))
}

const BESIDE = plain('under behind beside near against through past without than')
const WAYS = plain('back away off down up out')
const WHERE_OR_WHEN = plain('under behind so before by after')

/** After "and" they are what is done next, and no thing. */
const ALWAYS_DONE =
  /^(?:lie|sit|put|take|tell|ask|call|ring|pay|buy|get|go|see|say|send|wash|clean|tidy|throw|bin|fix|find|make|eat|keep|give|bring|wipe|fold|add|hang|pour|pick|pack|put|let|wait|start|finish|stop|decide|choose|reply|email|text)$/

/** "The tupperware at the" is the tupperware. */
function withoutEnd(words: readonly Word[]): readonly Word[] {
  const isLittleOne = (place: number) =>
    /^ones?$/.test(words[place]?.low ?? '') && words[place - 1]?.low === 'little'
  const isThing = ({ low }: Word, place: number) =>
    place === 0 || isLittleOne(place) || !(isAfterwards(low) || HOW.has(low))
  return words.slice(0, words.findLastIndex(isThing) + 1)
}

function onlyThing(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, place) => word.endsAThing && !isAPartyDo(words, place) && !isThanks(words, place),
  )
  let kept = end < 0 ? words : words.slice(0, end)
  const company = kept.findIndex(
    ({ low }, place) => place > 0 && low === 'with' && isCompany(kept, place + 1),
  )
  if (company > 0) kept = kept.slice(0, company)
  const site = kept.findIndex(
    (_, place) => place > 0 && (isOnASite(kept, place) || AFTER_A_THING.has(kept[place]?.low ?? '')),
  )
  if (site > 0) kept = kept.slice(0, site)
  const another = kept.findIndex((_, place) => beginsAnother(kept, place))
  if (another > 0) kept = kept.slice(0, another)
  while (kept.length > 1 && AMOUNTS.has(kept[0]?.low ?? '')) kept = kept.slice(1)
  while (kept.length > 1 && kept[0]?.low === 'of') kept = kept.slice(1)
  kept = withoutEnd(kept)
  if (kept.length > 1 && DETERMINERS.has(kept[0]?.low ?? '') && DETERMINERS.has(kept[1]?.low ?? ''))
    kept = kept.slice(1)
  const past = kept.findIndex((word, place) => place > 0 && isPastTheThing(word, kept[place + 1]))
  if (past > 0) kept = withoutEnd(kept.slice(0, past))
  // "Ella" in "sign Ella up for swimming".
  const apart = kept.findIndex(
    ({ text }, place) => place > 0 && PARTICLES.has(text) && LINKS.has(kept[place + 1]?.text ?? ''),
  )
  if (apart > 0) kept = kept.slice(0, apart)
  return kept.every(({ isPlain, low }) => isPlain && !NO_PART.test(low)) && !STRAY.test(kept[0]?.low ?? '')
    ? kept
    : []
}

/** What one does stands without an article, unless it is a thing as well: "driving", "the washing". */
const DOING =
  /^(?!(?:th|k|r|str|spr|w|ceil|build|paint|wash|even|morn|wedd|cloth|bedd|iron|meet|fil|hoover|shopp|draw|stand|train|park|cook|clean|dripp|leak|squeak|flicker|liv|din|sleep|miss|rock)ing\b)\p{Ll}{2,}ing\b/u

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
