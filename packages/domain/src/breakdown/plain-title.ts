import { ACRONYMS, VERBS } from './known-words.ts'
import { hasPictures, pictureWords } from './picture-words.ts'
import { FEW, recent } from './recent.ts'
import { spelledOut } from './short-forms.ts'
import { stem } from './stem.ts'

const NOT_WORDS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|\p{Cc}|\uFE0E|\uFE0F|\u20E3/gu
const BEGINS = /[\p{L}\p{N}“"'(£$€]/u
const UP_TO_THE_LAST = /^[^]*[\p{L}\p{N}”"')%£$€]/u

/** Without the signs that stand around it. Each sign is looked at once, however many there are. */
export function withoutSignsAround(text: string): string {
  const start = text.search(BEGINS)
  return start < 0 ? '' : (UP_TO_THE_LAST.exec(text.slice(start))?.[0] ?? '')
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun'
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|o['’]?clock)?`

/** What people say before the task itself. */
const BEGINNING = new RegExp(
  String.raw`^(?:ok(?:ay)?|so|and|but|oh|well|ffs|wtf|plz|damn|ugh+|a+r+g+h+|omg|pls|please|finally|basically|probably|actually|really|just|still|also|again|maybe|somehow|properly|quickly|gonna|to-?do|todo|task|reminder|important|urgent|asap|note to self|today|tonight|tomorrow|tmrw|this (?:morning|afternoon|evening|week|weekend)|before (?:work|bed|lunch|dinner|noon)|after (?:work|school|lunch|dinner)|first thing|(?:on |by |this |next )?(?:${DAY})|remember to|do ?n['’]?t forget(?: to)?|(?:i )?(?:really |still |just |also )*(?:need|have|want|ought|got|['’]ve got|trying|try|going|supposed|meant|mean|hope|promised|forgot|keep forgetting|keep meaning|would like|['’]d like) to|i['’]?ve (?:really )?got to|i (?:said|promised)(?: (?:\w+ )?(?:that )?)(?:i['’]?d|i would|we['’]?d|we would)|i['’]?m (?:going|supposed|meant|trying) to|(?:i )?(?:really |still )?(?:gotta|must|should|can['’]?t(?! afford)|could|shall|will|['’]d better|had better)(?: really| please| probably)?|(?:can|could|would) you(?: please)?|help me(?: to| with)?|(?:can|could|will|would) (?:someone|somebody|you|anyone) (?:please )?remind me to|remind me to|how (?:do i|to)|get (?:a)?round to|make a start on|work on|sit down (?:and|to)|(?:(?:do|spend|put in) )?(?:an?|half an|\d+|five|ten|fifteen|twenty|thirty) ?(?:mins?|minutes?|hours?|hrs?)(?: or (?:so|two))?(?: on| of| doing)?|start thinking about|get started (?:on|with)|start work(?:ing)? on|start to|begin to|manage to|make sure (?:to|i)|stop (?:putting off|avoiding|ignoring|delaying|dodging|procrastinating (?:on|about))|(?:work|pluck|get) up (?:the |my )?(?:courage|nerve) to|find (?:the |some )?(?:time|energy|courage|strength) (?:to|for)|(?:bring|force|get|push) myself to|it['’]?s time to|find (?:a|some) ways? (?:to|of)(?= (?:tell|say|ask|explain|stop|start|pay|fit|finish|help|talk|write|thank|apologise)\b)|time to|let['’]?s|i (?:need|want)|need|have to|also need to)[\s,:–-]+`,
  'i',
)
/** What people say after it: by when, how urgently. */
const ENDING = new RegExp(
  String.raw`(?<![\s,(–-])[\s,(–-]+(?:today|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?|tmrw|(?:just )?a (?:little|tiny|wee) bit|a little|now|asap|soon|again|already|properly|finally|somehow|please|pls|ugh+|a+r+g+h+|at last|at least|(?:just |only |at least )?(?:this )?(?:once|twice|[2-6]x|(?:[2-6]|two|three|four) times)(?: (?:a day|a week|daily))?|(?:am|morning) (?:and|&) (?:pm|night|evening)|even (?:if )?(?:just |only )?(?:for )?(?:\d+|five|ten|a few|a) ?(?:mins?|minutes?|hours?|bit|little)|like (?:an adult|a grown ?up|a normal person|a human)|ffs|for once|if possible|when i can|lol|for real|awkward|cringe|yikes|eek|scary|boring|urgh|(?:cos |bc |because )?(?:they['’]?re|it['’]?s|its|theyre) (?:rank|minging|gross|filthy|stinking|disgusting|manky|dirty|${DAY}|bin day|due|late|urgent|overdue|freezing|raining)|this time|(?:(?:it['’]?s|its) )?my turn|sep[ae]rately|first thing|straight away|right now|once and for all|i guess|or something|etc|(?:i['’]?m )?(?:so |really |absolutely )?dreading (?:it|this)|(?:that |which )?i(?:['’]?ve| have) been (?:dodging|avoiding|putting off|ignoring|dreading)|before (?:it|they|he|she) (?:renews?|expires?|runs? out|closes?|ends?|goes off|charges? me|rains|gets dark|melts)|(?:by|before|on|this|next|until|till|['’]?til|for|every) (?:end of )?(?:the )?(?:${DAY})(?: (?:morning|afternoon|evening|night))?|(?:${DAY})|(?:this|next|by the end of the|before the|in the|every) (?:morning|afternoon|evening|week|weekend|month|year|day)|(?:by|before|at|around|for) (?:noon|lunch(?:time)?|midnight|bedtime|eod|${CLOCK})|(?:by|before|on|in|until|till|['’]?til|for|due) (?:the )?(?:end of )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTH})(?: \d{1,2}(?:st|nd|rd|th)?)?|(?:by|on|before) (?:the )?\d{1,2}(?:st|nd|rd|th)|\d{1,2}/\d{1,2}(?:/\d{2,4})?|(?:before|after) (?:work|school|lunch|dinner|bed|breakfast|tea)|for (?:a|one|two|three|four|five|six|\d+|several|some|many) (?:whole )?(?:days?|weeks?|months?|years?)|for (?:ages|weeks|months|years|days)|for (?:an?|half an|\d+|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty) ?(?:and a half )?(?:mins?|minutes?|hours?|hrs?)|overnight|(?:ages|weeks|months|years|days|a while|[a-z\d]+ (?:weeks?|months?|days?)) ago|since (?:${DAY}|${MONTH}|last \S+)|in (?:\d+|two|three|a few) (?:days|weeks|hours|minutes)|\d+ ?(?:min|mins|minutes|hours?))\)?$`,
  'i',
)

/** A title as plain words: no pictures, no shouting. */
export const plainTitle = recent(makePlain, FEW)

function makePlain(title: string): string {
  // "🛁 kids + 📚 bedtime": each picture belongs to its own part.
  if (hasPictures(title) && title.includes(' + ')) return title.split(' + ').map(makePlain).join(' + ')
  const start = title.slice(0, 600)
  const calm = spelledOut(UNUSUAL.test(start) ? withoutOddities(start) : start)
  const words = ONLY_WORDS.test(calm) ? calm : withoutSigns(calm)
  const once = words.replace(ALL_SAID_AGAIN, '$1').replace(TOLD_ONESELF, '')
  const said = saysTwice(once) ? once.replaceAll(SAID_AGAIN, '$1') : once
  const plain = calmed(withPictures(title, said))
  return deedFirst(WIDE.test(title) ? narrowed(plain) : plain)
}

/** "Passport renewal" is to renew a passport. */
function deedFirst(text: string): string {
  const [, thing = '', noun = '', place] = DEED_AFTER.exec(text) ?? []
  const deed = DEEDS[noun.toLowerCase()]
  const first = thing.split(' ')[0]?.toLowerCase() ?? ''
  const isDoing = VERBS.has(stem(first)) && !NO_DEED.test(first)
  if (deed === undefined || isDoing || NOT_RENEWED.test(thing)) return text
  return `${deed} ${thing}${place === undefined ? '' : ` at ${place}`}`
}

const DEED_AFTER =
  /^(?:(?:do|sort(?: out)?) )?(?:(?:the|my) )?([a-z'’-]+(?: [a-z'’-]+){0,3}?) (renewal|cancellation|(?<=(?:address|name) )change)(?: (?:(?:at|with|for) )?((?:the |my )?(?:bank|council|dvla|gp|hmrc|school|surgery|uni|work)))?$/i
const DEEDS: Readonly<Record<string, string>> = {
  renewal: 'renew',
  cancellation: 'cancel',
  change: 'change',
}
/** They look like something that is done. */
const NO_DEED = /ing$|^(?:name|address)$/
/** Nothing that one renews or cancels. */
const NOT_RENEWED = /^(?:a|the|my|no|any|auto|automatic|last minute|late|noise|urban|vows?|wedding vows?)$/i

/** "Mammogram, stop putting it off" is about the mammogram. */
const TOLD_ONESELF =
  /(?<=\S)[\s,;:.!(–-]+(?:(?:and|just|must|please) )*(?:stop|quit) (?:putting (?:it|this|that) off|(?:avoiding|ignoring|dodging) (?:it|this|that))[\s!.)]*$/i

/** Letters that take two bytes. */
const WIDE = /[\u0100-\uffff]/

/**
 * The same text, kept in narrow letters where it has no others: a text that was cut from a wide one stays wide, and every
 * pattern would be made a second time for it.
 */
export function narrowed(text: string): string {
  return WIDE.test(text) ? text : text.split('').join('')
}

/** Whether a word may stand beside itself: both begin alike. Few titles have that, and the pattern looks at every letter. */
function saysTwice(text: string): boolean {
  let before = text.charCodeAt(0) | SMALL
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const letter = text.charCodeAt(at + 1) | SMALL
    if (letter === before) return true
    before = letter
  }
  return false
}

/** What makes a small letter of a capital. */
const SMALL = 0x20

/** "Kitchen kitchen kitchen". */
const ALL_SAID_AGAIN = /^(.{6,30}?)(?:[ ,]+\1)+$/i
const SAID_AGAIN = /\b(\p{L}{3,})(?: \1\b)+/giu

/** Few titles have any of what is taken out or spelled anew. */
const UNUSUAL = /bloody|f\w*\*|fuck|sod|flip|damn|\b(?:teh|hte)\b|one|1|factory|hours|a[ -]side/i

function withoutOddities(text: string): string {
  return text
    .replaceAll(/\b(?:bloody|fucking|f\*+ing|sodding|flipping|goddamn|damn) (?=\S)/gi, '')
    .replaceAll(/\b(?:teh|hte)\b/g, 'the')
    .replaceAll(/\b(?:1-2-1|1 to 1|one[ -](?:to|2)[ -]one|(?<=\b(?:for|my|the|a) )121)\b/gi, 'one-to-one')
    .replace(/\b(five|six|seven|5|6|7)[ -]a[ -]side\b/i, (_, many: string) => `${SIDES[many] ?? many}-a-side`)
    .replace(/\bfactory[- ]reset (?=\S)/i, 'reset ')
    .replace(/\b(ring|call|phone) out of hours\b/i, '$1 the out-of-hours line')
}

const SIDES: Readonly<Record<string, string>> = { 5: 'five', 6: 'six', 7: 'seven' }

/** Words with one space between them: most titles are no more than that. */
const ONLY_WORDS = /^[A-Za-z]+(?:[ '’-][A-Za-z]+)*$/

function withoutSigns(text: string): string {
  const spaced = text
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll(/[\r\n\t]+/g, '; ')
    .replace(NOT_WORDS, ' ')
    .replaceAll(/https?:\S+/g, ' ')
    .replaceAll(/\bre:/gi, 'about')
    .replaceAll(/\b1[:-]1\b/g, 'one-to-one')
    .replaceAll(/\bpp?\. ?(?=\d)/gi, 'page ')
    .replaceAll(/\bch\. ?(?=\d)/gi, 'chapter ')
    .replaceAll(/\bno\. ?(?=\d)/gi, 'number ')
    .replaceAll(/\b(dr|mr|mrs|ms|prof|st)\./gi, '$1')
    .replaceAll(/[\s\p{Z}_]+/gu, ' ')
  return withoutSignsAround(spaced).trim()
}

/** A picture says what it is done to, "📦 return", or what is done, "☎️ gran". */
function withPictures(title: string, written: string): string {
  if (!hasPictures(title)) return written
  const isDoing = VERBS.has(stem(written.split(' ')[0] ?? ''))
  const seen = pictureWords(title, written, isDoing ? 2 : 4)
  if (seen === '') return written
  return (isDoing ? `${written} ${seen}` : `${seen} ${written}`).trim()
}

function calmed(text: string): string {
  const isShouted =
    text === text.toUpperCase() && text !== text.toLowerCase() && text.replaceAll(/[^\p{L}]/gu, '').length > 4
  const calm = isShouted && !ACRONYMS.has(text.toLowerCase()) ? text.toLowerCase() : text
  return calm.replace(SHORT_NAMES, (word) =>
    (isShouted || word.length > 2) && word !== 'pin' ? word.toUpperCase() : word,
  )
}

const SHORT_NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...ACRONYMS].join('|')})(?![\p{L}\p{N}])`,
  'gu',
)

/** Without what is said around the task: "finally", "I need to", "before Friday". */
export const withoutFrame = recent(takeFrameOff, FEW)

function takeFrameOff(text: string): string {
  let bare = text
  for (let turn = 0; turn < 6; turn++) {
    const next = withoutSignsAround(withoutEnding(bare.replace(BEGINNING, ''))).trim()
    if (next === bare || next === '') break
    bare = next
  }
  return bare
}

/** Most titles end with nothing of that kind, which their last word tells at once. */
function withoutEnding(whole: string): string {
  if (REPORTED.test(whole)) return whole
  const text = PAYING.test(whole) ? whole : whole.replace(TIME_END, '')
  const last = text
    .slice(text.lastIndexOf(' ') + 1)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]/gu, '')
  if (!/\d/.test(last) && !LAST_WORDS.test(last)) return text
  const bare = text.replace(ENDING, '')
  // "Text Amy about Saturday" is about that day.
  return /\b(?:about|regarding|of|from|with)$/i.test(bare) ? text : bare
}

/** "Pick up kids 3.15"; but what is paid may look like a time. */
const TIME_END = /(?<=[^\s,(–-])[\s,(–-]+(?:[01]?\d|2[0-3])(?:[:.][0-5]\d ?(?:am|pm)?|\s?(?:am|pm))\)?$/i
const PAYING = /^(?:pay|transfer|send|give|lend|split|owe)\b|[£$€]/i

/** The day in "tell Dave I can't do Saturday" is part of what is told. */
const REPORTED =
  /^(?:tell|let|text|message|email|say|remind|warn)\b.{2,40}\b(?:i|we|he|she|they)(?:['’]\w+)? (?:can\S*|can not|won\S*|will|could\S*|am|are|is|\S+) .*\b(?:do|make|come|go|work|start|finish|be|on|until|till|by|off|for|manage|visit|see)(?: \w+)? \S+$/i

const LAST_WORDS = new RegExp(
  `^(?:${DAY}|${MONTH}|turn|separately|seperately|rank|minging|gross|filthy|stinking|disgusting|manky|dirty|due|late|urgent|overdue|freezing|raining|awkward|cringe|yikes|eek|scary|boring|urgh|dodging|avoiding|ignoring|dreading|today|tonight|tomorrow|tmrw|morning|afternoon|evening|night|now|asap|soon|again|already|properly|finally|somehow|please|pls|ugh+|a+r+g+h+|last|least|once|twice|[2-6]x|times|pm|adult|grown|grownup|person|human|bit|little|ffs|daily|possible|can|lol|real|time|thing|it|this|renews?|expires?|out|closes?|ends?|off|me|rains|dark|melts|away|all|guess|something|etc|week|weekend|month|year|day|noon|lunch|lunchtime|midnight|bedtime|eod|am|pm|oclock|work|school|dinner|bed|breakfast|tea|days?|weeks?|months?|years?|ages|ago|hours?|hrs?|overnight|minutes|mins?)$`,
  'i',
)
