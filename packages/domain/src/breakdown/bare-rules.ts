// What is written without a verb, because the rest goes without saying: "van insurance due friday", "costume tomorrow".

const WHEN = String.raw`(?:due|by|for|needed|tomorrow|today|tonight|on|this|next|mon|tues?|wednes|thurs?|fri|satur|sun)`

/** The template, and what a title without a verb says. */
export const SAID_BARELY: readonly (readonly [string, RegExp])[] = [
  ['drawer-sticks', /\bdrawers?\b.{0,16}\b(?:sticking|sticks|stuck|jammed)\b/],
  ['costume', new RegExp(String.raw`\b(?:costume|fancy dress|world book day)\b.*\b${WHEN}`)],
  ['pay', /\bmin(?:imum)? payment\b/],
  [
    'buy-insurance',
    /\b(?:car|van|home|house|contents|travel|pet|bike|dog|cat)(?:['’]s)? insurance\b.*\b(?:due|expires?|runs? out|ends?|ended|renewal|up)\b/,
  ],
  [
    'chase',
    /\bgroup (?:project|work|assignment|presentation)\b.*\b(?:wo ?n['’]?t|not|nobody|no ?one|have ?n['’]?t|ignor\w+|never) ?(?:answer\w*|repl\w+|respond\w*|doing|done|me)?/,
  ],
  ['notifications-off', /\bnotifications?\b.*\b(?:out of control|too many|constant\w*|driving me|nonstop|non-stop|never stop)\b/],
  ['vet-trip', /\bvets? (?:appt|appointment|visit)\b/],
  ['collect', /\b(?:card|parcel|package|prescription|order|passport|permit|keys) (?:pick[- ]?up|collection)$/],
  ['till-payday', /(?:£|\$|€|\b)\d+(?: ?(?:pounds?|quid|euros?|dollars?|bucks|p))?(?: left)? (?:['’]?till?|until|to last) /],
  ['groceries', /^(?:period|sanitary) (?:supplies|products|stuff|bits)$/],
  ['bill', /\b(?:council tax|tv licence|water|gas|electric\w*) (?:bill )?(?:reminder|final notice)\b/],
  ['wash-cups', /\bno clean (?:mugs?|cups?|glasses)\b/],
  ['dishes', /\bno clean (?:plates?|forks?|spoons?|bowls?|pans?|dishes)\b/],
]

/** The same where one of its words could be a verb: "bin", "back", "have". */
export const READ_AS_BARE: readonly (readonly [string, RegExp | null, RegExp])[] = [
  [
    'car-to-garage',
    /^(?!(?:buy|order|check|pump|put|fit|change|swap|replace|fix|book)\b)/,
    /\b(?:tyres?|tires?|brakes?|brake pads)\b.{0,20}\b(?:bald|worn|squealing|grinding)\b/,
  ],
  ['bibliography', null, new RegExp(String.raw`\b(?:bibliography|reference list)\b.*\b${WHEN}`)],
  [
    'symptoms',
    null,
    /^(?:my )?(?:back|neck|shoulder|knee|hip)(?:['’]s| is| has)? (?:at me|gone again|giving me|playing up|acting up|in bits)\b/,
  ],
  ['bin-day', null, /\bbins?\b.*\b(?:blue|green|black|brown|red|grey|purple) or\b/],
]
