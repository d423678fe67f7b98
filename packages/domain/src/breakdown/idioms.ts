import { BASE_VERBS, VERBS } from './known-words.ts'
import { stem } from './stem.ts'

/** Somebody by name or of the family, and not "see if the stain can come out". */
const SEE_IF_THEY_COME =
  /^[Ss]ee (?:if|whether) ((?:my |the |our )?(?:\p{Lu}\p{Ll}+|mum|dad|nan|gran|sister|brother|friends?|neighbours?|girls|boys|kids|lads)) (?:wants?|would like|fancies|fancy|can|could) (?:to )?(?:come|join)(?: (?:along|too|us|me|over|round))?(?= (?:to|for|on|at|with|this|next|tonight|tomorrow)\b| \p{L}+ing\b|$)/u

/** Spoken ways of saying what a list of tasks says plainly. In this order; each is tried once. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:leg it|nip|pop|dash|bob|trot|toddle|run|whizz|hop|jog|trek|scoot) (?:round |over |down |up |out )?to (?=(?:the |a )?(?:shops?|supermarket|tesco|aldi|lidl|asda|post office|bank|chemist|pharmacy|library|tip|boots|corner|market|garage|bakery|butcher))/i,
    'go to ',
  ],
  // "Go see her" sees somebody called "her".
  [
    /^(?:(?:go|come) (?=(?:see|visit|get|ask|tell|check|find|buy|pick|feed|pay|fetch|help|look|talk) ))/i,
    'go and ',
  ],
  [SEE_IF_THEY_COME, 'invite $1 to come'],
  [/^(?:request|ask for) (?=work from home\b)/i, 'ask to '],
  [/^(?:get shot of|get shut of|see the back of|offload) /i, 'get rid of '],
  [
    /^(?:have|take|get) a (?:quick |good |proper |little )?(?:butchers|gander|squint|nose|peek|peep|look|shufti) (?:at|over|through) /i,
    'look at ',
  ],
  [/^(?:crack|press|plough|plod|push|get|keep|soldier) on with /i, 'go on with '],
  [/^(?:keep going|keep|carry on|keep at it) with /i, 'go on with '],
  [/^(?:keep|carry) on (?=[a-z]{3,}ing )/i, 'continue '],
  [/^suss(?: out)? /i, 'look into '],
  [/^teach my ?self (?:about |how )?/i, 'learn '],
  [
    /^(?:pick up|grab|fetch) (?:some|a few|a couple of|more|a bottle of|a pint of|a loaf of|a pack of|a box of) /i,
    'buy ',
  ],
  [
    /^(?:neck|down|swallow) (?=(?:my |the )?(?:vitamins?|tablets?|pills?|meds|medicine|antibiotics|iron|supplements?)\b)/i,
    'take ',
  ],
  [
    /^(?:bash|bosh|knock|dash|rattle|bang) (?:out|off) (?=.*\b(?:minutes|email|emails|essay|report|letter|notes?|reply|article|cards?|draft)\b)/i,
    'write ',
  ],
  [/^(?:hang|hold) on for /i, 'wait for '],
  [
    /^get (?:hold of|through to) (?=(?:(?:the|my|our) )?(?:gp|doctors?|surgery|dentist|pharmacy|chemist|hospital|clinic|vet|council|bank|landlord|agent|insurance|hmrc|dwp|school|nursery|garage|plumber|mum|dad|nan|gran)\b)/i,
    'call ',
  ],
  [
    /^(?:get|put|have) (?:the |our )?(?:tea|dinner|supper|lunch|breakfast|food|spuds|potatoes|pasta|rice) (?:on|going|started|cooking)$/i,
    'cook dinner',
  ],
  [/^(?:ring|call|phone) (?:round|around) (?:for|to get) (?=.*\bquotes?\b)/i, 'get '],
  [
    /^(?:get|go) back (?:in|on)to (?=(?:the |my )?(?:\w+ ){0,2}(?:course|book|novel|essay|project|knitting|drawing|practice|diary|studies|studying))/i,
    'go on with ',
  ],
]

/** Few titles begin with one of these words, and no other is such a way of saying it. */
const MAY_BE =
  /^(?:leg|nip|pop|dash|bob|trot|toddle|run|whizz|hop|jog|trek|scoot|get|see|offload|have|take|crack|press|plough|plod|push|keep|soldier|carry|suss|neck|down|swallow|bash|bosh|knock|rattle|bang|hang|hold|put|ring|call|phone|go|pick|grab|fetch|request|ask|teach) /i

/** A task in plain words. What the person wrote is still what is quoted. */
export function inPlainWords(task: string): string {
  if (!MAY_BE.test(task)) return task
  for (const [idiom, plain] of IDIOMS) if (idiom.test(task)) return task.replace(idiom, plain)
  return task
}

/** "Dishwasher emptying" and "essay edits", with what is done at the beginning; null for anything else. */
export function doingFirst(words: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  const isDoing =
    words.length > 1 && words.length <= MOST_NAMED && CHORE.test(last) && !VERBS.has(stem(words[0] ?? ''))
  const base = last === 'edits' ? 'edit' : BASE_VERBS.get(stem(last))
  return isDoing && base !== undefined ? `${base} the ${words.slice(0, -1).join(' ')}` : null
}

const MOST_NAMED = 4
const CHORE =
  /^(?:edits|wash|repair|fix|tidy|(?:empty|clean|wash|hoover|iron|mow|weed|unpack|pack|sort|tidy|fold|water|descal|defrost|paint|feed|mend|fix|hang|dust|mopp|vacuum|print|post|book|pay|mark|edit)ing)$/
