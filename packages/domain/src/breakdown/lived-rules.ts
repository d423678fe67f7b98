// What only the whole of a title tells of bodies, animals and ways: that one cannot reach, how long the washing has sat, who flies
// along.
import { CHILD, ELDER, PARTNER } from './people-words.ts'

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
]
