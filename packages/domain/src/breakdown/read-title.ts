import { findTask } from './find-task.ts'
import {
  BARE,
  BASE_VERBS,
  DETERMINERS,
  GIVING,
  PARTICLES,
  PREPOSITIONS,
  ROLES,
  VERBS,
} from './known-words.ts'
import { inPlainWords } from './idioms.ts'
import type { ReadTitle } from './reading.ts'
import { FAMILY, isFirstName, isPerson, PERSON } from './people-words.ts'
import { plainTitle, withoutFrame, withoutSignsAround } from './plain-title.ts'
import { whoIn } from './read-person.ts'
import { asThing } from './read-thing.ts'
import { readVerb } from './read-verb.ts'
import { joined, partsOf, type SaidWords, withoutDeterminers } from './said-words.ts'
import { stem } from './stem.ts'
import { type Word, wordOf } from './word.ts'

const MOST_QUOTED = 44
const CLAUSE =
  /[.;:!?,\n()[\]]|\s[-–—/+&]\s|\s(?:because|even though|although|so that|but|before i|before they|which|cos|bc|cause|since i|and then|then|(?<!\b(?:at|on|in|with|for|to|of|about|after|from|up|out|off|into|over|through) )(?<!^(?!say|tell|know|think|explain|hope|admit|accept|remember|pretend|prove|ensure|check|see)[a-z]+ )that|it is|it['’]s|there is|i['’]ve|i|if|whether|unless|until|while|or else)\s|\s(?=(?:runs?|goes|comes|falls|keeps) (?:out|off|loose|apart|wrong|going)\b)|(?<!\b(?:loose|odds and|split|dead|two|both|book|the))\s(?=(?:ends|expires|renews)(?: (?:tonight|today|tomorrow|soon|on|in|at|this|next)\b|$))/i

/** Reads a title. `corrected` has the right spelling of words that were written with a slip. */
export function readTitle(title: string, corrected?: ReadonlyMap<string, string>): ReadTitle {
  return readPlain(plainTitle(title), corrected)
}

/** The same for a title that is plain already. */
export function readPlain(plain: string, corrected?: ReadonlyMap<string, string>): ReadTitle {
  const task = inPlainWords(findTask(withoutTheLeast(plain.replace(BED_BY, 'go to bed')))).replace(
    /^deep[- ]clean (?=\S)/i,
    'clean ',
  )
  const clause = firstClause(task)
  const all = wordsOf(clause)
  const spelled = corrected ? all.map((word) => wordOf(corrected.get(word.low) ?? word.text)) : all
  const after = task === clause ? NO_WORDS : wordsOf(task).slice(all.length)
  return new Reading(plain, clause, withoutSecondVerb(begun(spelled)), after)
}

/** "Shower or at least wash my face" is about the shower; "call or at least text nan" has its object in the lesser one. */
function withoutTheLeast(plain: string): string {
  const { first, least } = OR_AT_LEAST.exec(plain)?.groups ?? {}
  if (first === undefined || least === undefined) return plain
  return first.includes(' ') || DONE_ALONE.test(first) ? first : least
}

/** "Bed by 11". */
const BED_BY = /^bed(?= (?:by|before|no later than|at) (?:\d|half|ten|nine|eleven|midnight))/i
const OR_AT_LEAST = /^(?<first>.+?),? or (?:at least|maybe just|even just|if not(?: that)?) (?<least>\S.*)$/i
const DONE_ALONE = /^(?:shower|bath|cook|run|walk|swim|exercise|study|hoover|meditate|nap|sleep|eat|shave)$/i

/** Few rules ask for all that can be said of a title, so each part is told when it is asked for. */
class Reading implements ReadTitle {
  readonly words: readonly string[]
  readonly saidWords: SaidWords
  readonly verb: string | null
  readonly #plain: string
  readonly #clause: string
  readonly #words: readonly Word[]
  readonly #after: readonly Word[]
  readonly #said: SaidWords
  readonly #before: string | null
  #text: string | undefined
  #object: string | null | undefined
  #who: string | null | undefined
  #topic: string | null | undefined
  #afterVerb: readonly Word[] | undefined
  #split: ReturnType<typeof splitAtAbout> | undefined

  constructor(plain: string, clause: string, words: readonly Word[], after: readonly Word[]) {
    const first = words[0] ?? NO_WORD
    const before = words.length > 1 ? readVerb(first.text, words[1]?.text ?? '', words[2]?.text) : null
    // A single word that is something to do names nothing to do it to.
    const isDoing = words.length === 1 && VERBS.has(first.stem)
    const lower = partsOf(words)
    this.#plain = plain
    this.#clause = clause
    this.#words = words
    this.#after = after
    this.#before = before
    this.#said = before === null && !isDoing ? lower : withVerb(lower, BASE_VERBS.get(before ?? first.stem))
    this.words = lower.words
    this.saidWords = withoutDeterminers(this.#said)
    this.verb = before ?? (isDoing ? first.stem : null)
  }

  get quoted() {
    return quotedFrom(this.#plain, this.#clause)
  }

  get said() {
    return (this.#text ??= this.#said.words.join(' '))
  }

  get wholeWords() {
    if (this.#after.length === 0) return this.saidWords
    return withoutDeterminers(joined(this.#said, partsOf(this.#after)))
  }

  get rest() {
    return partsOf(this.#rest).words
  }

  get object() {
    if (this.#object === undefined) this.#object = this.#readObject()
    return this.#object
  }

  get who() {
    if (this.#who === undefined) this.#who = this.#readWho()
    return this.#who
  }

  get topic() {
    if (this.#topic === undefined) {
      const { topic } = this.#parts
      this.#topic = topic.length > 0 ? asThing(topic, false) : null
    }
    return this.#topic
  }

  get spelled() {
    return texts(this.#words)
  }

  get #rest(): readonly Word[] {
    return (this.#afterVerb ??= this.#readRest())
  }

  /** The rest, before and after "about". */
  get #parts(): ReturnType<typeof splitAtAbout> {
    return (this.#split ??= splitAtAbout(this.#rest, this.#before))
  }

  #readRest() {
    const [verb, words] = [this.#before, this.#words]
    return verb ? withoutDoing(withoutLink(asNoun(words.slice(1), verb), verb), verb) : words
  }

  #readObject() {
    const verb = this.#before
    const isDoing = verb === null && this.verb !== null
    const thing = isDoing ? null : asThing(this.#parts.head, verb === null)
    return (ASKED_FOR.has(verb ?? '') ? this.topic : null) ?? thing ?? this.topic
  }

  #readWho() {
    const [verb, words] = [this.#before, this.#words]
    const head = texts(this.#parts.head)
    return givenTo(words, verb) ?? whoIn(texts(verb === null ? words : words.slice(1)), head, verb)
  }
}

const NO_WORDS: readonly Word[] = []
const NO_WORD = wordOf('')

const wordsOf = (text: string): readonly Word[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map(wordOf)

const texts = (words: readonly Word[]): readonly string[] => words.map(({ text }) => text)

/** The verb as it is written in a list of tasks. */
function withVerb({ words, stems }: SaidWords, written: string | undefined): SaidWords {
  const verb = written ?? words[0] ?? ''
  return { words: [verb, ...words.slice(1)], stems: [stem(verb), ...stems.slice(1)] }
}

/** "Start revising for it" is about the revising. */
function begun(words: readonly Word[]): readonly Word[] {
  const [first = NO_WORD, second = NO_WORD] = words
  const isBegun = /^(start|begin|keep)$/.test(first.low) && isDoingForm(second)
  return isBegun ? [wordOf(BASE_VERBS.get(second.stem) ?? second.text), ...words.slice(2)] : words
}

/** "Revising", "knitting". */
const isDoingForm = (word: Word) => word.low.endsWith('ing') && VERBS.has(word.stem)

const STAGES = new Set('finish complete carry continue resume go wrap'.split(' ').map(stem))

/** "Finish knitting the scarf" is about the scarf. */
function withoutDoing(words: readonly Word[], verb: string): readonly Word[] {
  const [first = NO_WORD] = words
  const isDoing = STAGES.has(verb) && words.length > 1 && isDoingForm(first)
  return isDoing ? withoutLink(words.slice(1), first.stem) : words
}

/** "Wash and fold the shirts" begins with the washing. */
function withoutSecondVerb(words: readonly Word[]): readonly Word[] {
  const [first = NO_WORD, joint = NO_WORD, second = NO_WORD] = words
  const isTwice =
    words.length > 3 && /^(and|or|&|\/)$/.test(joint.low) && VERBS.has(first.stem) && VERBS.has(second.stem)
  if (!isTwice) return words
  // "Go and see Gran" is about the seeing.
  return ON_THE_WAY.test(first.low) || (CALLS.test(first.low) && BOOKS.test(second.low))
    ? words.slice(2)
    : [first, ...words.slice(3)]
}

const CALLS = /^(?:ring|call|phone)$/
const BOOKS = /^(?:book|cancel|order|arrange|chase|rearrange|reschedule)$/
const ON_THE_WAY = /^(?:go|come|try|pop|nip)$/

/** "Mum is coming" in "have a shower mum is coming" is why, and no part of what. */
const SAID_OF_ONE = '(?:is|are|was|were|has|have|had|will|wants|needs|comes|said|says|gave|keeps)'
const RUN_ON = new RegExp(
  String.raw`\s(?=(?:(?:my|the|our) )?(?:${PERSON}|it|they|he|she) ${SAID_OF_ONE}\b)`,
  'i',
)
const MAY_RUN_ON = new RegExp(` ${SAID_OF_ONE} `, 'i')
/** What comes after them is said, asked or looked for, and belongs to the task. */
const TAKES_A_CLAUSE =
  /\b(?:tell|let|text|message|email|write|say|explain|warn|ask|check|see|find|know|make sure|remember|remind|show|look|listen|hope|wish|think|if|whether|that|when|while|where|what|how|why|who|which|until|till|than)\b/i

/** "Dads helping" at the end says who is there, and is no part of what. */
const WHO_HELPS =
  / (?:my )?(?:mum|mom|dad|nan|gran|sister|brother|partner|husband|wife|friend|boyfriend|girlfriend)(?:['’]?s| is) (?:helping|coming|visiting|waiting|asleep|watching|driving|here)$/i

function withoutRunOn(whole: string): string {
  const text = TAKES_A_CLAUSE.test(whole) ? whole : whole.replace(WHO_HELPS, '')
  if (!MAY_RUN_ON.test(text) || TAKES_A_CLAUSE.test(text)) return text
  const [first = text] = text.split(RUN_ON, 1)
  return first.includes(' ') ? first : text
}

function firstClause(whole: string): string {
  const text = withoutRunOn(whole)
  const parts = text.split(CLAUSE).filter((part): part is string => part !== undefined)
  const clause = parts.map((part) => withoutSignsAround(part).trim()).find((part) => part.length > 2) ?? text
  const words = clause.split(' ')
  const joint = words.findIndex(
    (word, place) =>
      place > 0 &&
      /^(and|&)$/i.test(word) &&
      (readVerb(words[place + 1] ?? '', words[place + 2] ?? '') !== null ||
        DONE_NEXT.test(words[place + 1] ?? '')),
  )
  const bare = joint > 1 ? words.slice(0, joint).join(' ') : clause
  return withoutFrame(bare.replace(/ (and|or|but|to|the|a|for|with)$/i, ''))
}

const DONE_NEXT = /^(?:stay|lie|hold|hide|keep|let|see|go|come)$/i

const BEFORE_DOING = new Set('learn start begin try practise practice'.split(' ').map(stem))

/** "to swim" becomes "swimming": something that can be begun, practised or put off. */
function asNoun(words: readonly Word[], before: string): readonly Word[] {
  const [to, verb = NO_WORD, ...rest] = words
  const { text } = verb
  const isDoing = to?.low === 'to' && /^\p{Ll}{3,}$/u.test(text) && !DETERMINERS.has(text)
  if (!isDoing || BARE.has(text) || ROLES.has(verb.stem) || FAMILY.has(text)) return words
  const isKnown = BEFORE_DOING.has(before) || VERBS.has(verb.stem) || DETERMINERS.has(rest[0]?.text ?? '')
  return isKnown ? [wordOf(gerund(text)), ...rest] : words
}

function gerund(verb: string): string {
  if (/[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length < 5) return `${verb}${verb.at(-1)}ing`
  return `${verb.replace(/([^e])e$/, '$1')}ing`
}

/** "out", "up to", "with": what links what is done to what it is done to. */
function withoutLink(words: readonly Word[], verb: string): readonly Word[] {
  const end = words.findIndex((word, place) => {
    if (place < 1 || word.low !== 'to') return false
    return GIVING.has(verb) || VERBS.has(words[place + 1]?.stem ?? '')
  })
  let rest = end < 0 ? words : words.slice(0, end)
  if (GIVING.has(verb)) rest = rest.slice(recipientLength(rest))
  if (verb === 'get' && rest[0]?.text === 'rid') rest = rest.slice(1)
  for (const links of [PARTICLES, PREPOSITIONS]) {
    if (rest.length > 1 && links.has(rest[0]?.low ?? '')) rest = rest.slice(1)
  }
  const last = rest.at(-1)?.low ?? ''
  return rest.length > 1 && PARTICLES.has(last) ? rest.slice(0, -1) : rest
}

const EMPTIED = new Set('empty clear strip rid'.split(' ').map(stem))

/** "Chase Tom for the figures" is about the figures. */
const ASKED_FOR = new Set(['chas', 'nudg', 'pester', 'hassl', 'follow'])

/** "Dan" in "lend Dan the drill", "my niece" in "give my niece her tablets"; how many words they are. */
function recipientLength(words: readonly Word[]): number {
  const start = WHOSE.has(words[0]?.low ?? '') ? 1 : 0
  const { text: first, low } = words[start] ?? NO_WORD
  if (/['’]s$/.test(first)) return 0
  const isCalled = start === 0 && (/^\p{Lu}\p{Ll}|^(?:him|her|them|it)$/u.test(first) || FAMILY.has(low))
  // "Lend jo my drill": between such a verb and "my" or "the" stands somebody.
  const isBetween =
    start === 0 && /^\p{Ll}{2,}$/u.test(first) && DETERMINERS.has(words[1]?.low ?? '') && !LEADS_ON.has(low)
  const isLent = start === 0 && isFirstName(low) && /^[£$€\d]/.test(words[1]?.text ?? '')
  if (!isCalled && !isBetween && !isLent && !isPerson(low)) return 0
  const length = start + 1
  const next = words[length]?.text ?? ''
  const isGift = isCalled
    ? /^(?:\p{Ll}|[\d£$€])/u.test(next) && !PARTICLES.has(next) && !PREPOSITIONS.has(next)
    : DETERMINERS.has(next) || /^[\d£$€]/.test(next)
  return isGift ? length : 0
}

const LEADS_ON: ReadonlySet<string> = new Set([...DETERMINERS, ...PARTICLES, ...PREPOSITIONS])
const WHOSE = new Set(['my', 'our', 'the', 'his', 'her', 'their'])

function givenTo(words: readonly Word[], verb: string | null): string | null {
  const first = words[1]?.text ?? ''
  // "Tell dave hes off the team" tells Dave.
  if (TOLD_TO.has(verb ?? '') && isFirstName(words[1]?.low ?? '') && SAID_NEXT.test(words[2]?.low ?? ''))
    return `${first.charAt(0).toUpperCase()}${first.slice(1)}`
  return verb !== null &&
    GIVING.has(verb) &&
    /^\p{Lu}\p{Ll}/u.test(first) &&
    recipientLength(words.slice(1)) > 0
    ? first
    : null
}

const TOLD_TO = new Set('tell ask remind warn text message'.split(' ').map(stem))
const SAID_NEXT = /^(?:(?:he|she|it|they|i|we|you)(?:['’]?\w{1,2})?|that|to|if|whether|about)$/

function splitAtAbout(words: readonly Word[], verb: string | null) {
  // "The loft of Mum's things" is the loft.
  const of = EMPTIED.has(verb ?? '') ? words.findIndex(({ low }, at) => at > 0 && low === 'of') : -1
  if (of > 0) return { head: words.slice(0, of), topic: [] }
  const isAbout = ASKED_FOR.has(verb ?? '') ? /^(about|regarding|re|for)$/ : /^(about|regarding|re)$/
  const place = words.findIndex(({ low }, at) => at > 0 && isAbout.test(low))
  return place < 0
    ? { head: words, topic: [] }
    : { head: words.slice(0, place), topic: words.slice(place + 1) }
}

function quotedFrom(plain: string, clause: string): string {
  const wanted = withoutFrame(plain)
    .replace(/^deep[- ]clean (?=\S)/i, 'clean ')
    .replace(/ (?:for|by|(?<!\blooked )at|until|till)$/i, '')
  // "Decide" alone says nothing of what: then a part of the whole says more.
  return shortened(wanted.length <= MOST_QUOTED || !clause.includes(' ') ? wanted : clause)
}

/** Cut between words, with the sign that there is more. */
function shortened(text: string): string {
  if (text.length <= MOST_QUOTED) return text
  const part = [...text].slice(0, MOST_QUOTED).join('')
  const space = part.lastIndexOf(' ')
  return `${withoutSignsAround(space > 20 ? part.slice(0, space) : part)}…`
}
