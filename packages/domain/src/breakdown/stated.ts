import { READ_AS_BARE, SAID_BARELY } from './bare-rules.ts'
import { AT_THE_DESK, NAMED_AT_THE_DESK } from './desk-rules.ts'
import { AT_HOME } from './home-life-rules.ts'
import { likelyRules } from './likely-rules.ts'
import { AS_LIVED } from './lived-rules.ts'
import { PARTICULARLY } from './particular-rules.ts'
import { SAID_IN_PASSING } from './passing-rules.ts'
/** What is not working, in words that say no more than that: "the fridge is leaking", "printer won't connect". */
const TROUBLE =
  /\b(broken?|broke|(?:not|isn['’]?t|won['’]?t) (?:draining|heating|spinning|starting|charging|connecting)|stopped|stops|won['’]?t|not working|does ?n['’]?t work|is ?n['’]?t working|leak\w*|nois[ey]|dead|flood\w*|error|beep\w*|jammed|playing up|on the blink|packed up|offline|keeps|died|dying|wrong with|(?:is|so|too|really|very|gone|running) slow|hates? me|hate me|acting up|refus(?:es|ing)|on strike|no (?:heating|hot water))\b/

const THINGS: readonly (readonly [string, RegExp])[] = [
  ['boiler', /\b(boiler|heating(?! (?:pad|blanket))|hot water|water heater|furnace)\b/],
  ['printer', /\bprinter\b/],
  [
    'appliance',
    /\b(washing machine|dishwasher|fridge|freezer|oven|cooker|hob|tumble dryer|dryer|microwave|hoover|vacuum|kettle|toaster)\b/,
  ],
  ['internet', /\b(wifi|wi-fi|router|broadband|internet)\b/],
  ['device', /\b(laptop|computer|ipad|tablet|tv|speaker|doorbell)\b/],
]

const thingsFor = likelyRules(THINGS, ([, named]) => named)

function troubleIn(text: string): string | null {
  const thing = thingsFor(text).find(([, named]) => named.test(text))?.[0]
  return thing !== undefined && TROUBLE.test(text) ? thing : null
}

/** An appointment that has its time is there to be gone to. */
const TIMED =
  /\b(appointment|interview|smear|scan|blood test|check ?up|dentist|gp|physio|therapy|opticians?|hygienist|midwife|chiropodist|counsell(?:or|ing)|consultant|vet|vets)\b.* (at \d|\d\d?(:\d\d)? ?(am|pm)\b|\d\d?[:.]\d\d\b)/
const WAITING =
  /\b(parcel|package|delivery|prescription|order)\b.*\b(at|from|with|in) (the |our |a )?(number \d+|no \d+|neighbours?|porch|post office|depot|shop|locker|chemist|pharmacy|next door|sorting office)\b/
const NOT_YET = "\\b(?:have|has|had)(?:n['’]?t| not|nt) (?:even |really |properly )*"
/** What somebody has not done for themselves for a while asks for the smallest bit of it. */
const NEGLECTED: readonly (readonly [string, RegExp])[] = [
  ['walk', new RegExp(`${NOT_YET}(?:left|been out(?:side)?|gone out(?:side)?|set foot)\\b`)],
  [
    'eat',
    new RegExp(
      `${NOT_YET}(?:eaten|had (?:any )?(?:food|lunch|breakfast|dinner|anything))\\b|\\b(?:so |really |too )?hungry\\b`,
    ),
  ],
  ['drink-water', new RegExp(`${NOT_YET}(?:drunk|had) (?:any |enough )?(?:water|anything to drink)`)],
  ['teeth', new RegExp(`${NOT_YET}(?:brushed|cleaned) (?:my )?teeth`)],
  [
    'shower',
    new RegExp(
      `${NOT_YET}(?:showered|washed(?: my ?self)?|had a (?:shower|bath|wash)|bathed)(?= (?:in|for|since|all|today|yet|this)\\b|$)`,
    ),
  ],
  [
    'letter',
    new RegExp(`${NOT_YET}(?:opened|looked at|read|sorted) (?:my|the|any(?: of my)?) (?:post|mail|letters)`),
  ],
  ['dishes', new RegExp(`${NOT_YET}(?:washed up|(?:done|washed) (?:the|my|any) (?:dishes|washing[- ]up))`)],
  ['laundry', new RegExp(`${NOT_YET}(?:done|washed) (?:the|my|any) (?:laundry|washing|clothes)`)],
  ['reply', new RegExp(`${NOT_YET}(?:replied|answered|texted|messaged)`)],
  ['dressed', new RegExp(`${NOT_YET}(?:got|been|changed) (?:dressed|changed|out of my pyjamas)`)],
]
const SWALLOWED =
  /\b(?:dog|cat|puppy|kitten|rabbit)\b.*\b(?:ate|eaten|eating|swallowed|licked|chewed)\b.*\b(?:choc(?:olate)?s?|grapes?|raisins?|onions?|xylitol|lil(?:y|ies)|poison|slug pellets?|ibuprofen|paracetamol|batter(?:y|ies)|needle|string|sock)\b/
const SMELLS =
  /\b(?:fridge|freezer|kitchen|house|flat|room|bathroom|bedroom|hall|car|cupboard|sink|dishwasher|washing machine)\b.{0,12}\b(?:smells?|stinks?|reeks?|pongs?|honks)\b/
/** Who looks after an animal that is unwell is no hungry one. */
const ANIMAL_ILL =
  /\b(?:dog|cat|puppy|kitten|rabbit|bunny|guinea pig|hamster|gerbil|horse|pony|hen|chicken|parrot|budgie|tortoise|ferret|rat|fish|snake|goat|sheep)s?\b.{0,24}\b(?:(?:has ?n['’]?t|have ?n['’]?t|not|wo ?n['’]?t|is ?n['’]?t|stopped|refus\w+)(?: to)? (?:been )?(?:eat(?:en|ing)?|drink(?:ing)?|drunk|mov(?:e|ing)|poo(?:ing|ed)?|wee(?:ing|d)?|pee(?:ing|d)?|well|right|himself|herself)|(?:is |are |keeps |being |been |looks |seems |has |got |a )+(?:limping|lame|sick|ill|poorly|vomiting|throwing up|bleeding|coughing|sneezing|shaking|wheezing|swollen|lethargic|unwell|diarrhoea|the runs|a cough|cough|a limp|bald patches?))\b/
/** A landlord who was told, and has not come. */
const UNMENDED =
  /\b(?:landlord|landlady|letting agent|agency|housing association)\b.*\b(?:keeps (?:saying|promising|ignoring|forgetting|putting)|still|has ?n['’]?t|hasnt|have ?n['’]?t|won['’]?t|wont|never|ignor\w+|no reply|promised)\b/
const FULL =
  /\b(?:phone|ipad|tablet|laptop|computer|storage|icloud|google drive|hard drive|memory|disk)(?: storage| drive| memory)? (?:is |nearly |almost |all |getting )*full\b|\bstorage full\b/
const DAMAGED =
  /\b(hit|crashed into|bumped|scratched|dented|drove into|reversed into) (my|our) (car|van|bike|fence|wall)\b/
const TIRED =
  /^(i['’]?m |i am |so |feeling |too |really )*(tired|exhausted|knackered|shattered|worn out|sleepy)( today| again| now)?$/

const SMELL = '(?:smell\\w*|stink\\w*|reeks?|pongs?|honks?|whiff)'
const IN_THE_FRIDGE = new RegExp(
  `\\bfridge\\b.*\\bsomething\\b.*\\b(?:died|dead|gone off|rott\\w+|growing|mouldy)\\b|\\bfridge\\b.*\\b${SMELL}\\b|\\b${SMELL}\\b.*\\bfridge\\b`,
)
const SOME_SMELL = new RegExp(
  `\\b(?:what|whats|what's|where|wheres|source of)\\b.*\\b(?:smell\\w*|stink\\w*|stench|pong)\\b`,
)
const DRIPS =
  /\b(?:tap|faucet|shower ?head)s?\b.*\b(?:drip\w*|leak\w*)\b|\b(?:drippy|dripping|leaky|leaking) (?:\w+ )?(?:tap|faucet)\b/
const OVERFLOWS =
  /\b(?:bins?|trash|rubbish|garbage|recycling)\b.{0,20}\b(?:overflow\w*|spilling|(?:is|are|so|too|really|completely|full) full)\b/
const WHAT_TO_EAT =
  /^(?!.*\b(?:party|guests|wedding|christmas|buffet)\b).*\bwhat\b.*\b(?:mak\w+|cook\w*|eat\w*|hav\w+|for)\b.*\b(?:dinner|tea|supper|lunch|tonight)\b|\bdinner ideas?\b/
const CLAWS =
  /\b(?:dog|cat|puppy|rabbit|bunny|guinea pig)s?(?:['’]s)?\b.{0,12}\bneeds?\b.{0,12}\b(?:nails|claws)\b/
const GONE_BULB =
  /\b(?:light ?bulbs?|bulbs?|light|lamp)\b.{0,30}\b(?:gone|blown|been out|is out|went|burnt out|flickering)\b/

const STATED: readonly (readonly [string, RegExp])[] = [
  [
    'dishes',
    /\bsink(?:['’]?s| is| was)? (?:(?:so|too|really|all|completely|always|already) )*(?:full(?! of (?:water|hair|mud))|piled|overflowing|a (?:mess|state|tip))\b(?!.*\b(?:drain\w*|block\w*|leak\w*)\b)/,
  ],
  ['light-bulb', GONE_BULB],
  ['smelly-fridge', IN_THE_FRIDGE],
  ['drip', DRIPS],
  ['bins', OVERFLOWS],
  ['dinner-idea', WHAT_TO_EAT],
  ['animal-nails', CLAWS],
  ['internet', /\b(?:wifi|wi-fi|internet|broadband|router)\b.*\b(?:down|gone|dropping|drops)\b/],
  [
    'ring-111',
    /\b(?:nan|nana|gran|granny|grandma|grandad|grandpa|mum|dad|he|she)(?:['’]?s)? (?:keeps? (?:on )?(?:falling|fainting|collapsing|blacking out)|(?:(?:just|had|has) )*(?:fallen|fell|fainted|collapsed|(?:a|another) (?:bad )?fall)\b(?: over| down)?)(?! (?:asleep|behind|out with|for|off the|apart))/,
  ],
  [
    'medication-review',
    /\b(?:stopped|came off|skipping) (?:taking )?(?:my |the )?(?:lithium|sertraline|citalopram|fluoxetine|quetiapine|antidepressants?|antipsychotics?|meds|medication)\b/,
  ],
  [
    'lost-pet',
    /\b(?:dog|cat|puppy|kitten|rabbit|tortoise|budgie|parrot|ferret)\b.{0,12}\b(?:has ?n['’]?t|hasnt|did ?n['’]?t|not) (?:come|been|came) (?:home|back|in)\b|\b(?:dog|cat|puppy|kitten|rabbit|tortoise|budgie|ferret)(?:['’]s| is| has)? (?:gone missing|missing|escaped|got out|run off|run away|lost)\b/,
  ],
  ['animal-ill', /\b(?:dog|cat|puppy|kitten|rabbit)\b.{0,12}\b(?:hit by|run over|knocked down)\b/],
  ['tabs', /\btoo many (?:\w+ )?tabs\b/],
  [
    'unblock',
    /\b(?:sink|drain|plughole|shower|bath|basin) (?:is |keeps |getting )*(?:blocked|clogged|backing up|not draining)/,
  ],
  ['blocked-toilet', /\b(?:toilet|loo) (?:is |keeps |getting )*(?:blocked|clogged|overflowing)/],
  ['pill-box', /\b(?:tablets|pills|meds|medication)\b.*\b(?:box|organi[sz]er|dosette|tray)\b/],
  ['smell', SMELLS],
  ['vet-now', SWALLOWED],
  [
    'wet-mess',
    /\b(?:dog|cat|puppy|kitten|baby|toddler|kid|child|he|she|someone)\b.{0,16}\b(?:puked?|(?:was |been )?sick|vomited|threw up|thrown up|pee'?d|peed|weed|piss(?:ed)?|poo(?:ed|ped)?|shat)\b (?:on|in|all over|over|everywhere)\b(?! (?:the (?:garden|lawn|litter|potty|toilet)|me\b.*\bring))/,
  ],
  [
    'lost-pet',
    /\b(?:dog|cat|puppy|kitten|rabbit|tortoise)(?:['’]?s| is| has been)? (?:gone|missing) (?:for |since )?(?:\d|an?|two|three|all|last|yesterday|the)/,
  ],
  [
    'vet-now',
    /\b(?:dog|cat|puppy|kitten|rabbit|guinea pig|hamster)(?:['’]?s| is)? (?:not moving|not breathing|wo ?n['’]?t wake|gone limp|having a (?:fit|seizure)|fitting|collapsed)\b/,
  ],
  ['animal-ill', ANIMAL_ILL],
  ['chase-landlord', UNMENDED],
  ['scammed', /\b(?:got|been|was|were|getting) scammed\b|\bscammed (?:me|out of)\b|\blost .* to a scam/],
  ...NEGLECTED,
  ['free-space', FULL],
  ['go-appointment', TIMED],
  [
    'go-to',
    /^(?:hairdressers?|haircut|barbers?|massage|facial|waxing|nails|yoga|pilates|choir|class|gym|pub|cinema|meeting) .*(?:at \d|\d\d?(?::\d\d)? ?(?:am|pm)\b|\d\d?[:.]\d\d\b)/,
  ],
  ['collect', WAITING],
  ['claim', DAMAGED],
  ['rest', TIRED],
  [
    'decide',
    /^(?:the |a )?(?!(?:sooner|now|trick|more|make|do|go|call|ring|pay|get|find|is|are|am|was)\b)[a-z-]+(?: [a-z-]+){0,2} or (?!(?:else|nothing|never|not|so|something|whatever|two|later|anything)\b)(?:the |a )?[a-z-]+(?: [a-z-]+){0,2}\??$/,
  ],
  ...SAID_BARELY,
  ['pay', /\bi owe (?:\w+ ){0,3}(?:£|\$|€)?\d/],
  ...NAMED_AT_THE_DESK,
]
const statedFor = likelyRules(STATED, ([, named]) => named)

/** The template for what a title only states: "the fridge is leaking", "dentist tomorrow at 9". */
export function statedIn(text: string): string | null {
  const stated = statedFor(text).find(([, named]) => named.test(text))?.[0]
  if (stated === 'go-appointment' && /\binterview\b/.test(text)) return 'interview'
  return stated ?? troubleIn(text)
}

const ACCESS =
  /\b(?:man|woman|guy|engineer|plumber|electrician|builder|builders|fitter|fitters|carpenter|meter reader|gas|boiler|surveyor|inspector)\b.*\b(?:coming|comes|come|visit|visits|get (?:to|at|in)|reach|access)\b|\b(?:so|where) (?:he|she|they|somebody|someone) can (?:actually )?(?:get|reach|work)\b/

/** What is cleared for somebody's visit is carried out of the way, and not sorted. */
export function clearedFor(said: string, text: string): string | null {
  return /^(?:clear|empty|make (?:space|room)|move everything)\b/.test(said) && ACCESS.test(text)
    ? 'clear-the-way'
    : null
}

/** What only the whole title says: a bed in which somebody was ill is not only made anew. */
export function saidByTheWhole(said: string, text: string): string | null {
  const common = commonlyFor(text).find(
    ([, doing, whole]) => (doing === null || doing.test(said)) && whole.test(text),
  )?.[0]
  if (common) return common
  const broken = ASKS_WHY.test(said) ? troubleIn(text) : null
  if (broken) return broken
  if (/^(?:find|check|see|look|work)\b/.test(said) && BIN_DAY.test(text)) return 'bin-day'
  if (COMING_OFF.test(text)) return 'medication-review'
  if (/^(?:fix|mend|repair|sort)\b/.test(said) && UNMENDED.test(text)) return 'chase-landlord'
  if (said.startsWith('cancel ') && /\brenew(?:s|al)?\b/.test(text)) return 'cancel'
  return SOILABLE.test(said) && SOILED.test(text) ? 'soiled-bed' : null
}

/** Who asks why it does not work wants it to work. */
const ASKS_WHY = /^(?:find|figure|work) out (?:why|what)\b/

const TREATMENT = '(?:chemo\\w*|radiotherapy|dialysis|infusion|transfusion)'
const PACKS = '\\bpack\\w*\\b.*\\b(?:bag|things|stuff|case)\\b'
const FOR_TREATMENT = new RegExp(
  `\\b${TREATMENT}\\b.*${PACKS}|${PACKS}.*\\b${TREATMENT}\\b|\\bpack(?:ing)? for (?:\\w+ )?${TREATMENT}\\b|\\b${TREATMENT} bag\\b|\\b${TREATMENT}\\b.*\\b(?:what|which|things?)\\b.*\\b(?:bring|pack|take(?: with me)?$)|\\b(?:what|things?)\\b.*\\b(?:bring|pack|take)\\b.*\\b${TREATMENT}\\b`,
)
/** Who cannot face the laundry dreads that: its smallest step helps. */
const CANNOT_FACE_IT =
  "ca(?:n['’]?t|nnot|n not) (?:(?:even|bear to|bring myself to) )*(?:face|look at|deal with|go near|bear|touch) (?:it|them|at it)\\b"
const DREADED: readonly (readonly [string, null, RegExp])[] = (
  [
    ['dishes', 'dishes|washing[- ]?up|(?<!blocked )sink'],
    ['laundry', 'laundry|washing(?![- ]?up)'],
    ['kitchen', 'kitchen'],
    ['bathroom', 'bathroom'],
    ['inbox', 'inbox|emails'],
    ['call', 'phone call|phone calls|calls'],
  ] as const
).map(([template, things]) => [template, null, new RegExp(`\\b(?:${things})\\b.*\\b${CANNOT_FACE_IT}`)])

/** What only the whole tells, and what is done to it, where that matters. */
const COMMONLY: readonly (readonly [string, RegExp | null, RegExp])[] = [
  ...AS_LIVED,
  ...AT_THE_DESK,
  ...READ_AS_BARE,
  ...SAID_IN_PASSING,
  [
    'apology',
    /^(?:call|ring|phone|text|message|email|visit|go|see|write|meet|speak|talk|pop)\b/,
    /^(?:call|ring|phone|text|message|email|visit|go (?:and |to )?see|see|meet|write to|speak to|talk to|(?:go|pop) (?:round|over)) .{1,32}?(?:,|\band\b|\bto\b) (?:apologi[sz]e|(?:tell (?:him|her|them) |say )(?:that )?(?:i['’]?m |i am )?(?:so |really )?sorry)\b/,
  ],
  [
    'reply-cross',
    /^(?:reply|answer|respond|text|message|write|get)\b/,
    /^(?:reply|answer|respond|text|message|write|get back)\b.{0,24}[(,–-] ?(?:because |as |cos )?(?:he|she|they)(?:['’]?s|['’]?re| is| are) (?:still |really |so |a bit |probably )*(?:annoyed|cross|mad|angry|upset|pissed off|in a mood|off) (?:w|with|at) me\b/,
  ],
  [
    'nap-alongside',
    /^(?:sleep|nap|rest|lie|doze)\b/,
    /^(?:sleep|nap|rest|lie down|doze) (?:when|while) (?:the |my )?(?:baby|twins|newborn|toddler|little one)\b/,
  ],
  [
    'form',
    null,
    /^(?:(?:back[- ]to[- ]school|child(?:['’]?s)?|carer(?:['’]?s)?|attendance|housing|fuel|clothing|uniform|disability|maternity|school|trip|gp) )*(?:allowance|benefit|grant|consent|permission|registration|enrolment|claim|medical|trip|expenses|intake|allergy) forms?$/,
  ],
  ...AT_HOME,
  ['laundry', null, /^(?:laundry|washing)\s*[:–-] (?!machine)\S/],
  ['nits', null, /^(?:nits|head ?lice)\b[\s!,:.–-]*(?:check|comb|look|treat)\b/],
  [
    'prescription',
    /^(?:call|ring|phone|message|email|ask|tell|contact)\b/,
    /\b(?:gp|doctors?|surgery|pharmacy|chemist|clinic|practice)\b.*\b(?:meds|medication|tablets|pills|inhaler|insulin|prescription)\b.*\b(?:running (?:out|low)|run(?:s)? out|ran out|nearly (?:gone|out)|refills?)\b/,
  ],
  ...PARTICULARLY,
  [
    'lost-somewhere',
    null,
    /^(?:i(?:['’]ve)? |just |think i )*(?:lost|left) (?:my|the) (?:wallet|purse|bag|phone|keys|coat|umbrella|laptop|rucksack|backpack|card|passport|ipad|glasses|headphones|scarf) (?:on|at|in) (?:the|a) (?:bus|train|tram|tube|taxi|uber|pub|caf[eé]|restaurant|gym|cinema|shop|airport|plane|station|library)\b/,
  ],
  ['smelly-fridge', /^(?:figure|work|find|see|sort|clean|deal|get|check)\b/, IN_THE_FRIDGE],
  ['smell', /^(?:figure|work|find|see|sort|check)\b/, SOME_SMELL],
  [
    'walk-dog-rain',
    /^(?:walk|take) (?!.*\bvets?\b).*\b(?:dogs?|puppy)\b/,
    /(?<!\bbefore (?:it |the )?)\b(?:rain(?:y|s|ing)?|pouring|drizzl\w+|sleet\w*)\b/,
  ],
  [
    'month-spend',
    /^(?:check|see|find|look|figure|work)\b/,
    /\b(?:what|how much) (?:i|we) (?:(?!can\b|could\b|may\b|should\b)\w+ )?spen[dt]\b(?! on (?!everything|stuff|things)).*\bmonth/,
  ],
  ['drip', /^(?:fix|mend|repair|sort|stop|deal)\b/, DRIPS],
  ['bins', /^(?:clean|empty|sort)\b/, OVERFLOWS],
  ['dinner-idea', /^(?:decide|figure|work|think|choose|make|cook|sort)\b/, WHAT_TO_EAT],
  ['sick-call', null, /\b(?:call|ring|phone|text|email)(?:ing)? (?:in|work|in to work) (?:sick|ill)\b/],
  ['treatment-bag', null, FOR_TREATMENT],
  ['school-meeting', /^(?:get|prep|prepare|sort|go|need)\b/, /\b(?:ehcp?|iep|senco) (?:meeting|review)\b/],
  ...DREADED,
  [
    'gift-unknown',
    /^(?:buy|get|find|choose|order|pick|need|present|gift|something)\b/,
    /\b(?:present|gift|prezzie|pressie|something)\b.*\b(?:do ?n['’]?t|dont|hardly|barely|never) (?:really |even )?(?:know|met)\b|\b(?:present|gift|prezzie|pressie)\b.*\b\d+ ?(?:year|yr|month)s?[- ]?olds?\b/,
  ],
  [
    'car-jobs',
    null,
    /\b(?:car|van|mot|tyres?|tires?)\b.*\b(?:mot|tyres?|tires?|oil(?: change)?|brakes?|service)\b.*(?:\+|,|&|\band\b).*\b(?:mot|tyres?|tires?|oil|brakes?|service|wash|filthy|dirty|wipers?|exhaust|battery|clean)\b/,
  ],
  [
    'essay-on',
    /^(?!(?:finish|edit|proofread|check|print|submit|hand|read|mark|complete)\b)(?:(?:\S+ ){0,4}essay\b|(?:write|start|do|begin|draft)\b)/,
    /\bessay\b.{0,12} (?:on|about|comparing|re)\b/,
  ],
  [
    'go-appointment',
    /^(?:see|visit)\b/,
    /\b(?:see|visit) (?:the |my )?(?:nurse|doctor|gp|dentist|physio|consultant|midwife)\b.{0,12}\b(?:at \d|\d ?(?:am|pm)\b|today|tomorrow)/,
  ],
  [
    'scammed',
    /^(?:tell|call|ring|phone|contact|report|let)\b/,
    /\b(?:been|was|got) scammed\b|\bfraud(?:ulent)?\b.*\b(?:card|account)\b/,
  ],
  [
    'clothes-chair',
    /^(?:clear|tidy|sort|empty|(?:the )?chair|put)\b/,
    /\bchair\b.*\bclothes\b|\bclothes\b.*\bchair\b|\bchairdrobe\b/,
  ],
  [
    'office-visit',
    null,
    /\b(?:anmeldung|abmeldung|b[uü]rgeramt|einwohnermeldeamt|ausl[aä]nderbeh[oö]rde|residence permit|register (?:my |our )?(?:new )?address (?:at|with) the (?:city|town)|prefecture|préfecture|empadronamiento)\b/,
  ],
]

const commonlyFor = likelyRules(COMMONLY, ([, , whole]) => whole)

/** Nobody decides that alone: the practice is asked first. */
const COMING_OFF =
  /\b(?:com(?:e|ing)|wean(?:ing)?(?: my ?self)?|taper(?:ing)?|get(?:ting)?|go(?:ing)?|cut(?:ting)? down) (?:off|on) (?:of )?(?:my |the )?(?:sertraline|citalopram|escitalopram|fluoxetine|prozac|mirtazapine|venlafaxine|duloxetine|quetiapine|lithium|antidepressants?|meds|medication|tablets|pills|ssris?|beta ?blockers?|steroids|elvanse|concerta|ritalin)\b/
const BIN_DAY =
  /\b(?:which|what) (?:bins?|recycling)\b|\b(?:what|which) (?:day|week) (?:are |is )?(?:the |our )?(?:bins?|recycling)\b|\bwhen (?:are |is )?(?:the |our )?(?:bins?|recycling) (?:day|go|goes|collect\w*)\b/
const SOILABLE =
  /^(?:strip|change|wash|clean|sort|put)\b.*\b(?:bed|sheets?|bedding|bedclothes|duvet|mattress)\b/
const SOILED =
  /\b(?:been sick|was sick|is sick|threw up|thrown up|vomit\w*|puke\w*|wet the bed|wet (?:it|her|his)\w*|weed|wee['’]d|pee'?d|wee|pooed|poo|diarrhoea|accident|blood)\b/

/** "Sort it out" says no more than that something is wrong. */
export function isOnlyWrong(said: string): boolean {
  return /^(?:sort|fix|mend|deal with|do something about|look at)(?: (?:it|this|that))?(?: out)?$|^(?:find|figure|work) out why\b/.test(
    said,
  )
}
