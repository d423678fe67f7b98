// What is written without a verb, because the rest goes without saying: "van insurance due friday", "costume tomorrow".
import { ELDER, PARTNER } from './people-words.ts'

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
  [
    'notifications-off',
    /\bnotifications?\b.*\b(?:out of control|too many|constant\w*|driving me|nonstop|non-stop|never stop)\b/,
  ],
  ['vet-trip', /\bvets? (?:appt|appointment|visit)\b/],
  [
    'collect',
    /\b(?:card|parcel|package|prescription|order|passport|permit|keys) (?:pick[- ]?up|collection)$/,
  ],
  [
    'till-payday',
    /(?:£|\$|€|\b)\d+(?: ?(?:pounds?|quid|euros?|dollars?|bucks|p))?(?: left)? (?:['’]?till?|until|to last) /,
  ],
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
    /^(?:my )?(?:back|neck|shoulder|knee|hip)(?:['’]s| is| has)? (?:at me|gone again|giving me|playing up|acting up|in bits)\b(?!.*\bca ?n['’]?(?:no)?t (?:get up|stand|move|walk)\b)/,
  ],
  [
    'meds-other',
    null,
    new RegExp(
      String.raw`\b(?:${ELDER}|${PARTNER}|he|she) (?:wo ?n['’]?t|will not|refuses to|keeps refusing to|is ?n['’]?t) (?:take|taking|swallow) (?:his|her|their|the|any) (?:tablets?|meds|medicine|medication|pills?)\b`,
    ),
  ],
  ['car-to-garage', null, /^(?:the )?check engine light\b/],
  ['cat-in-carrier', null, /\b(?:in|into) (?:the|their|her|his) carriers?\b/],
  [
    'pet-tablet',
    null,
    /\bneeds? (?:his|her|their|its) (?:\w+ )?(?:pill|tablet)s?\b.*\b(?:bites|scratches|spits|hides|runs)\b/,
  ],
  [
    'fridge-shelf-out',
    null,
    /\b(?:sticky|spilled|spilt|leaked)\b.*\bfridge\b|\bfridge\b.*\b(?:sticky|spilled|spilt|leaked all)\b/,
  ],
  [
    'get-signed',
    null,
    /\bneeds? (?:a |the |my )?(?:dr|doctors?|boss|manager|gp|parent)?['’]?s? ?(?:signature|signing)\b/,
  ],
  [
    'switch-supplier',
    null,
    /^(?:(?:car|home|house|van|pet) )?insurance (?:went|gone|has gone|is going) up\b/,
  ],
  ['e-learning', null, /\b(?:cert|certification|training|course)\b.*\bmodule \d+\b/],
  ['decide', null, /\b(?:call|ring|text|answer|message|tell) (?:her|him|them)(?: back)? or not$/],
  [
    'clean-sink',
    null,
    /^(?:the )?(?:kitchen )?sink(?:['’]?s| is)? (?:minging|gross|rank|manky|filthy|dirty|disgusting|honking)\b/,
  ],
  ['hoover-bag', null, /\b(?:hoover|vacuum)(?: cleaner)?\b.*\b(?:wo ?n['’]?t|not|no) suck\w*/],
  [
    'shower-curtain',
    null,
    /^(?:the )?shower curtain\b.*\b(?:mould\w*|mold\w*|gross|pink|black|minging|filthy|dirty)\b/,
  ],
  [
    'pests',
    null,
    /^(?:there are )?(?:ants|mice|silverfish|moths|cockroaches) (?:in|on|under|behind|by) (?:the |my )?\w+/,
  ],
  [
    'fix-loose',
    null,
    /\b(?:curtain rail|curtain pole|towel rail|shelf|hook|door handle)s?\b.{0,8}\b(?:fell|fallen|came|coming|hanging|has come) (?:off|down)\b/,
  ],
  ['eat', null, /^(?:some )?(?:toast|soup|a banana|anything)(?: at least| or something| please)$/],
  ['drink-water', null, /^\d(?:\.\d)? ?(?:l|litres?|liters?|glasses|pints?|bottles?) (?:of )?water\b/],
  ['passport-photo', null, /\bpassport\b.*\bphotos?\b.*\b(?:rejected|refused|not accepted|failed)\b/],
  [
    'outfit',
    null,
    /\b(?:interview|wedding|party|date|dinner|prom)\b.*\bwhat (?:do i|to|should i|am i) wear\w*\b/,
  ],
  ['lab-report', null, /^lab report\b/],
  ['references', null, /^(?:referencing|references)$/],
  ['car-top-up', null, /^(?:the |my )?(?:car|van) needs? (?:oil|water|coolant|screen ?wash|washer fluid)\b/],
  [
    'cage',
    null,
    /\b(?:hamster|gerbil|rat|guinea pig|rabbit|mouse) (?:cage|hutch)\b.*\b(?:stinks?|smells?|minging|rank|dirty|filthy|gross|cleaning)\b/,
  ],
  [
    'repair-shop',
    null,
    /\b(?:phone|ipad|tablet|laptop)(?:['’]?s)? (?:screen )?(?:is )?(?:cracked|smashed|shattered)\b/,
  ],
  ['litter', null, /^(?:the |both )?litter (?:box|tray)(?:e?s)?\b/],
  ['stretch-hips', null, /^stretch(?:es)? (?:my |the )?hips?\b/],
  ['car-tyres', null, /^(?:the |my )?(?:car )?(?:tyres?|tires?)(?: is| are)? (?:low|flat|soft)\b/],
  ['oil-change-book', null, /^oil change (?:is |way )?(?:due|overdue|needed)\b/],
  [
    'pregnancy-test',
    null,
    /^(?:my )?period (?:is |['’]s )?(?:\d+ (?:days?|weeks?) |a week |so |very |still )?late\b/,
  ],
  ['hands-busy', null, /\bpull(?:ing)? (?:out my hair|my hair out)\b(?!.*\b(?:work|meeting|boss|emails?)\b)/],
  [
    'ring-111',
    null,
    new RegExp(
      String.raw`^(?:my )?(?:${ELDER})(?:['’]?s| is| has)? (?:not|stopped|hardly|barely) (?:eating|drinking)(?: (?:or drinking|at all|much|any ?more|again))?$`,
    ),
  ],
  ['bin-day', null, /\bbins?\b.*\b(?:blue|green|black|brown|red|grey|purple) or\b/],
  ['get-up', null, /^(?:just )?sit up$/],
  ['open-window', null, /^open (?:a |the )?windows?\b.*\b(?:stuffy|stinks|air|hot|fresh)\b/],
  [
    'lost',
    null,
    /^where (?:did i (?:put|leave)|have i put|are|is|the hell (?:is|are)) my (?:glasses|keys|wallet|purse|phone|headphones|card|bag|charger|remote)\b/,
  ],
  ['deice-car', null, /^(?:de-?ice|scrape) (?:the |my )?(?:car|windscreen|windshield|van)\b/],
  [
    'reply',
    null,
    /^(?:slack|teams|discord|whatsapp|group chat|dms?|texts?) (?:messages?|reply|replies|unread)$/,
  ],
  ['online-profile', null, /^(?:update )?linkedin(?: profile| ugh)?$/],
  ['suitcase-away', null, /^suitcases? (?:is |are )?still (?:in|on) (?:the |my )?\w+/],
  [
    'buy-named',
    null,
    /^(?:nappies|milk|bread|loo roll|toilet roll|toothpaste|coffee|cat food|dog food|shampoo|bin bags)(?: (?:is|are))? (?:running out|running low|nearly gone|all gone|run out)$/,
  ],
  ['to-groomer', null, /^(?:the |my )?(?:dog|cat|\w+) to (?:the )?groomers?\b/],
  [
    'puncture',
    null,
    /^(?:my )?(?:bike|bicycle|pram|buggy|scooter) (?:tyre|tire|wheel) (?:is )?(?:flat|punctured|down)\b/,
  ],
  ['two-factor', null, /^(?:2fa|mfa|two[- ]factor)\b(?! (?:locked|lost|not|wont|code))/],
  ['cv-gap', null, /^(?:resume|cv) gaps?\b/],
  ['sim', null, /^e?-?sim(?: card)?$/],
  ['bins-kerb', null, /^bins? out\b/],
  ['laundry', null, /\b(?:kits?|uniforms?|clothes|sheets|towels|bedding) needs? wash\w*/],
  ['boiler', null, /^boiler (?:pressure|keeps|losing|lost)\b/],
  [
    'cook-simple',
    null,
    /^(?:tea|dinner|supper) for (?:the |my )?(?:kids|children|boys|girls)\b.*\b(?:nowt|nothing|not much) in\b/,
  ],
  ['shave', null, /^shave and\b/],
  ['cpap', null, /^cpap\b/],
  ['send', null, /^(?:fit|sick) note to\b/],
  ['parents-evening-ready', null, /^parents['’]? evening\b.*(?:\d ?(?:am|pm)|\d:\d\d|\bat \d)/],
  ['appointment', null, /^book in (?:at|with) (?:the )?(?:docs|doctors?|drs|gp|surgery|dentists?)\b/],
]
