import { CHILD_TO_BED } from './death-words.ts'
import { actOf } from './acts.ts'
import { isOfTheBody } from './find-task.ts'
import { BASE_VERBS, isSomebody, VERBS } from './known-words.ts'
import { withEachVerb, withItsThing, withWhoIsNamed } from './one-verb-many.ts'
import { plainTitle, withoutFrame } from './plain-title.ts'
import { readVerb } from './read-verb.ts'
import { isBought } from './shopping-list.ts'
import { stem } from './stem.ts'

export const MOST_PARTS = 6

const SIGNS =
  /(?:[;\n]+|\s\+\s|\s\/\s|\s&\s|\.\s+|,\s*(?:and )?then\s|\s(?:and )?then\s|,\s*(?:and|also)\s|,\s|\sand also\s|\splus\s)/i
/** Signs that stand between tasks, and hardly between the words of one. */
const LIST = /\s\+\s|;\s|\sthen\s|\s&\s.*\s&\s/i
/** "Go and see", "try and find": one doing in two words. */
const ONE_DOING = /^(go|come|try|stop|wait|sit|run|pop|nip)$/i

/** "Read chapters 3 + 4" is one reading. */
const BETWEEN_NUMBERS = /(?<=\b[a-z]{0,2}\d{1,3}) ?(?:\+|&|,) ?(?=\d{1,3}\b(?! ?[a-z]{4}))/gi

/** "1. call the bank 2. pay rent", "call the bank - pay rent - buy milk". */
const NUMBERED = /(?:^|[\s,;]+)\d{1,2}[.)]\s+(?=\p{L})/gu
const DASHED = /\s[-–—]\s/

/** "Update my CV & LinkedIn, ask Priya": what is no task belongs to what stands before it. */
const AMPERSAND = /\s&\s([^,;+&]+)/
function joined(plain: string): string {
  const next = AMPERSAND.exec(plain)?.[1]
  const isOne = next !== undefined && plain.split('&').length === 2 && plain.includes(',')
  return isOne && !isTask(next) && !SHORT_CHORE.test(next) ? plain.replace(AMPERSAND, ' and $1') : plain
}

function asRow(plain: string): string {
  if ((plain.match(NUMBERED)?.length ?? 0) > 1) return plain.replaceAll(NUMBERED, '; ').replace(/^; /, '')
  const parts = plain.split(DASHED)
  return parts.length > 2 && parts.every(isTask) ? parts.join('; ') : plain
}

/** "Trip form + £12": a sum goes with what it stands beside. */
const SUM = /^[£$€]\s?[\d.,]+$/

/** The tasks that one title holds, each in its own words; only one where it is one task. */
export function splitTasks(title: string): readonly string[] {
  const whole = withItsSigns(plainTitle(title))
  if (!/[;,+&/.)]|\s[-–—]\s|\b(?:and|then|plus)\b/i.test(whole) || ONE_TASK.test(whole)) return [whole]
  const plain = withEachVerb(asRow(joined(whole).replaceAll(BETWEEN_NUMBERS, ' and ')))
  const chores = plain.split(/,\s*(?:and\s+)?|\sand\s/i).map((part) => part.trim())
  const areChores = plain.includes(',') && chores.every((part) => SHORT_CHORE.test(part))
  const parts = [...withItsThing(withWhoIsNamed((areChores ? chores.join(', ') : plain).split(SIGNS)))]
    .flatMap(atAnd)
    .filter(
      (part, place, all) => !(REFUSED.test(part) && all.length > 1) && (place === 0 || !UNABLE.test(part)),
    )
    .map((part) => withoutFrame(part.replace(/^(\d+[.)]|[-*•]|and|then|also)\s+/i, '').trim()))
    .filter((part) => part !== '' && !SUM.test(part) && !/^[ap]m$/i.test(part))
    // "Shower. Just shower" says it twice.
    .filter((part, place, all) => all.findIndex((one) => one.toLowerCase() === part.toLowerCase()) === place)
    // "Call the lender, say 20 a month": what is said in a call is no task beside it.
    .filter((part, place, all) => place === 0 || !(SAID_THERE.test(part) && SPEAKING.test(all[0] ?? '')))
    // "Ring Mum. Just ring her" is one call.
    .filter((part, place, all) => !isSaidAgain(part, all.slice(0, place)))
  const isOnTheWay = !SPEAKING.test(plain)
  // "Get up, teeth, coffee" buys none.
  const wanted = parts.filter(isBought)
  const bought = wanted.every((part) => SHORT_CHORE.test(part)) ? [] : wanted
  // "Milk, candles, call the vet": what is only bought stands beside what is to be done.
  if (bought.length > 0 && bought.length < parts.length && plain.includes(',') && !isBuying(parts[0] ?? ''))
    parts.splice(
      0,
      parts.length,
      `buy ${bought.join(', ')}`,
      ...parts.filter((part) => !bought.includes(part)),
    )
  // "Buy paint, brushes, tape and paint the hall": what is bought goes together.
  const [thing = '', doing = ''] = parts.at(-1)?.split(/ and (.+)/) ?? []
  if (
    parts.length > 1 &&
    /^(?:buy|get|order) /i.test(parts[0] ?? '') &&
    !isTask(thing) &&
    doing.includes(' ') &&
    isTask(doing)
  )
    parts.splice(-1, 1, thing, doing)
  const after = parts.findIndex((part, place) => place > 1 && part.includes(' ') && isTask(part))
  if (
    after > 1 &&
    /^(?:buy|get|order) /i.test(parts[0] ?? '') &&
    parts.slice(1, after).every((part) => !isTask(part))
  )
    parts.splice(0, after, parts.slice(0, after).join(', '))
  // "Unpack, laundry, reply to emails": a chore needs no verb among three and more.
  const isLong = parts.length > 2 && parts.some(isTask) && !isBuying(parts[0] ?? '')
  const isErrands = parts.length > 2 && !isBuying(parts[0] ?? '') && !SPEAKING.test(parts[0] ?? '')
  const isOwn = parts.map(
    (part) =>
      isTask(part) ||
      (isOnTheWay && STOP.test(part)) ||
      (isLong && (SHORT_CHORE.test(part) || LAST_OF_ALL.test(part))) ||
      (isErrands && ERRAND.test(part)),
  )
  // "Laundry, dishes, call Mum, quiz 4": what only one of them leaves out is meant all the same.
  const isMostlyTasks =
    isErrands &&
    plain.includes(',') &&
    parts.length > 2 &&
    isOwn[0] === true &&
    isOwn.filter(Boolean).length > 1 &&
    isOwn.filter(Boolean).length * 2 >= parts.length &&
    // "Clean the sink, bath, floor, tiles" has one verb for all.
    (!parts[0]?.includes(' ') || parts.filter((part) => part.includes(' ') && isTask(part)).length > 1) &&
    parts.every((part) => part.split(' ').length <= 4)
  // What stands between clear signs is a task, also where it is only named: "slides + message Lena".
  const isListed =
    LIST.test(plain) &&
    isOwn.some(Boolean) &&
    // "Text back Amira + Lucy": two people, one doing.
    !(SPEAKING.test(parts[0] ?? '') && parts.every((part, place) => place === 0 || !part.includes(' '))) &&
    !/^(?:buy|get|order|pack|bring|fetch|add|mix)\b/i.test(plain)
  // "Shower, meds, breakfast": a list of nothing but chores.
  const isChores = parts.every((part) => SHORT_CHORE.test(part))
  const isSeveral =
    parts.length > 1 &&
    parts.length <= MOST_PARTS &&
    (isListed || isChores || isMostlyTasks || isOwn.every(Boolean))
  if (!isSeveral) return [whole]
  const isOfAChild = CHILD_TO_BED.test(whole.toLowerCase())
  return parts
    .map((part) => asStop(isOfAChild ? part.replace(PUT_DOWN, 'put $1 to bed') : part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
}

/** "Bath the baby and put her down": by itself it would be said of an animal. */
const PUT_DOWN = /^put (him|her|them) (?:down|to sleep)$/i

/** "Do the washing get petrol pay the phone bill": three tasks and more, and no sign between them. */
function withItsSigns(plain: string): string {
  if (/[;,+&/.]|\b(?:and|then|plus|or|but|so|if|when|because|buy now pay later)\b/i.test(plain)) return plain
  const parts = plain.split(BEGINS_ANOTHER).map((part) => part.trim())
  return parts.length > 2 && parts.every((part) => part.includes(' ') && isTask(part))
    ? parts.join(', ')
    : plain
}
const BEGINS_ANOTHER =
  /(?<!\b(?:to|the|a|an|my|your|his|her|our|of|for|not|can|will|please|just|i|we|he|she|they|you|it|that|this|go|try|need|want|must|should|could|would|help|let|make|about|with|by|from|in|on|at|phone|do)) (?=(?:do|get|pay|ring|feed|wash|clean|hoover|email|cancel|buy|text|book|call|send|tidy|pick up) (?:(?:the|my|some|a) )?\p{L}{2,})/iu

/** Getting through is what a call is for, and going in is what one gets out of the car for. */
const ONE_TASK =
  /^cancel\b[^,;]*? and re-?(?:book|schedule|arrange)\b[^,;]*$|^(?:call|ring|phone)\b[^,;+&]*? and (?:actually |finally |really |maybe )*(?:(?:get|got|be put) through\b(?! (?:the|my|it|all|a)\b)|(?:get|speak to|talk to|reach) (?:an? )?(?:actual |real |live )*(?:human|person|someone|somebody|answer)\b|(?:apologi[sz]e|say (?:i['’]?m )?sorry)\b|(?:wait|stay|sit|hang) (?:in the queue|on hold|on the line|on$))[^,;+&]*$|^(?:visit|see|meet|go (?:and |to )?see|(?:go|pop) (?:round|over)|text|message|email|write to|speak to|talk to)\b[^,;+&]*? and (?:apologi[sz]e\b|(?:say|tell (?:him|her|them)) (?:that )?(?:i['’]?m |i am )?(?:so |really )?sorry\b)[^,;+&]*$|^get (?:out of (?:the|my) (?:car|van)|off (?:the|my) (?:train|bus|tram|tube|coach|ferry)) and (?:go|walk|get|come|be|head|cycle) (?:in|into|inside|indoors|home|up|to|straight)\b[^,;+&]*$/i

/** "Help with fractions, I can't do fractions" asks for one thing, and says why it is hard; "hang the cost" asks for nothing. */
const UNABLE =
  /^(?:(?:and|but|because|cos) )?i (?:really |just )?(?:can['’]?t|cannot)\b|^(?:and |but )?i (?:(?:just|always|never) )*(?:do ?n['’]?t|did ?n['’]?t|forget|forgot|never do|give up|stop)(?: it| to)?$|^(?:work|school|nhs|mum|dad|he|she|it|they) (?:pays?|covers?|says?|knows?|is|are|has|will|wants?)\b|^(?:my )?(?:back|knee|hip|shoulder)s?(?:['’]?s| is| are)? (?:at me|in bits|gone|killing me|playing up|acting up|in agony|sore)\b|^(?:stop|done|that['’]?s it|that is all|repeat)$|^(?:hang|damn|sod|stuff|blow|screw|forget|never mind) (?:the (?:cost|lot|rest|money)|it|them|that|everything|everyone)$/i

/** "Google symptoms - NO". */
const REFUSED = /[-–—:(?] ?no+\)?$/i

const SAID_THERE = /^(?:say|explain|mention|quote|offer|beg)\b/i

const isSaidAgain = (part: string, before: readonly string[]): boolean => {
  const [doing = '', whom = '', ...more] = part.toLowerCase().split(' ')
  const isOne = more.length === 0 && /^(?:him|her|them|it)$/.test(whom)
  return isOne && before.some((one) => one.toLowerCase().startsWith(`${doing} `))
}

/** Where one goes to: named alone among other tasks, it is a stop on the way. */
const STOP =
  /^(?:the )?(?<place>post office|bank|chemist|pharmacy|supermarket|library|dry cleaners?|butchers?|bakery|bakers|greengrocers?|tip|petrol station|garden centre|hardware (?:shop|store)|corner shop|cash machine|shops?|market)$/i
/** "Call the bank, chemist and library" goes nowhere. */
const SPEAKING =
  /^(?:call|ring|phone|email|write|message|text|contact|tell|ask|pay|chase|thank|complain|reply|look|check|compare)\b/i

/** "Bins out" in a list of chores. */
const CHORE_OUT =
  /^(?:the )?(?:(?<bins>bins?|recycling|rubbish) out|(?<wash>washing|laundry|wash) (?<where>on|out|in|away))$/i

/** "Phone off": what is switched; "blind back up": what is put back. */
const SWITCHED =
  /^(?:the |my )?(?<thing>(?:\w+ )?(?:phone|mobile|tv|telly|laptop|computer|pc|console|lights?|lamps?|heating|boiler|wifi|alarm|dishwasher|oven|kettle|slow cooker|router|tablet|ipad|screens?)) (?<how>off|on)$/i
const PUT_BACK = /^(?:the |my )?(?<thing>[a-z]+(?: [a-z]+){0,2}?) (?<how>back (?:up|on|in|down)|away)$/i
/** "Dentist call" among other tasks. */
const CALL_OF = /^(?:the |my )?(?<whom>[a-z]+) call$/i
const TO_BED = /^bed(?= (?:by|at|before|early|for|no later)\b|$)/i
/** "Prescription pick up boots": what is fetched stands first. */
const FETCHED =
  /^(?:the |my )?(?<thing>prescription|tablets|meds|parcel|package|click and collect|dry cleaning|order|shopping|passport|keys|glasses|cake|tickets?) (?<doing>pick[ -]?up|collection|collect)(?:(?: from| at)? (?<place>.+))?$/i

/** A task that only names a thing and how it is to be. */
function spelledOutTask(part: string): string | null {
  const switched = /^check\b/i.test(part) ? undefined : SWITCHED.exec(part)?.groups
  if (switched) return `turn the ${switched['thing']} ${switched['how']}`
  const fetched = FETCHED.exec(part)?.groups
  if (fetched) return `collect the ${fetched['thing']}${fetched['place'] ? ` from ${fetched['place']}` : ''}`
  const put = PUT_BACK.exec(part)?.groups
  if (put && !VERBS.has(stem(put['thing']?.split(' ', 1)[0] ?? '')))
    return `put the ${put['thing']} ${put['how']}`
  const called = CALL_OF.exec(part)?.groups?.['whom']
  if (called && isSomebody(called.toLowerCase())) return `call the ${called}`
  if (/^dress$/i.test(part)) return 'get dressed'
  if (/^(?:a )?coffee$/i.test(part)) return 'make coffee'
  if (/^(?:the )?plants$/i.test(part)) return 'water the plants'
  if (/^water$/i.test(part)) return 'drink a glass of water'
  return TO_BED.test(part) ? part.replace(TO_BED, 'go to bed') : null
}

function asStop(part: string): string {
  const named = spelledOutTask(part)
  if (named !== null) return named
  const chore = CHORE_OUT.exec(part)?.groups
  if (chore?.['bins']) return `take the ${chore['bins']} out`
  if (chore?.['wash']) return `put the ${chore['wash']} ${chore['where']}`
  const place = STOP.exec(part)?.groups?.['place']
  return place === undefined ? part : `go to the ${place}`
}

/** "Finish the slides and send them to Priya": what is sent is what was finished. */
const PASSED_ON =
  /^(?<before>(?:finish|complete|sign|edit|proofread|fill in|fill out) (?<thing>.+?)) and (?<doing>send|email|submit|post|print|return|upload|hand|deliver)(?: (?:it|them))?(?<rest>(?: (?:to|in|off|back|out|over|on|by)\b.*)?)$/i

/** "Book flights and a hotel in Porto": the way there and the bed are booked in two places. */
const BOOKED =
  /^(?:book|get|sort|find) (?:the |some |a |my |our )?(?<one>flights?|trains?(?: tickets?)?|coach|ferry|eurostar|plane tickets?|travel)(?<where> (?:to|from) .+?)? and (?:book |find )?(?:the |a |an |some )?(?<other>hotel|hostel|airbnb|b&b|bnb|room|accommodation|somewhere to (?:stay|sleep)|place to (?:stay|sleep))(?<rest>(?: (?:in|for|near|at|on)\b.*)?)$/i
/** "Wash and iron the shirts": the iron comes a day later. */
const WASHED_AND_IRONED = /^wash (?:and|&|\+|then) iron (?<thing>.+)$/i
/** "Call Comcast and cancel cable" is one call; "call Mum and cancel the gym" is two tasks. */
const ONE_CALL = /^(?:call|ring|phone) (?:the |my )?(?<whom>\S+)(?: \S+)?$/i
const isOneCall = (before: string, next: string) => {
  const whom = ONE_CALL.exec(before)?.groups?.['whom']
  return whom !== undefined && /^(?:to )?cancel\b/i.test(next) && !isSomebody(whom.toLowerCase())
}

function atAnd(part: string): readonly string[] {
  const booked = BOOKED.exec(part)?.groups
  if (booked) {
    const { one = '', other = '', where = '', rest = '' } = booked
    const bed = /^(?:somewhere|place)/i.test(other)
      ? `find ${other.replace(/^place/i, 'a place')}`
      : `book ${other}`
    return [`book ${one}${where}${rest}`, `${bed}${rest}`]
  }
  const passed = PASSED_ON.exec(part)?.groups
  if (passed) {
    const { before = '', thing = '', doing = '', rest = '' } = passed
    return [before, `${doing} ${withoutFrame(thing)}${rest}`]
  }
  const both = WASHED_AND_IRONED.exec(part)?.groups
  if (both) return [`wash ${both['thing']}`, `iron ${both['thing']}`]
  const [start = '', end = ''] = part.split(
    / and (?=(?:tell|call|ring|email|text|message|post|pay|book|send|buy)\b(?! (?:it|them|him|her|that|this)\b))/i,
    2,
  )
  const chores = TWO_CHORES.exec(start)?.groups
  if (chores) return [`do ${chores['one']}`, `do ${chores['other']}`, ...(end === '' ? [] : [end])]
  const [first = '', ...others] = part.split(/\sand\s/i)
  return others.reduce<string[]>(
    (made, next) => {
      const before = made.at(-1) ?? ''
      // "Ring Dan and ask him" is one call.
      if (
        SPEAKING.test(before) &&
        /^(?:ask|tell|say|see|invite|thank|explain|let|find out|check)\b/i.test(next)
      )
        return [...made.slice(0, -1), `${before} and ${next}`]
      // "Click and collect" is one thing, and who comes and measures is somebody else.
      if ((/\bclick$/i.test(before) && /^collect\b/i.test(next)) || COMES.test(before))
        return [...made.slice(0, -1), `${before} and ${next}`]
      // "Book flea and worm appointment" is one booking.
      const isOneBooking =
        /^book \S+$/i.test(before) && /\b(?:appointments?|jabs?|tests?|check|checks)$/i.test(next)
      if (isOneBooking || isOneCall(before, next)) return [...made.slice(0, -1), `${before} and ${next}`]
      // "Haircut for the boys and call the bank".
      const isNamedThing =
        CALLS.test(next) && isTask(next) && /^(?:\S+ ){0,3}\S+$/.test(before) && !hasVerb(before)
      const isOwn =
        isNamedThing ||
        (isTask(withoutFrame(next)) && isTask(withoutFrame(before)) && !ONE_DOING.test(before)) ||
        (STOP.test(before) && (STOP.test(next) || isTask(withoutFrame(next))))
      return isOwn ? [...made, next] : [...made.slice(0, -1), `${before} and ${next}`]
    },
    [first],
  )
}

const CALLS = /^(?:call|ring|phone|email|text|pay|post) \S/i
const hasVerb = (part: string) => VERBS.has(stem(part.split(' ', 1)[0] ?? ''))

const isBuying = (part: string) =>
  /^(?:buy|get(?! (?:up|dressed|washed|ready)\b)|order|pack|bring|fetch|add|mix|make|cook|bake|with)\b/i.test(
    part,
  )

const COMES = /\bto (?:come|go)(?: (?:out|round|over|in))?$/i

/** "Do my timesheet and expenses" is two chores under one verb. */
const CHORES =
  'timesheets?|expenses|tax(?:es| return)?|homework|ironing|hoovering|dishes|washing[ -]up|laundry|washing|recycling|invoices|payroll|packing|budget|bins|floors|food shop|shopping|filing|dusting|bathroom|kitchen|meal plan'
const TWO_CHORES = new RegExp(
  `^do (?:(?:my|the|all|our) )*(?<one>${CHORES}) and (?:(?:my|the|all|our) )*(?<other>${CHORES})$`,
  'i',
)

/** In a list of tasks they need no verb. */
const NAMED_CHORE =
  /^(?:the )?(?:(?:food|big|weekly) shop|school run|dog walk|washing[- ]up|petrol|packed lunch(?:es)?|meal plan|hoovering|ironing|dusting|emails|food shopping)$/i

/** What one has is no task, these few are. */
const HAD =
  /^have (?:something|food|tea|dinner|a meal|supper) in (?:for|when)\b|^have (?:a |an )(?:quick |nice |long )?(?:shower|bath|wash|nap|shave)\b/i

const ALONE =
  /^(cry|nap|sleep|breathe|unpack|dress|shower|hoover|laundry|dishes|exercise|meditate|rest|eat|cook|dinner|groceries|meds|stretch|vacuum|teeth|homework|bins?)$/i

/** Named alone, and only among others of them, these are chores: "hoover, bins, dishwasher". */
const SHORT_CHORE =
  /^(?:the |my |a |do )?(?:shower|bath|teeth|hair|meds|tablets|pills|breakfast|lunch|dinner|tea|supper|coffee|hoover(?:ing)?|vacuum(?:ing)?|mop(?:ping)?|dust(?:ing)?|sweep|bins?|recycling|rubbish|dishwasher|dishes|washing(?:[- ]up)?|laundry|ironing|bed|beds|kitchen|bathroom|bedroom|living room|hall|toilet|loo|water|floors?|plants|dog walk|walk|emails?|shopping|food shop|groceries|homework|journal|stretch(?:es)?|yoga|meditate|nap|get dressed|dressed|skincare|shave|school run|packed lunch(?:es)?|cat litter|litter tray|hamster|car|gym|stand-?up)$/i

/** "Reply to Grandad" is one, "talk to her" is how a call goes on. */
const ADDRESSED =
  /^(?:reply|write|get back|talk|speak|listen|respond|apply|learn|register|sign up|go) to (?!(?:him|her|them|it|you|me|us)\b)\S|^leave (?:by|at|for|the house)\b|^(?:shut|lock|open|close) (?!(?:up|down|off|and)\b)\S/i

/** Named among others of them, each is an errand of its own. */
const ERRAND =
  /^(?:the |my )?(?:dentist|doctors?|gp|opticians?|haircut|hairdressers?|barbers?|vet|mot|passport|prescription|tax(?: return)?|car tax|car insurance|insurance|expenses|timesheet|council tax|post office|bank|chemist|pharmacy|library)$/i

/** "Check the oven, lock the door, go". */
const LAST_OF_ALL = /^(?:go|leave|decide)$/i

/** "Phone storage full" says how it is, and not what is to be done. */
const STATE =
  /\b(full|broken|empty|late|due|dirty|dead|low|over|gone|leaking|expired|overdue|ill|sick|closed|coming|ready|ends?|urgent|asap)$/i

/** "Runs out" is said of a thing: what somebody is to do does not end so. */
function isSaidOfAThing(first: string): boolean {
  const low = first.toLowerCase()
  return low.endsWith('s') && VERBS.has(stem(low)) && BASE_VERBS.get(stem(low)) !== low
}

/** Whether it says by itself what is to be done, and to what. */
function isTask(part: string): boolean {
  if (NAMED_CHORE.test(part) || HAD.test(part)) return true
  if (isOfTheBody(part)) return false
  // "Bins - the brown one this week".
  const [text = ''] = part.split(/ [-–—] /, 1)
  if (/^go to /i.test(text) || CHORE_OUT.test(text) || spelledOutTask(text) !== null) return true
  const words = text.split(' ')
  const first = words[0] ?? ''
  // "Recycling week" says when, and not what.
  if (/ing .*\b(week|day|night)$/i.test(text)) return false
  if (words.length === 1) return ALONE.test(first)
  // "Sit down" is how the rest is done.
  if (words.length === 2 && /^(?:sit|lie|calm|slow|settle|wind|cheer) (?:down|up|still)$/i.test(text))
    return false
  if (
    /^(?:lost|forgot|broke|missed)\b/i.test(text) ||
    STATE.test(text) ||
    isSaidOfAThing(first) ||
    /^\w{4,}ing$/i.test(first)
  )
    return false
  if (ADDRESSED.test(text)) return true
  if (
    /^(it|them|that|this|to|so|see|say|tell|ask)$/i.test(words[1] ?? '') ||
    /^(i|he|she|they|we|it|be|is|are|have|has|there)$/i.test(first)
  )
    return false
  // A slip of the finger is no reason to lose a task.
  return (
    VERBS.has(readVerb(first, words[1] ?? '', words[2]) ?? stem(first)) || actOf(text.toLowerCase()) !== null
  )
}
