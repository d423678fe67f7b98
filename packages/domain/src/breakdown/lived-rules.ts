// What only the whole of a title tells of bodies, animals and ways: that one cannot reach, how long the washing has sat, who flies
// along.
import { CHILD, ELDER, PARTNER, PERSON } from './people-words.ts'

/** Template, what is done, and what the whole says. */
type WholeRule = readonly [string, RegExp | null, RegExp]

const CANNOT = String.raw`(?:ca(?:n['’]?t|nt|nnot|n not)|unable to|struggl\w+ to|hard to|not able to|no longer) (?:even |really |quite |properly )*`
const PET =
  'dog|cat|puppy|kitten|rabbit|bunny|guinea pig|hamster|gerbil|rat|budgie|parrot|tortoise|ferret|hen|chicken'
const BREED =
  'whippet|greyhound|lurcher|labrador|lab|spaniel|cockapoo|poodle|terrier|staff(?:ie|y)|collie|pug|beagle|dachshund|husky|chihuahua|labradoodle|retriever|alsatian|jack russell|frenchie|bulldog|doberman|rottweiler'
const SMALL_ONE = `(?:${CHILD}|autistic \\w+|toddlers?|kids?|little ones?|lo)`
const NEAR = `(?:${ELDER}|${PARTNER}|him|her)`

export const AS_LIVED: readonly WholeRule[] = [
  [
    'school-morning',
    /^get\b/,
    /^get (?:the |my )?\S+ (?:up|ready|dressed|out of bed) for (?:school|nursery|college)\b|^get (?:the )?(?:kids|children|boys|girls|twins) (?:out (?:of )?(?:the )?(?:door|house(?= (?:on time|in the morning|without|calmly|for school|by \d)))|to school)\b(?!.*\b(?:fire|gas|smoke|safe\w*|before (?:he|she|they))\b)/,
  ],
  [
    'drop-round',
    /^(?:take|bring|drop)\b/,
    new RegExp(
      `^(?:take|bring|drop) (?:my |the )?(?:${PERSON}) (?:(?:her|his|their|some|the|a) )+(?:shopping|groceries|food|soup|dinner|prescription|messages|meds|medicine|milk|post|flowers|cake|present|birthday present|card|glasses|phone|charger|keys|lunch|coat|pyjamas|slippers|hearing aids?|newspaper|paper)\\b`,
    ),
  ],
  [
    'after-silence',
    /^(?:text|message|email|write|reply|call)\b/,
    new RegExp(
      `^(?:text|message|email|write) (?:to )?(?:my )?(?:${PERSON}) back\\b.*\\b(?:months|years?|ages)\\b|^(?:reply|respond|write|get back) to .* i(?:['’]?ve| have)? (?:been |left |keep )?(?:ghost|ignor|avoid|unanswered|hanging)`,
    ),
  ],
  [
    'child-hair',
    /^(?:do|plait|braid|french|brush|comb)\b/,
    /^(?!.*\b(?:nits?|lice|cuts?|trim)\b)(?:do|(?:french )?plait|braid|brush|comb) (?:(?:her|his|their|(?!my\b)[a-z]+['’]s) (?:\w+ )?hair\b.*\b(?:school|nursery|dance|ballet)|(?:my |our |the )?(?:daughter|son|kid|girl|niece|granddaughter|twin|toddler)s?(?:['’]s?)? (?:\w+ )?hair\b)/,
  ],
  [
    'absence-call',
    /^(?:call|ring|phone|email|text)\b/,
    new RegExp(
      `^(?:call|ring|phone) in (?:sick|ill) for (?:my |our )?(?:${CHILD})\\b|^(?:call|ring|phone|email|text) (?:the |my )?(?:school|college|uni|nursery)\\b.{0,12}\\bi['’]?m (?:ill|sick|poorly|unwell|not (?:coming|well))\\b`,
    ),
  ],
  ['decide', /^decide\b/, /^decide (?:if|whether) (?:i|we) (?:should |want to |will |can )?(?:go|come)\b/],
  ['weigh-baby', /^(?:get|book|take)\b/, /\b(?:baby|newborn|twins) weighed\b/],
  [
    'foot-care',
    null,
    new RegExp(
      `\\b(?:toe ?nails?|feet|foot)\\b.{0,24}\\b${CANNOT}(?:reach|bend|get (?:down )?(?:to|at)|see|manage|do|cut)\\b|\\b${CANNOT}(?:reach|bend (?:down )?to|get (?:down )?(?:to|at)|see|manage|cut|do)\\b.{0,16}\\b(?:toe ?nails?|feet|foot)\\b|\\b(?:find|book|get|ring|call|see|need)\\b.{0,16}\\b(?:chiropodist|podiatrist|foot (?:clinic|care)|toe ?nail (?:cutting|clipping))\\b(?! (?:about|re|back|at \\d))`,
    ),
  ],
  [
    'sour-washing',
    /^(?!(?:put|hang|buy|fix|repair|book)\b)/,
    /\b(?:washing|laundry|clothes|load|sheets|towels|bedding|uniform)\b.{0,20}\b(?:(?:has |have |['’]s |['’]ve )?(?:been )?(?:sat|sitting|left|forgotten|been|still|is) )(?:\w+ ){0,2}(?:in (?:the )?(?:washing )?(?:machine|washer|drum)|wet)\b.{0,12}\b(?:since|for (?:\d+|two|three|four|a few|days|a week|ages|hours)|all (?:day|night|week|weekend)|overnight|from (?:yesterday|\w+day)|\d+ days)\b|\b(?:left|forgot|forgotten) (?:about )?(?:the |my |a )?(?:wet )?(?:washing|laundry|load|clothes|towels)\b.{0,8}\bin the (?:machine|washer|washing machine|drum)\b|\b(?:washing|laundry|clothes|towels) (?:smells?|stinks?|gone) (?:musty|sour|damp|off|of damp)\b/,
  ],
  [
    'animal-ill',
    null,
    new RegExp(
      `\\b(?:find|book|get|see|take|need)\\b.*\\bvets?\\b.*\\b(?:limping|lame|sick|poorly|ill|bleeding|vomiting|coughing|injured|wheezing|swollen|itchy|scratching) (?:\\w+ )?(?:${PET}|${BREED})\\b|\\b(?:find|book|get|see|need)\\b.*\\bvets?\\b.*\\b(?:${PET}|${BREED})s?\\b.*\\b(?:limp\\w*|lame|sick|poorly|not eating|vomit\\w*|bleed\\w*|cough\\w*|swollen|wheez\\w*|cant walk|can['’]?t walk|been in a fight|abscess)\\b|^(?:the |my |our )?(?:limping|lame|poorly|vomiting|wheezing) (?:${PET}|${BREED})$`,
    ),
  ],
  [
    'animal-nails',
    null,
    new RegExp(
      `\\b(?:${PET}|${BREED})s?(?:['’]s)?\\b.{0,12}\\bneeds?\\b.{0,12}\\b(?:nails|claws|feet)\\b(?! (?:looked|check|x))|^(?:claws|nails) (?:of|for|on) (?:the |my )?(?:${PET}|${BREED})\\b`,
    ),
  ],
  [
    'flight-together',
    /^(?!(?:book|buy|find|search|cancel|check|claim|change|look|pay|compare|watch|track|pick|collect|meet|refund)\b)/,
    new RegExp(
      `\\b(?:flight|flying|fly|plane|airport|aeroplane)\\b.{0,20}\\b(?:w|with|for|and)\\b.{0,12}\\b${SMALL_ONE}\\b|\\b(?:get|prep|prepare|ready)\\b.{0,16}\\b${SMALL_ONE}\\b.{0,16}\\b(?:for|on) (?:the |a |our |his |her )?(?:first )?(?:flight|plane|airport)\\b`,
    ),
  ],
  [
    'child-dentist',
    /^(?:get|take|bring)\b/,
    new RegExp(
      `^(?:get|take|bring) (?!(?:my ?self|me|it|back|down|out|something|money|the|a|an|to)\\b)(?!(?:my )?(?:${NEAR}|${PET}|${BREED})\\b)[\\p{L}]+ (?:in )?to (?:the |a )?(?:dentist|hygienist)s?\\b`,
      'u',
    ),
  ],
  [
    'child-room',
    null,
    /^(?:declutter|tidy|sort|clear|clean)(?: out| up)? (?:my |the )?\p{L}+['’]?s (?:bed)?room\b.*\b(?:without (?:him|her|them|an? (?:meltdown|fight|row|tantrum))|meltdown|melting down|kicking off)\b/u,
  ],
  [
    'dentist-after-years',
    null,
    /\bdentists?\b.*\b(?:have ?n['’]?t|havent|not|never) (?:\w+ )?(?:been|gone|seen|had)\b.*\b(?:in|for|since)\b|\bdentists?\b.*\b(?:\d+|two|three|four|five|six|ten|many|few) (?:years?|yrs)\b|\b(?:first time|after|in) (?:\w+ )?(?:years?|\d+ ?(?:years?|yrs?))\b.*\bdentists?\b|\bdentists?\b.{0,20}\b(?:for the )?first time in\b/,
  ],
  [
    'chair-repair',
    null,
    /\b(?:wheelchair|power ?chair|mobility scooter|rollator|walking frame|hoist|stairlift)\b.*\b(?:brakes?|slipp\w+|wobbl\w+|broken?|stuck|loose|not (?:working|charging|turning)|wo ?n['’]?t (?:turn|start|charge|lock)|repair\w*|squeak\w*|bent|fallen off|came off)\b|\b(?:repair|fix|mend)\b.{0,16}\b(?:wheelchair|power ?chair|mobility scooter|rollator|hoist|stairlift)\b(?! (?:ty|ti|wheel|punct))/,
  ],
  [
    'visit-care-home',
    null,
    new RegExp(
      `^(?:visit|see|go (?:and |to )?(?:see|visit)|pop in (?:to|and) see|sit with|spend (?:an hour|the afternoon|time) with|lunch with|tea with) (?:my )?(?:\\w+ )?${NEAR} (?:in|at) (?:the |his |her )?(?:care|nursing|residential) home\\b|^(?:my )?(?:\\p{L}+['’]?s )?(?:care|nursing|residential) home visit\\b|^visit(?:ing)? (?:(?:my )?(?:\\p{L}+['’]?s )|the |his |her )?(?:care|nursing|residential) home$|^(?:go|pop|get|drive) (?:over |up |down |round |in )?(?:to )(?:(?:my )?(?:\\p{L}+['’]s )|the )(?:care|nursing|residential) home\\b`,
      'u',
    ),
  ],
  [
    'bins-kerb',
    null,
    /^(?:the )?bins?(?: out)? (?:tonite|tonight|2nite|tomorrow|in the morning|for the morning)$/,
  ],
  [
    'mould-wall',
    null,
    /^(?:the |black |all the |some )*(?:mould|mold|mildew|damp) (?:in|on|behind|by|around|above) (?:the |my |our )?(?:\w+ )?(?:corner|wall|walls|ceiling|window|sill|wardrobe|bathroom corner|bedroom|bathroom)\b(?!.*\b(?:landlord|council|report|tell|agent)\b)/,
  ],
  [
    'appointment',
    null,
    /^(?:my |the )?(?:hep(?:atitis)? ?[ab]?|flu|covid|tetanus|shingles|mmr|travel|hpv|meningitis|pneumonia|typhoid|rabies|b12) (?:booster|jab|vaccine|vaccination|shot|injection)s?\b(?! (?:form|hurt|arm|record))/,
  ],
  [
    'slow-device',
    null,
    /^(?:my |the |this |our |work |school )*(?:laptop|computer|pc|mac|macbook|ipad|tablet|phone)(?:['’]s| is| runs| being)*(?: (?:so|really|too|very|painfully|super))* slow(?:ly)?\b/,
  ],
  [
    'wont-charge',
    null,
    /\b(?:tablet|watch|ipad|kindle|headphones|earbuds|airpods|laptop|controller|camera|toothbrush|shaver|speaker|console) (?:wo ?n['’]?t|will not|is ?n['’]?t|is not|not|does ?n['’]?t|(?:has )?stopped) charg\w+/,
  ],
  [
    'device-wifi',
    null,
    /\b(?:laptop|ipad|tablet|tv|telly|alexa|console|xbox|ps5|watch|camera|doorbell|kindle|phone) (?:wo ?n['’]?t|ca ?n['’]?t|will not|does ?n['’]?t|not) (?:connect\w*|join\w*|get) (?:to |on(?:to)? )?(?:the |my |our )?(?:\w+ )?(?:wifi|wi-fi|internet)\b/,
  ],
  [
    'sim',
    null,
    /^(?:my |the |new )*e?sim(?: card)? (?:is ?n['’]?t|is not|not|wo ?n['’]?t|stopped|does ?n['’]?t) (?:work|activat|connect)\w*/,
  ],
  [
    'hacked-account',
    null,
    new RegExp(
      String.raw`\b(?:facebook|instagram|insta|whatsapp|snapchat|tiktok|e-?mail|gmail|twitter|discord|account)(?: account)? (?:(?:has|have|was|is|got|been|just|being) )+hacked\b(?! by (?:my |his |her )?(?:${PARTNER}|him)\b)|(?<!\b(?:he|she|${PARTNER})(?:['’]?s)? (?:(?:has|have|had|just|keeps?|always) )*)\b(?:hacked|hacking|hijacked|broken? into|got into) (?:in ?to )?(?:my |our )?(?:facebook|instagram|insta|whatsapp|snapchat|tiktok|e-?mail|gmail|twitter|discord|account)\b`,
    ),
  ],
  [
    'phone-locked',
    null,
    /\b(?:forgot(?:ten)?|can ?(?:['’]?t|not) remember|do ?n['’]?t (?:know|remember)) (?:the |my )?(?:(?:i?phone|ipad|tablet)(?:['’]?s)? (?:passcode|pin|code|pattern)|(?:passcode|pin|code|pattern) (?:to|for|of|on) (?:the |my )?(?:new |old )?(?:i?phone|ipad|tablet))\b/,
  ],
  ['factory-reset', null, /\bfactory reset\b(?!.*\b(?:router|wifi|wi-fi|hub)\b)/],
  [
    'move-chats',
    null,
    /\b(?:transfer|move|copy) (?:my |the )?(?:whatsapp|chats) .*\b(?:i?phone|android|samsung|mobile)\b/,
  ],
  [
    'repair-shop',
    null,
    /^get (?:the |my |our )?(?:pushchair|pram|buggy|watch|camera|guitar|console) (?:fixed|mended|repaired)$/,
  ],
  [
    'bike',
    null,
    /^(?:my |the )?bike(?:['’]s)? (?:brakes?|gears?) (?:do ?n['’]?t|wo ?n['’]?t|are|is|not|keeps?)\b/,
  ],
  [
    'free-space',
    null,
    /^(?:my |the )?(?:phone|laptop|ipad|tablet|camera|sd|memory)(?: card)?(?: storage| memory)?(?:['’]s| is)?(?: nearly| almost)? (?:full$|out of (?:space|storage|memory|room)\b)/,
  ],
  [
    'go-appointment',
    /^go\b/,
    /^go to (?:the |my )?(?:hairdressers?|barbers?|salon|nail (?:bar|place|salon))(?:['’]s?)? .*(?:\bat \d|\d ?(?:am|pm)\b|\d:\d\d)/,
  ],
  [
    'remember-meds',
    null,
    /^i? ?(?:keep|always|often) (?:on )?forget(?:ting)?\b.*\b(?:to take |my )(?:\w+ ){0,3}(?:tablets?|pills?|meds|medication|medicine|inhaler|insulin|antibiotics)\b/,
  ],
  ['phone-habit', /^(?:limit|reduce|cut|lower|track)\b/, /\bmy (?:own )?(?:screen|phone) ?time\b/],
  [
    'days-sober',
    null,
    /^(?:\d+|one|two|three|six) (?:days?|weeks?|months?|years?) (?:of )?(?:no|without|off|clean of) (?:the )?(?:smoking|cigarettes|fags|vaping|vape|drink(?:ing)?|alcohol|booze|weed)\b(?!.*\b(?:shak\w*|sweat\w*|seeing|fits?|seizures?|sick|confused)\b)/,
  ],
  [
    'car-wont-start',
    null,
    /^(?:the |my |our )?(?:car|van)(?:['’]s)? (?:still )?(?:wo ?n['’]?t|will not|is ?n['’]?t|not|did ?n['’]?t|does ?n['’]?t) (?:start|turn over)\w*/,
  ],
  [
    'dentist-pain',
    /^(?:fill|fix|mend|plug)\b/,
    /\b(?:hole|crack|gap) in (?:my |the |a )?(?:\w+ )?(?:tooth|molar)\b/,
  ],
  [
    'car-noise',
    null,
    /^(?!.*\b(?:video|toy)\b).*\b(?:car|van)(?: is|['’]s| keeps| has started)? making (?:a|an|the|that|this|some|such|weird|funny|strange|horrible)\b.*\b(?:noise|sound|rattle|squeal|squeak)\b/,
  ],
]
