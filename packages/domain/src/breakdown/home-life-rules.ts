// What only the whole of a title tells of life at home: whom it is about, and what of it is to be written down.
import { CHILD, PERSON, RELATIVE } from './people-words.ts'

import { TOLD_OF_A_SCAM, TOLD_OF_FEVER } from './said-on-hard-days.ts'

/** Template, what is done, and what the whole says. */
type WholeRule = readonly [string, RegExp | null, RegExp]

const NOBODYS_NAME =
  '(?:my ?self|me|us|it|this|that|them|everything|something|the|a|an|ready|back|straight|home|right|out|off|up|down|over|myself|phone|laptop|ipad|book|work|dog|cat|puppy|kitten|rabbit|hens|chickens|chooks|sheets?|bedding|clothes|stuff|things|clean|new|next|used|close|here|there)'
/** "Get Ellie to bed": who is put to bed by name is a child, unless it is one's mother. */
const PUT_TO_BED = new RegExp(
  `^(?:get|put|have|settle) (?!${NOBODYS_NAME}\\b)(?!(?:my |our )?(?:${RELATIVE})(?<!(?:${CHILD})) )\\p{L}{2,}(?:,? (?:and|&) \\p{L}{2,})? (?:(?:off|back|down) )?(?:in ?to|to|in) (?:(?:his|her|their|own) )*bed(?:$| (?:on time|early|earlier|by|before|at|tonight|without|a bit|for|properly|again|so|in)\\b)`,
  'u',
)
const DOWN_FOR_A_NAP =
  /^(?:get|put|settle) \p{L}{2,}(?:,? (?:and|&) \p{L}{2,})? down (?:for|to) (?:(?:a|his|her|their|the|nap|quick|afternoon|morning|lunchtime) ?)*(?:nap|sleep)\b/u

const WORRYING =
  /\bworr(?:y|ies|ied|ying)\b|\b(?:on|off) my (?:mind|chest)\b|\bgoing (?:round|around) (?:and round )?(?:in )?my head\b|\bi['’]?m (?:so |really )?(?:anxious|scared|afraid|frightened|nervous|stressed|dreading)\b|\b(?:scar(?:es|ing)|frighten(?:s|ing)|stress(?:es|ing)|bother(?:s|ing)|upset(?:s|ting)|eating|weigh(?:s|ing)|bugging) (?:me|on me|at me)\b|\bmaking me (?:anxious|stressed|nervous|scared|panic)\b/

/** What somebody does is to stop: no office, and nothing that is paid or taken. */
const TO_STOP =
  /^(?:ask|tell|get|text|message|speak to|talk to|have a word with|email) (?!(?:the |my )?(?:bank|doctor|gp|dentist|vet|council|landlord|dog|cat|puppy|gym|pharmacist|nurse|consultant|app|phone|siri|alexa)\b)(?:(?:the|my|our) )?[\p{L}’'-]+(?: (?:next door|upstairs|downstairs|at work|and [\p{L}’'-]+))? (?:to (?:please )?(?:stop|quit|not(?= (?:leave|use|park|smoke|vape|shout|interrupt|eat|touch|slam|play|wake|feed|comment|swear|borrow|take)\b)|(?:turn|keep|be)(?= (?:(?:it|that|the (?:music|tv|noise|telly|volume)) down|quiet(?:er)?)\b))|about (?:not|always|constantly|never)) (?!the\b|my\b|taking\b|(?:sending|paying|charging) me\b)(?:be |being )?[\p{L}-]+/u
const IS_ILL =
  /^(?:call|ring|phone|tell|let|email|message|text|notify|inform) (?:the |my |our )?(?:school|nursery|college|playgroup|preschool|pre-school|childminder|creche|after ?school club)\b(?: know)?(?!.*\b(?:trip|form|meeting|report|bully\w*|about the)\b).*\b(?:is|['’]s|[a-z]s|are|were|has|have|got|not|wo ?n['’]?t|cant|can['’]?t)\b.*\b(?:off(?: sick| ill| today| tomorrow|$)|off with|ill|sick|poorly|unwell|temperature|fever|tummy bug|d&v|chicken ?pox|not (?:well|coming in|going in)|(?:wo ?n['’]?t|not) be in|can['’]?t come in|cold|flu|covid)\b/
const NOT_GOING =
  /^(?:tell|let)\b.*\b(?:(?:that )?i(?:['’]?m| am) (?:not going(?: back)? to (?:uni\w*|college|sixth form|school|church|mass|mosque|work there|therapy)|dropping out|quitting (?:uni\w*|college|the course|school)|leaving (?:uni\w*|college|the course|the church|school)|changing (?:course|subject|degree)s?|not (?:having (?:kids|children)|taking the job|doing (?:a levels|the course|law|medicine)))|i(?:['’]?ve| have) (?:dropped out|quit (?:uni\w*|college|the course|my job)|decided (?:to|not to|that)))\b/
const IS_CROSS =
  /^(?:ask|text|message|check|find out|see|ring|call|whatsapp|work out)\b.*\b(?:if|whether|why|are) (?:he|she|they|we)(?:['’]?s|['’]?re| is| are)? (?:\w+ )?(?:mad|angry|cross|annoyed|upset|pissed off|in a mood|avoiding|ignoring|off|okay?|all right|alright|good|being (?:funny|weird|off|quiet))\b(?: (?:at|with) (?:me|us)| me$|$)/

/** In this order. */
export const AT_HOME: readonly WholeRule[] = [
  [
    'own-hour',
    null,
    /^(?:an? |one |some |half an |just |whole )*(?:hour|half hour|evening|afternoon|morning|minute|day|time|peace|night) (?:to|for|by) my ?self\b/,
  ],
  [
    'letter-unsent',
    /^write\b/,
    /^write\b.*\b(?:letter|message|email|note)\b.*\b(?:(?:i['’]?ll|i will|i['’]?m|im|ill|wo ?n['’]?t|wont|will|to) (?:never|not)?(?: going to)? ?(?:ever )?send\b|never (?:to )?(?:be )?sen[dt]\b|not (?:to send|for sending))/,
  ],
  [
    'be-believed',
    null,
    /\b(?:ill|pain|symptoms?|tired|unwell|period|fatigue|endo\w*|hurts?|sick)\b.*\b(?:nobody|no one|no-one|(?:the )?(?:doctors?|gp)|they) (?:wo ?n['’]?t |wont |do ?n['’]?t |does ?n['’]?t |dont |never )?(?:believes?|listens?(?: to)?|takes?)(?: me(?: seriously)?)?\b/,
  ],
  [
    'dentist-pain',
    null,
    /\b(?:tooth ?ache|(?:tooth|teeth|gums?|filling|crown|jaw)\b.{0,20}\b(?:hurts?|hurting|aches?|aching|killing me|pain\w*|broken?|chipped|cracked|fell out|come out|came out|abscess|swollen))\b(?=.*\b(?:dentist|ring|call|see|book|appointment|emergency)\b)|\b(?:dentist|emergency dentist)\b.*\b(?:tooth ?ache|pain|hurts?|broken tooth|chipped|abscess)\b|^tooth ?ache$/,
  ],
  [
    'invite',
    null,
    /^(?:see|check|find out|ask)\b.{0,24}\b(?:if|whether) (?!i\b|we\b|it\b|the\b|there\b)(?:(?:my|our) )?[\p{L}’'-]+(?: and [\p{L}’'-]+)? (?:wants? to|fanc(?:y|ies)|would like to|wants? a|is up for|are up for|feels like|is free for|are free for) (?!talk\b|move\b|sell\b|swap\b|buy\b)/u,
  ],
  ['thaw', null, /^(?:take |get )?(?:the |some |a )?(?!ice\b)[\p{L} ]{3,24} out of (?:the )?freezer\b/u],
  [
    'haircut',
    null,
    /^(?:get|have|book)\b.*\b(?:eyebrows?|brows|lashes|lip|legs|bikini|hair|roots)\b.*\b(?:threaded|tinted|waxed|lifted|laminated|microbladed|dyed|coloured|highlighted|permed|braided|relaxed|done (?:at|before|for))\b/,
  ],
  [
    'appointment',
    null,
    /^(?:get|have|book)\b.{0,12}\bbloods (?:done )?(?:fasting|taken|at|before|on|this|next)\b/,
  ],
  ['bins-kerb', null, /^(?:put |take )?(?:the )?bins? (?:and|&|\+) (?:the )?recycling(?: out)?\b/],
  [
    'phone-habit',
    null,
    /^(?:no|less|put (?:my |the )?|keep (?:my |the )?)(?: more)? ?(?:phone|mobile|screens?|scrolling|tiktok|insta\w*|social media)\b.*\b(?:in bed|at night|tonight|before bed|after \d+|away|in (?:a|the) (?:other|different) room|at dinner|today|this (?:evening|weekend))\b/,
  ],
  ['eat-in-time', null, /^eat\b.*\bbefore i (?:get|go|am|['’]m)\b/],
  [
    'medication-review',
    null,
    /^(?:ask|tell|talk to|speak to|see|call|ring|email)\b.{0,16}\b(?:dr|doctors?|gp|psych\w*|pharmacist|nurse)\b.*\b(?:chang\w*|swap\w*|switch\w*|up|increas\w*|lower\w*|reduc\w*|rais\w*|com\w* off|different|stop\w*|side effects of|dose of)\b.*\b(?:meds|medication|antidepressants?|tablets|pills?|sertraline|citalopram|fluoxetine|mirtazapine|elvanse|concerta|ritalin|statins?|hrt|dose|inhaler)\b/,
  ],
  [
    'party-cheap',
    null,
    /^(?!(?:tell|say|let|text|message|email|reply|decline|rsvp|buy|get|find|ask)\b).*\b(?:party|birthday|celebration|get[- ]together)\b.*\b(?:no money|on a (?:tight )?budget|cheap(?:ly)?|for (?:free|nothing)|skint|can['’]?t afford|hardly any money|without spending)\b(?!.*\b(?:present|gift|dress|outfit|flights?)\b)/,
  ],
  [
    'sore-part',
    null,
    /\b(?:back|neck|wrist|knee|shoulder|hip|ankle|elbow|foot|heel|hand|thumb|jaw|calf|hamstring)\b.{0,24}\b(?:hurts?|hurting|pain\w*|sore|aches?|aching|stiff|killing me)\b.*\b(?:exercises?|stretch\w*)\b|^(?:find|look up|google)\b.*\b(?:exercises?|stretches)\b.*\b(?:for (?:my |a )?(?:sore |bad |stiff )?(?:back|neck|wrist|knee|shoulder|hip|ankle|elbow|foot|heel|hand|thumb|jaw|calf|hamstring))\b/,
  ],
  [
    'appointment',
    null,
    /\b(?:back|neck|wrist|knee|shoulder|hip|ankle|elbow|foot|heel|hand|thumb|jaw|calf|hamstring)\b.{0,32}\b(?:hurts?|hurting|pain\w*|sore|aches?|aching|stiff|killing me|numb)\b.*\b(?:see|book|ring|call|get to|find)\b.{0,12}\b(?:physio\w*|osteo\w*|chiro\w*|podiatrist)\b/,
  ],
  [
    'ask-then-book',
    null,
    /\b(?:flights?|holiday|trip|trains?|tickets?|weekend away|hotel|travel)\b.*\b(?:check|ask|clear (?:it|this)|run (?:it|this)) (?:with |by )?(?:my |the )?(?:boss|manager|work|employer|rota|hr)\b|^(?:check|ask|clear) (?:with |by )?(?:my |the )?(?:boss|manager|work)\b.*\b(?:before|then|so) (?:i |we )?(?:can )?book(?:ing)?\b/,
  ],
  ['dinner-idea', null, /^have (?:something|food|tea|dinner|a meal|supper) in (?:for|when)\b/],
  [
    'guests-coming',
    null,
    /\b(?:coming|visit\w*|come|comes|round|here|guests?|over)\b.*\b(?:place|house|flat|home|room|kitchen|porch|it)(?:['’]?s| is| looks)? (?:is )?(?:a |an |such a |in a |so |absolute(?:ly)? )*(?:state|tip|mess|pigsty|dump|filthy|disaster|bomb ?site)\b|^(?:sort|tidy|clean|clear|do)\b.*\b(?:place|house|flat|mess|porch|hall|living room|lounge|downstairs)\b.*\bbefore (?:my |the |our )?(?:(?:in[- ]?laws|mother[- ]in[- ]law|mil|mum|mam|dad|nan|sister|brother|friends?|family|landlord|parents|[a-z]+)|visitors?|guests?|everyone|people|they)(?: all)? (?:comes?|get here|gets here|arrives?|turns? up|visits?)\b/u,
  ],
  [
    'labour-begins',
    null,
    /\b(?:my )?waters? (?:just |have |has )?(?:broke|broken|gone|breaking)\b|\bi(?:['’]?m| am) in labour\b|\bgone into labour\b|^(?:my |having )?contractions(?: are| now)? (?:every|\d)/,
  ],
  [
    'toilet-no-flush',
    null,
    /^(?:fix |the |my |our |upstairs |downstairs )*(?:toilet|loo)(?:['’]s| is)? (?:that )?(?:wo ?n['’]?t|not|does ?n['’]?t|is ?n['’]?t|can['’]?t|will not) flush/,
  ],
  [
    'unblock',
    null,
    /^(?:the |my |our |upstairs |downstairs )*(?:bath|shower|basin|bathroom sink)(?:['’]s| is)? (?:wo ?n['’]?t|not|does ?n['’]?t|is ?n['’]?t|will not) drain/,
  ],
  [
    'insect-out',
    null,
    /^(?:there(?:['’]?s| is) )an? (?:wasp|bee|hornet|bumblebee|bluebottle) in (?:the|my|our)\b/,
  ],
  [
    'light-bulb',
    null,
    /\bkeep (?:walking past|ignoring|forgetting) (?:the |that |a )?(?:broken |dead |blown )?(?:light ?)?bulb\b/,
  ],
  [
    'appliance-filter',
    null,
    /^(?:the |my |our )*(?:washing machine|washer|dishwasher)(?:['’]s| is)? (?:wo ?n['’]?t|not|does ?n['’]?t|is ?n['’]?t|will not) drain/,
  ],
  ['ring-111', null, TOLD_OF_FEVER],
  ['scammed', null, TOLD_OF_A_SCAM],
  [
    'pick-person',
    null,
    /^(?:take|drive|drop) (?!(?:the|my|our|a|some|car|van|bike|dog|cat|kit|bag|it|this)\b)\p{L}{2,} (?:and \p{L}{2,} )?(?:to|at) (?:\p{L}+ )?(?:football|dance|dancing|ballet|swimming|karate|judo|scouts|brownies|cubs|beavers|rainbows|guides|gymnastics|rugby|netball|hockey|cricket|tennis|training|practice|rehearsals?|choir|drama)\b/u,
  ],
  [
    'no-key',
    null,
    /^(?!.*\b(?:app|account|email|bank|phone|laptop|ipad|computer|website|gmail|facebook|instagram)\b).*\blocked (?:my ?self |me )?out(?: of (?:the|my) (?:house|flat|home|room))?$|\blocked out\b.*\b(?:locksmith|house|flat|key)\b|\blocksmith\b.*\blocked out\b/,
  ],
  [
    'appliance',
    null,
    /\b(?:microwave|toaster|kettle|oven|hob|dryer|hoover|fridge|freezer|washing machine|dishwasher|air fryer)\b.{0,16}\b(?:spark\w*|smoking|crackl\w*|trips|tripping|buzzing|arcing)\b/,
  ],
  [
    'get',
    null,
    /^get (?:a |an |some |me a )?new (?!.*\b(?:working|set up|fitted|fixed|going|connected|running|job|passport|licence|flat|house|home|place|phone number|password|boss|life|start|appointment|gp|doctor|dentist|therapist|prescription|keys?|contract|deal|quote|visa|bank|card|school|tenant|lodger|hobby|routine|photo|boiler|tyres?|tires?|windows?|glasses|carer|cleaner|sim|login|dog|puppy|cat|kitten|rabbit|hamster|pet|girlfriend|boyfriend|friends?|partner|husband|wife|baby|manager|teacher|car seat|haircut|hair)\b)[\p{L}\d’' -]{3,28}$/u,
  ],
  ['are-we-ok', null, IS_CROSS],
  ['absence-call', null, IS_ILL],
  ['tell-decision', /^(?:tell|let)\b/, NOT_GOING],
  [
    'noise-neighbours',
    null,
    /^(?:ask|tell|get)\b.*\b(?:neighbou?rs?|next door|upstairs|downstairs)\b.*\b(?:turn .{1,24} down|quiet(?:er)?|keep .{0,16}(?:noise|down))\b/,
  ],
  ['ask-to-stop', null, TO_STOP],
  [
    'wash-calmly',
    null,
    new RegExp(
      `^(?:help(?:ing)?|get(?:ting)?|giv(?:e|ing)|wash(?:ing)?|bath(?:ing|e)?|shower(?:ing)?)\\b.*\\b(?:shower|bath|wash|bathed|washed|hair|(?:him|her|them|${PERSON}))\\b.*\\b(?:angry|argu\\w+|fight\\w*|row|shout\\w*|scream\\w*|battle|tears|tantrum|meltdown|upset|stress\\w*)\\b`,
    ),
  ],
  [
    'cook-simple',
    /^(?:cook|make)\b/,
    /^(?:cook|make)(?: my ?self)? (?:something|anything|some food|a meal|food|dinner|tea)\b(?: (?:to eat|for (?:me|my ?self|dinner|tea)))? (?:that |which )?(?:is ?n['’]?t|isnt|['’]s not|thats not|not|other than|besides|but not) (?:just )?(?:toast|cereal|a sandwich|sandwiches|bread|crisps|takeaway|beige|a pot noodle|from (?:a|the) (?:packet|microwave|freezer))\b/,
  ],
  ['bedtime-kids', /^(?:get|put|have|settle)\b/, PUT_TO_BED],
  ['settle-baby', /^(?:get|put|settle)\b/, DOWN_FOR_A_NAP],
  [
    'worry-list',
    null,
    new RegExp(
      `^(?:write|jot|note|list|brain ?dump)\\b(?!.*\\b(?:to|for) (?:the |my |him|her|them)).*(?:${WORRYING.source})|^get (?:all )?(?:my|the|these) worries (?:out|down|on|off)\\b|^(?:make|do|write|start|keep) (?:an? |my )?worry (?:list|dump|diary|journal|page)\\b|^worry (?:list|time|dump|diary|journal)$`,
    ),
  ],
]
