// One verb over several things is several tasks: "cancel netflix, spotify and the gym", "print the form, sign, scan, email back".
import { FIRMS, isSomebody, VERBS } from './known-words.ts'
import { isFirstName } from './people-words.ts'
import { stem } from './stem.ts'

const PAPERS =
  'passport|driving licen[cs]e|licen[cs]e|railcard|blue badge|bus pass|visa|prescription|library card|permit|insurance|parking permit'
const BOOKABLE =
  'groomer|farrier|chiropodist|massage|facial|flights?|trains?|train tickets?|coach|ferry|eurostar|hotel|hostel|airbnb|car hire|hire car|taxi|transfers?|parking|airport parking|cat sitter|dog sitter|pet sitter|kennels|cattery|babysitter|dentist|doctor|gp|optician|opticians|hairdresser|haircut|mot|car service|boiler service|vet|restaurant|table|tickets|cinema|smear|physio|hygienist|nails|swimming|lesson|driving lesson|tennis court|meeting room|van'
const ROOMS =
  'bathroom|kitchen|bedroom|lounge|living room|hall|hallway|toilet|loo|oven|fridge|microwave|shower|car|windows|conservatory|porch|garage|shed|cat litter|litter tray|hob'
const BILLS =
  'council tax|water|gas|electric|electricity|phone|mobile|rent|broadband|internet|tv licence|credit card|childminder|nursery|window cleaner|milkman|car tax|insurance|mortgage|gym|bills?'
const PROFILES =
  'cv|c\\.v\\.|resume|résumé|linked ?in(?: profile)?|portfolio|website|covering letter|cover letter'

/** Verb, and what each of its things has to be. */
const SPREAD: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:call|ring|phone)$/i, /^(?:(?:the|my|our) )?[\p{L}'’.&]+(?: [\p{L}'’.&]+)?$/u],
  [/^cancel$/i, /^(?:(?:the|my|our) )?[\p{L}\d'’.&+]+(?: [\p{L}\d'’.&+]+)?$/u],
  [/^(?:reply|write|get back) to$/i, /^(?:(?:the|my|our) )?[\p{L}'’.]+(?: [\p{L}'’.]+)?$/u],
  [/^(?:renew|get|find)$/i, new RegExp(`^(?:(?:the|my|our) )?(?:${PAPERS})$`, 'i')],
  [/^pay$/i, new RegExp(`^(?:(?:the|my|our) )?(?:${BILLS})(?: bill)?$`, 'i')],
  [/^book$/i, new RegExp(`^(?:(?:the|my|our|an?) )?(?:${BOOKABLE})$`, 'i')],
  [/^(?:clean|tidy)$/i, new RegExp(`^(?:(?:the|my|our) )?(?:${ROOMS})$`, 'i')],
  [/^(?:update|redo|refresh)$/i, new RegExp(`^(?:(?:the|my) )?(?:${PROFILES})$`, 'i')],
]

const BEGINNING =
  /^(?<verb>call|ring|phone|cancel|reply to|write to|get back to|renew|get|find|pay|book|clean|tidy|update|redo|refresh) (?<things>.+?)(?<tail> (?:about|re:?|regarding) .+)?$/i
const BETWEEN = /\s*,?\s*(?:and\s+)?\bthen\s+|\s*,\s*(?:and\s+)?|\s+(?:and|&|\+|\/)\s+/i

/** One thing with two names. */
const ONE_THING =
  /\b(?:bed and breakfast|terms and conditions|fish and chips|health and safety|lost and found|marks and spencer|salt and vinegar|mac and cheese|rock and roll|arts and crafts|pros and cons)\b/i

/** The title with its verb before each of its things; as it is where they are not several. */
export function withEachVerb(plain: string): string {
  const said = ONE_THING.test(plain) ? undefined : BEGINNING.exec(plain)?.groups
  if (!said) return splitTwice(plain)
  const { verb = '', things = '', tail = '' } = said
  const each = things.split(BETWEEN).filter((thing) => thing !== '')
  if (each.length < 2 || each.length > 5) return splitTwice(plain)
  const fits = SPREAD.find(([one]) => one.test(verb))?.[1]
  const isEach =
    fits !== undefined &&
    each.every((thing) => fits.test(thing) && !isDoing(thing)) &&
    (!SPEAKS.test(verb) || each.every(isSpokenTo))
  // "Call Mum and Dad" is one call.
  if (!isEach || (each.length === 2 && each.every(isOfThePair) && !/^(?:cancel|renew)$/i.test(verb)))
    return splitTwice(plain)
  return each.map((thing) => `${verb} ${thing}${tail}`).join('; ')
}

const SPEAKS = /^(?:call|ring|phone|(?:reply|write|get back) to)$/i
/** Somebody, or a firm. */
function isSpokenTo(thing: string): boolean {
  const last = bare(thing).split(' ').at(-1) ?? ''
  return isSomebody(last.toLowerCase()) || FIRMS.has(last.toLowerCase()) || /^\p{Lu}/u.test(last)
}

const bare = (thing: string) => thing.replace(/^(?:the|my|our|an?) /i, '')
const isDoing = (thing: string) => {
  const [first = '', second] = bare(thing).split(' ')
  return (
    (VERBS.has(stem(first)) && second !== undefined && !first.endsWith('ing')) ||
    /^(?:go|ask|tell|say|it|them|him|her|then)$/i.test(first)
  )
}
const isOfThePair = (thing: string) => {
  const low = bare(thing).toLowerCase()
  return (
    isFirstName(low) ||
    /^\p{Lu}/u.test(bare(thing)) ||
    /^(?:mum|mom|dad|nan|gran|grandad|grandma|grandpa|auntie|uncle|sister|brother)s?$/.test(low)
  )
}

/** "Wash and iron the shirts" is done at two places. */
const TWICE = /^wash and iron (?<things>(?:the |my |his |her |our )?[\p{L} '’-]{3,40})$/iu

/** "Print, sign and scan the form". */
const DESK_WORK = 'print|sign|scan|copy|complete|email|post|upload|proofread'
const IN_A_ROW = new RegExp(
  String.raw`^(?<doing>(?:(?:${DESK_WORK})(?:, ?| and ))+(?:and )?(?:${DESK_WORK})) (?<things>(?:the |my |that |this )?[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3})$`,
  'iu',
)

function splitTwice(plain: string): string {
  const things = TWICE.exec(plain)?.groups?.['things']
  if (things !== undefined) return `wash ${things}; iron ${things}`
  const { doing, things: papers } = IN_A_ROW.exec(plain)?.groups ?? {}
  if (doing === undefined) return plain
  return doing
    .split(BETWEEN)
    .filter((one) => one !== '')
    .map((one) => `${one} ${papers}`)
    .join('; ')
}

/** What is passed on or done next to the thing that was named before: "finish the report, send to Jo". */
const HAS_A_THING =
  /^(?:finish|complete|sign|edit|proofread|write|print|scan|fill in|fill out|download) (?!to\b|off\b)(?<thing>(?:the |my |our |that |this )?[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3})$/iu
const PASSED =
  /^(?<doing>sign|scan|print|send|email|post|submit|upload|return|copy|deliver|fill in|fill out|(?:drop|hand|take)(?= (?:it|them) ))(?: (?:it|them))?(?<rest>(?: (?:to|off|back|over|in|by)\b.*)?)$/i

/** Says again what each part is done to, where only the first of them says it. */
export function withItsThing(parts: readonly string[]): readonly string[] {
  let thing: string | undefined
  return parts.map((part) => {
    const passed = thing === undefined ? undefined : PASSED.exec(part)?.groups
    if (passed) return `${passed['doing']} ${thing}${passed['rest'] ?? ''}`
    thing = HAS_A_THING.exec(part)?.groups?.['thing']
    return part
  })
}

/** "Email Sam & Priya": who is only named goes with whoever was named before. */
export function withWhoIsNamed(parts: readonly string[]): readonly string[] {
  return parts.reduce<string[]>((made, part) => {
    const before = made.at(-1)
    const isName =
      /^\p{L}+$/u.test(part) && (isFirstName(part.toLowerCase()) || isSomebody(part.toLowerCase()))
    const isOne =
      before !== undefined &&
      isName &&
      /^(?:email|e-mail|text|message|whatsapp|tell|invite|write to|thank|ask) (?:the |my )?\p{L}+(?: and \p{L}+)*$/iu.test(
        before,
      )
    return isOne ? [...made.slice(0, -1), `${before} and ${part}`] : [...made, part]
  }, [])
}
