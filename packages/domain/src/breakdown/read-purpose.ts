import { capital, endsAThing, turned } from './in-sentence.ts'
import { BASE_VERBS, DETERMINERS, VERBS } from './known-words.ts'
import { stem } from './stem.ts'

/** What one means to say to somebody. All of it is in one's own words: "about my results". */
export interface Purpose {
  /** "about my results", "to ask for an extension". */
  readonly spoken: string | null
  /** The same, said to the person: "about your results". */
  readonly aim: string | null
  /** "Could you fix the boiler?" */
  readonly request: string | null
}

const MOST_SPOKEN = 40
const LINK = /^(about|regarding|re|for|to)$/i
const JOINT = /^(in|on|for|from|with|at|to|of|and|by|under|behind|into)$/i
const ENDS = /^(after|before|when|once|tomorrow|today|again|asap|soon|or|but|and)$/i
/** "Write to ask for": such doings are said, and not asked of the other one. */
const SAYING =
  /^(ask|say|tell|thank|invite|cancel|confirm|arrange|book|check|find|move|complain|order|request|remind|apologise|explain|discuss|report|chase|claim|change|rebook|reschedule)$/i
/** Whose it is cannot be told once it is said to them. */
const THEIRS = /^(his|her|their|him|them|he|she|they)$/i

export function purposeOf(words: readonly string[], verb: string | null): Purpose {
  if (verb === null) return NONE
  if (verb === 'borrow' || verb === 'get' || verb === 'request')
    return { ...NONE, request: wantedFrom(words.slice(1), verb) }
  const start = words.findIndex(
    (word, place) => place > 0 && isLink(word, words[place + 1] ?? '', verb, words[place + 2]),
  )
  const link = words[start]?.toLowerCase() ?? ''
  const said = start < 0 ? [] : untilTheEnd(words.slice(start + 1))
  if (said.length === 0) return NONE
  const text = said.join(' ')
  const isNot = /^not$/i.test(words[start - 1] ?? '')
  const isWished = link === 'to' && !SAYING.test(said[0] ?? '')
  const isAskedFor = link === 'for' && WRITING.has(verb)
  const by = isAskedFor ? 'to ask for' : link === 'to' ? 'to' : 'about'
  const told = words.slice(1, start).join(' ')
  const the = by === 'about' && isOneWithoutArticle(said) ? 'the ' : ''
  const yours = `${the}${said.map((word) => (isTheirs(word, told) ? 'your' : turned(word, false))).join(' ')}`
  const spoken = `${by} ${the}${said.map((word) => (isTheirs(word, told) ? 'your' : word)).join(' ')}`
  return {
    spoken: isWished && verb !== 'remind' ? null : spoken,
    aim: isWished ? null : `${by} ${isAskedFor ? text : yours}`,
    request: said.some((word) => THEIRS.test(word))
      ? ofTheirs(verb, link, said)
      : isNot && isWished
        ? `Could you please not ${text}?`
        : link === 'to' && /^(?:how|where|when|what)$/i.test(words[start - 1] ?? '')
          ? `Could you tell me ${words[start - 1]?.toLowerCase()} to ${text}?`
          : verb === 'ask' && link === 'about' && allowedOf(words.slice(1, start), said) !== null
            ? allowedOf(words.slice(1, start), said)
            : verb === 'ask' && start === 1 && isWished
              ? `Could I ${text}?`
              : requestOf(
                  link,
                  // Who is asked for it is not told from whom: "ask for a reference from my tutor".
                  link === 'for' && start === 1 ? text.replace(/(?<! away) from .*$/, '') : text,
                  isWished,
                ),
  }
}

/** "About missed meeting" wants its article. */
const isOneWithoutArticle = (words: readonly string[]) =>
  words.length < 4 &&
  SINGLE.test(words.at(-1) ?? '') &&
  words.every((word) => /^\p{Ll}+$/u.test(word) && !DETERMINERS.has(word) && !JOINT.test(word))
const SINGLE =
  /^(?:meeting|appointment|deposit|extension|form|exam|essay|deadline|lesson|call|parcel|order|refund|bill|letter|contract|invoice|rota|shift|delivery|repair|application|interview|leak|boiler|payment|charge|account|claim|fine|trip|mistake|complaint|report|result|timetable|party|assignment|project|crown|filling|plan|overdraft|prescription|referral|scan|booking|reservation|subscription|password|warranty|meter|reading|debit|mortgage|pension|policy)$/

/** "Ring Mrs Dunne about her colour" is about hers, whom one calls. */
function isTheirs(word: string, told: string): boolean {
  if (/^her$/i.test(word)) return SHE.test(told) || /\b(?:mrs|ms|miss) \p{L}+$/iu.test(told)
  return /^his$/i.test(word) && (HE.test(told) || /\bmr \p{L}+$/iu.test(told))
}

const HE = /\b(?:dad|daddy|grandad|grandpa|brother|bro|uncle|husband|boyfriend|son|grandson|nephew)$/i

/** "Ask my boss about working from home" asks to be allowed to. */
function allowedOf(asked: readonly string[], [doing = '', ...rest]: readonly string[]): string | null {
  const base = ALLOWED.test(doing) ? BASE_VERBS.get(stem(doing)) : undefined
  return base !== undefined && ALLOWS.test(asked.join(' ')) ? `Could I ${[base, ...rest].join(' ')}?` : null
}

const ALLOWED =
  /^(?:borrow|work|leav|start|finish|tak|chang|mov|hav|go|us|paint|keep|gett|bring|park|reduc|switch|retak|resitt|redo|hand|miss|submitt|swapp|stay|driv|invit|decorat|putt|join|dropp|extend|book|com)ing$/

const ALLOWS =
  /\b(?:boss|manager|supervisor|work|hr|head|landlord|landlady|teacher|tutor|school|mum|mom|dad|parents|team leader|line manager)$/i

/** "Could I have your recipe?" for "ask Lucy for her recipe". */
function ofTheirs(verb: string, link: string, [whose = '', ...rest]: readonly string[]): string | null {
  const isOne = verb === 'ask' && link === 'for' && /^(?:his|her|their)$/i.test(whose)
  return isOne && rest.length > 0 && !rest.some((word) => THEIRS.test(word))
    ? `Could I have your ${rest.join(' ')}?`
    : null
}

const NONE: Purpose = { spoken: null, aim: null, request: null }

function isLink(word: string, next: string, verb: string, then = ''): boolean {
  if (!LINK.test(word)) return false
  if (/^to$/i.test(word))
    return (
      VERBS.has(stem(next)) ||
      /^(?:do|have|be)$/.test(next) ||
      (ASKING.has(verb) && /^\p{Ll}{3,}$/u.test(next) && !DETERMINERS.has(next))
    )
  return (
    !/^for$/i.test(word) ||
    verb === 'ask' ||
    verb === 'remind' ||
    (WRITING.has(verb) && (ASKED_FOR.test(next) || ASKED_FOR.test(`${next} ${then}`)))
  )
}

/** "Email HR for a copy" asks for it; "ring Gran for a chat" does not. */
const WRITING: ReadonlySet<string> = new Set([
  'email',
  'write',
  'messag',
  'text',
  'contact',
  'call',
  'ring',
  'phone',
])
const ASKED_FOR =
  /^(?:a copy|a quote|a refund|a reference|a receipt|an? (?:new |later |earlier )?appointment|an update|an extension|copies|advice|help|information|info|details|proof|confirmation|permission|prices|quotes?)$/i

const ASKING = new Set(['ask', 'remind', 'find', 'tell'])

/** "Could I borrow a ladder?" for "borrow a ladder from next door". */
function wantedFrom(words: readonly string[], verb: string): string | null {
  const to = words.findIndex(
    (word, place) => /^to$/i.test(word) && /^\p{Ll}{3,}$/u.test(words[place + 1] ?? ''),
  )
  if (verb === 'get' && to > 0) return requestOf('to', untilTheEnd(words.slice(to + 1)).join(' '), true)
  const end = words.findIndex((word) => /^(from|for|on|about|off)$/i.test(word))
  const said = untilTheEnd(end < 0 ? words : words.slice(0, end)).join(' ')
  if (verb === 'borrow')
    return said === '' ? 'Could I borrow it for a day or two?' : `Could I borrow ${said}?`
  return said === '' ? null : `Could I have ${said}?`
}

/** "Ask Josh to prom" asks for company. */
const INVITED_TO =
  /^(?:the |my )?(?:prom|dinner|lunch|brunch|tea|coffee|formal|ball|disco|cinema|wedding|party|drinks)(?: |$)/i

function requestOf(link: string, text: string, isWished: boolean): string | null {
  if (link === 'to' && INVITED_TO.test(text)) return `Could you come to ${text}?`
  if (link === 'to') return isWished ? `Could you ${text}?` : null
  // "Ask for the lights to be turned down".
  if (link === 'for' && / to be \p{L}+/u.test(text)) return `Could ${text.replace(' to be ', ' be ')}?`
  return link === 'for'
    ? `Could I have ${ONE_OF_MANY.test(text) ? (/^[aeiou]/i.test(text) ? 'an ' : 'a ') : ''}${text}?`
    : `Could you tell me about ${text}?`
}

/** Named without an article in a list: "ask Nan for loan". */
const ONE_OF_MANY =
  /^(?:new |later |earlier |small |short |quick |written |full |day |pay )?(?:loan|lift|copy|quote|refund|reference|receipt|recipe|hug|key|day off|raise|rise|break|discount|deposit|lesson|meeting|call|letter|job|hand|spare key|sick note|fit note|second opinion|review|replacement|mentor|deadline|contract|week off|start|finish|slot|shift|date)\b/i

/** So much of it as makes one thing to say. */
function untilTheEnd(words: readonly string[]): readonly string[] {
  // "About the will" speaks of a paper.
  const isNoun = (place: number) => DETERMINERS.has(words[place - 1]?.toLowerCase() ?? '')
  const end = words.findIndex(
    (word, place) => place > 0 && !isNoun(place) && (endsAThing(word) || ENDS.test(word)),
  )
  const kept = end < 0 ? words : words.slice(0, end)
  const isPlain = kept.every((word) => /^[\p{Script=Latin}\p{N}’'£$€&%-]+$/u.test(word))
  if (!isPlain || (endsAThing(kept[0] ?? '') && !/^(?:do|have)$/.test(kept[0] ?? ''))) return []
  if (kept.join(' ').length <= MOST_SPOKEN) return kept
  const fitting = kept
    .map((_, place) => place)
    .filter(
      (place) =>
        place > 1 && JOINT.test(kept[place] ?? '') && kept.slice(0, place).join(' ').length <= MOST_SPOKEN,
    )
  return kept.slice(0, fitting.at(-1) ?? 0)
}

const STATEMENT =
  /^(?:.* )?(?:tell|let|inform|text|message|email|say to|warn)\b .{1,32}?(?:know )?\b(?:that )?(?<said>(?:i|we|im|ive|i['’](?:m|ve|ll|d)|we['’](?:re|ve|ll)) .+)$/i

/** Written without their sign, and never another word. */
const SIGNED: Readonly<Record<string, string>> = {
  im: 'I’m',
  ive: 'I’ve',
  cant: 'can’t',
  dont: 'don’t',
  wont: 'won’t',
  didnt: 'didn’t',
  doesnt: 'doesn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  couldnt: 'couldn’t',
  shouldnt: 'shouldn’t',
  wouldnt: 'wouldn’t',
}
const SHORTENED = new RegExp(String.raw`\b(?:${Object.keys(SIGNED).join('|')})\b`, 'gi')

const QUESTION =
  /^(?:.* )?ask\b (?<asked>.{1,32}?) (?:if|whether) (?<who>i|we|he|she|they|it['’]?s|they['’]re) (?:can|could|will|would|may|might|wants? to|is able to) (?<said>.+)$/i

/** Of somebody named one asks as it stands: "ask the teacher if Noah can wear his ear defenders". */
const QUESTION_OF =
  /^(?:.* )?ask\b .{1,32}? (?:if|whether) (?<who>(?:(?:my|our) )?(?!(?:i|we|he|she|they|you|it|its|this|that|there|someone|somebody|anyone|anybody|everyone|one|who)\b)\p{L}{2,}) (?:can|could|may|might|is allowed to) (?<said>.+)$/iu

const ALONE = String.raw`(?= (?:to|for|on|at|in|with|about|from|again|and|or|this|next)\b|$)`
const HER = new RegExp(String.raw`\bher${ALONE}`, 'i')
const OF_THEIRS = new RegExp(String.raw`\b(?:his|their|her(?!${ALONE}))\b`, 'gi')
const SHE =
  /\b(?:mum|mam|mom|mummy|nan|nana|gran|granny|grandma|sister|sis|aunt|auntie|wife|girlfriend|miss)$/i

/** "Have you taken your tablets?" for "ask Dad if he's taken his tablets". */
const ASKS_WHETHER =
  /^(?:.* )?ask\b .{1,32}? (?:if|whether) (?:he|she|they)(?:['’](?:s|ve)| has| have) (?<said>(?:had|done|got|taken|seen|eaten|paid|sent|found|heard|booked|finished|been|read|made|fed|left|met|given|written|bought|brought|\w{2,}ed)\b.*)$/i

/** "When are you free?" for "ask Mira when she's free". */
const ASKS_WHEN =
  /^(?:.* )?ask\b .{1,32}? (?<word>when|where|what time|how late) (?:he|she|they)(?:['’](?:s|re)| is| are|s|re) (?<said>(?:free|home|back|in|around|coming|leaving|arriving|going|available|off|away|open|meeting|eating|starting|finishing)\b.*)$/i

/** "What would you like for Christmas?" for "ask Mum what she wants for Christmas". */
const ASKS_WHAT =
  /^(?:.* )?ask\b .{1,32}? what (?:he|she|they)(?:['’]?d| would)? (?:wants?|needs?|likes?|fanc(?:y|ies)|(?:like|prefer)s?)(?: to (?<doing>eat|do|have|watch|drink))?(?<said> (?:for|from|on|at|in)\b.*)?$/i

/** "Could I copy your notes?" for "ask Leo if I can copy his notes". */
export function questionOf(plain: string): string | null {
  const done = ASKS_WHETHER.exec(plain)?.groups
  if (done) {
    const said = untilTheEnd((done['said'] ?? '').replaceAll(OF_THEIRS, 'your').split(' ')).join(' ')
    return said === '' ? null : `Have you ${said}?`
  }
  const when = ASKS_WHEN.exec(plain)?.groups
  if (when)
    return `${capital((when['word'] ?? '').toLowerCase())} are you ${untilTheEnd((when['said'] ?? '').split(' ')).join(' ')}?`
  const what = ASKS_WHAT.exec(plain)?.groups
  if (what)
    return `What would you like${what['doing'] ? ` to ${what['doing']}` : ''}${(what['said'] ?? '').replaceAll(OF_THEIRS, 'your')}?`
  const of = QUESTION_OF.exec(plain)?.groups
  if (of) {
    const [said, who] = [untilTheEnd((of['said'] ?? '').split(' ')).join(' '), of['who'] ?? '']
    const named = who.includes(' ') ? who.toLowerCase() : who.charAt(0).toUpperCase() + who.slice(1)
    return said === '' ? null : `Could ${named} ${said}?`
  }
  const { asked = '', who = '', said = '' } = QUESTION.exec(plain)?.groups ?? {}
  // Of somebody else nobody knows what to call them: "ask Dad if I can live with her".
  if (HER.test(said) && !SHE.test(asked)) return null
  const kept = untilTheEnd(said.replaceAll(OF_THEIRS, 'your').split(' ')).join(' ').replace(HER, 'you')
  if (kept === '' || /[’']/.test(who)) return null
  return `Could ${/^(?:i|we)$/i.test(who) ? who.toLowerCase().replace('i', 'I') : 'you'} ${kept}?`
}

/** "I love you" in "tell her I love her": whoever is told is the one who is loved. */
function toldOnly(plain: string): RegExp {
  const told = /\b(?:tell|let|text|message|email|warn|remind) (her|him|them)\b/i.exec(plain)?.[1]
  return told === undefined ? NOBODY : new RegExp(`\\b${told}${ALONE}`, 'gi')
}

const NOBODY = /(?!)/g

/** "I failed my exam" in "tell mum I failed my exam". */
export function statementOf(plain: string): string | null {
  const said = STATEMENT.exec(plain)?.groups?.['said']
  const [clause = ''] =
    said?.split(/[.,;:!?]|\s(?:because|so|and|but|since|as|which|cos|bc|until|if)\s/i, 1) ?? []
  const text = clause
    .trim()
    .replaceAll(/(?<![\p{L}])i(?=['’\s])/gu, 'I')
    .replaceAll(toldOnly(plain), 'you')
    .replace(/\b(owe|owes) (?:her|him|them)\b/, '$1 you')
    .replace(
      /\b(lend|give|send|pay|buy|show) (?:her|him|them)(?= (?:money|the|an?|any|some|it|more|back|my|\d|£)|$)/,
      '$1 you',
    )
    .replaceAll(SHORTENED, (word) => SIGNED[word.toLowerCase()] ?? word)
    .replaceAll(
      /\b(?:her|his|their) (?=(?!an? |the |some |money\b|£|\d|(?:up|out|off|back|down|home|over|round|later|soon|now|first|if|when|about|from|after|before|by)\b|at |in |on |again|today|yesterday|tomorrow|for |to |and |with |that )[a-z])/g,
      'your ',
    )
  const isPlain = /^[\p{Script=Latin}\p{N}’'£$€&% -]+$/u.test(text)
  if (text.length < 6 || text.length > 44 || !isPlain) return null
  return text.charAt(0).toUpperCase() + text.slice(1)
}
