// What only the whole of a title tells: it says how the task is to be done, or how not.

/** Template, what is done, and what the whole says. */
type WholeRule = readonly [string, RegExp | null, RegExp]

const REPAIRED =
  '(?:boiler|heating|hot water|mould|mold|damp|leak\\w*|broken|fix(?:ed|ing)?|mend\\w*|repair\\w*|radiator|oven|toilet|window|tap|shower|lock|door|roof|mice|mouse|rats|electrics|fridge|washing machine)'
const LANDLORD =
  '(?:landlord|landlady|letting agents?|lettings? agency|estate agents?|housing association|the council)'
const NOT = "(?:n['’]?t| not)"
const TRADE =
  '(?:plumber|electrician|builder|cleaner|gardener|mechanic|locksmith|decorator|handyman|roofer|plasterer|carpenter|joiner|painter|glazier|tradesperson|tradesman|hairdresser|removal\\w*)'
const NO_CALLS = `(?:(?:by|via|over|on|through|answers?|answering|does?|takes?|uses?|replies (?:to|by|on)) (?:text|texts|whatsapp|email|emails|message|messages)\\b|text(?:s|ing)? not (?:calls?|call\\w*|phon\\w*)|without (?:calling|ringing|phoning|a (?:phone )?call)|(?:do${NOT}|ca${NOT}|cannot|wo${NOT}|hate|so i) (?:\\w+ )*(?:calls?|calling|phone|phoning|ring|ringing))`
const OWN_THINGS =
  '(?:hearing aids?|glasses|dentures|teeth|slippers|coat|jacket|jumper|cardigan|hoodie|clothes|laundry|socks?|shoes?|trainers|wellies|hat|scarf|gloves?|bag|rucksack|lunch ?box|water bottle|(?:pe|swimming|gym) kit|phone|charger|wallet|purse|walking stick|frame|ring|watch|necklace|blanket|teddy|toy|umbrella|keys|ipad|tablet|laptop|headphones|book|suitcase|luggage|scooter|bike)'
const ITS_DATES =
  '(?:(?:new |exact |travel |holiday |flight |train |wedding |party )?(?:dates?|times?)(?! (?:with|has|is up|to)\\b)|address|postcode|wifi password|flight (?:number|details)|(?:meeting|pick-?up|arrival) (?:point|place|time))'

export const PARTICULARLY: readonly WholeRule[] = [
  [
    'call-repair',
    /^(?:call|ring|phone)\b/,
    new RegExp(`^(?:call|ring|phone)\\b.*\\b${LANDLORD}\\b.*\\b${REPAIRED}\\b`),
  ],
  [
    'call-through',
    /^(?:call|ring|phone)\b/,
    /\b(?:get|got|be put) through(?=$|[,.!?]| (?:this|today|to|before|at|for|tomorrow|somehow|now|finally)\b)|\band (?:actually |finally )?(?:(?:get|speak to|talk to|reach) (?:an? )?(?:actual |real |live )*(?:human|person|someone|somebody|answer)\b|(?:wait|stay|sit|hang) (?:in the queue|on hold|on the line|on$))|\b(?:gp|doctors?|surgery|dentist|practice|clinic)(?: up)? (?:at|from|on the dot of) (?:8|half 8|eight)(?:[:.]?00)?(?: ?am)?\b(?! (?:pm|p\.m))|\b(?:as soon as|when|the minute) (?:it|they|the (?:lines|phones|surgery)) opens?\b/,
  ],
  [
    'leave-car',
    null,
    /^(?:just |please )?get (?:my ?self )?out of (?:the|my) (?:car|van)\b(?! (?:lease|loan|insurance|share|deal|contract|hire|club|wash|finance|park))/,
  ],
  [
    'hands-busy',
    /^(?:stop|quit|not|avoid|less|resist|keep|leave)\b/,
    /\b(?:(?:pick|pull|chew)(?:ing)? (?:at )?(?:my |the |out my )?(?:\w+ )?|(?:scratch|touch)(?:ing)? (?:at )?my (?:\w+ )?)(?:arms?|legs?|neck|hands?|bites?|rash|eczema|skin|scalp|face|spots?|scabs?|lips?|cuticles|fingers|thumbs?|hair|eyelashes|lashes|eyebrows)\b|^(?:leave|not touch|keep (?:my )?hands off) my (?:skin|face|scalp|spots?|scabs?|lips?|cuticles|eyebrows|eyelashes)(?! (?:cream|mask|care)\b)/,
  ],
  [
    'no-printer',
    /^(?:print|get|sort)\b/,
    new RegExp(
      `\\bprint\\w*\\b.*\\b(?:(?:do${NOT}|have${NOT}|has${NOT}|not|never) (?:have|own|got|had) (?:a |any )?(?:\\w+ )?printer|(?:no|without (?:a |my )?)(?: working)? ?printer)\\b(?! (?:ink|paper|cable|toner))`,
    ),
  ],
  [
    'e-sign',
    /^sign\b/,
    /^sign\b(?! (?:up|on|in|off|out|for|into|me)\b).*\b(?:pdf|docusign|e-?sign\w*|electronic\w*|digital\w*|without (?:having to )?print\w*|(?:online|on (?:my|the) (?:phone|ipad|tablet|laptop|screen))$)/,
  ],
  [
    'after-silence',
    /^(?:e-?mail|message|text|write|reply|contact|answer|ring|call)\b/,
    new RegExp(
      `^(?:e-?mail|message|text|write to|write back to|reply to|contact|answer|ring|call)\\b.*\\b(?:(?:i['’]?ve|i have|ive|been)(?: been)? (?:avoiding|ignoring|dodging|ghosting|hiding from) (?:him|her|them|it|this)|(?:have|has)${NOT} (?:been in touch|replied|written|answered|emailed|turned up|been to (?:class|lectures|sessions)))\\b`,
    ),
  ],
  [
    'payslip-query',
    /^(?:check|query|look|compare|email|ask|sort)\b/,
    /\b(?:payslip|pay packet|wages|paycheck|pay)\b.*\b(?:missing|wrong|short|too low|underpaid|not (?:on it|right|there)|less than)\b/,
  ],
  [
    'check-date',
    /^check\b/,
    /\b(?:passports?|licence|cards?|insurance|mot|visa|epipens?|inhaler|tickets?)\b.*\b(?:in date|still valid|is valid|runs? out|expires?|expired|out of date)\b/,
  ],
  [
    'journal',
    /^(?:write|list|note|name|think)\b/,
    /\b(?:things?|moments?|one thing)\b.*\b(?:grateful|thankful|proud of|went well|went right|good about)\b/,
  ],
  [
    'trade-by-text',
    null,
    new RegExp(`^(?:find|get|book|hire|look|ask|need)\\b.*\\b${TRADE}\\b.*\\b${NO_CALLS}`),
  ],
  [
    'in-writing',
    null,
    new RegExp(
      `^(?:book|make|cancel|arrange|change|move|order|sort|reschedule|rebook|renew|contact|get|switch)\\b.*\\b(?:without (?:having to )?(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|a (?:phone )?call|(?:speak|talk)ing to (?:anyone|anybody|people|a person|a human))|(?:not|instead of) (?:on|by|over|using) (?:the )?phone|(?:online|by (?:e-?mail|text|message)) (?:so|because|cos|as) i (?:do${NOT}|ca${NOT}|cannot|wo${NOT}|hate) (?:\\w+ )*(?:call|calls|phone|ring)|(?:e-?mail|text|message|online) not (?:phone|call|ring))\\b(?!.*\\bambulance\\b)`,
    ),
  ],
  [
    'ask-to-join',
    /^(?:join|sign|try|e-?mail|message|write|contact|ask|text)\b/,
    /^(?:e-?mail|message|write to|contact|ask|text) (?:the |a |my local )?(?:\w+ )?(?:choir|orchestra|band|group|club|society|team)\b(?! (?:chat|leader)).*\b(?:(?:about|to|can|could) join(?:ing)?(?! (?:the|a|my) (?:call|meeting|link|zoom|queue))|try(?:ing)? (?:it )?out|com(?:e|ing) along|audition\w*)\b|^(?:join|sign up (?:for|to)|try (?=.*\b(?:choir|orchestra|band|group|club)\b))\b(?!.*\b(?:whatsapp|zoom|meeting|call|queue|waiting list|gym)\b).*(?:\b(?:or|at least|just)\b.*\b(?:e-?mail|message|text|write to|contact)\b|\b(?:choir|orchestra|band|drama group|am ?dram|knitting group|book club|running club|craft group|walking group)\b)/,
  ],
  [
    'alarms',
    /^(?:set|put)\b/,
    new RegExp(
      `^(?:set|put)\\b(?: on)? (?:up )?(?:(?:[2-9]|1\\d|two|three|four|five|six|a few|several|some|loads of|lots of|multiple|all (?:the|my)|my|the|extra|more) )+(?:\\w+ )?alarms\\b|^(?:set|put)\\b.*\\balarms?\\b.*\\b(?:wake|get up|miss(?:ing)? (?:the|my)|over ?sle\\w+|catch (?:the|my)|for (?:the|my) (?:early )?(?:flight|train|plane|ferry|coach|interview|exam|early shift))\\b`,
    ),
  ],
  [
    'pass-on',
    /^(?:tell|text|message|let|send|give|email|whatsapp)\b/,
    new RegExp(
      `^(?:let )?(?:tell |text |message |send |give |email |whatsapp )?(?!(?:me|the (?:bank|council|dwp|police|school|dog|cat|sitter)|back|out|save|off)\\b)(?:(?:my|the|our) )?[\\p{L}’'-]+(?: and [\\p{L}’'-]+)?(?: know)? (?:(?:(?:about )?(?:the|our|my|what|all the|which) )${ITS_DATES}|dates|times)(?: (?:of|for|we|i|he|she|they|the|to|in|on|it)\\b.*)?$`,
      'u',
    ),
  ],
  [
    'drive-route',
    /^practi[sc]e\b/,
    /^practi[sc]e\b(?!.*\b(?:walk\w*|bus|train|cycl\w*|bike|run\w*|ski\w*)\b).*\b(?:roundabouts?|motorway|dual carriageway|junctions?|slip road|driving (?:to|round|around|over|through) (?:the |my )?(?:work|school|tesco|town|city|bridge|tunnel|route|ring road)|(?:drive|route|way) to (?:the |my )?\w+|(?:driving )?test route)\b/,
  ],
  [
    'scales',
    /^(?:practi[sc]e|play|learn|do|run)\b/,
    /^(?:practi[sc]e|play|learn|do|run through)\b.*\bscales?\b(?! (?:models?|drawing|of|diagram|the))/,
  ],
  [
    'eat-other',
    null,
    new RegExp(
      `^(?:(?:eat|have|make|cook|find|get)\\b.*\\b)?(?:something|anything|food|a meal|breakfast|lunch|dinner|tea|supper|a snack)\\b(?: (?:new|else|different|proper|hot|warm|cold|real))?(?: to eat)?(?: (?:for (?:\\w+ )?(?:breakfast|lunch|dinner|tea|supper)))?(?: (?:that|which|that['’]s|thats))? ?(?:is${NOT}|['’]s not|not|other than|apart from|besides|but|except) (?:just |only |more |another |the same |an? )?(?:toast|bread|sandwich\\w*|cereal|crisps|biscuits|chocolate|sweets|sugar|pasta|noodles|chips|pizza|rice|crackers|mcdonalds?|takeaway|junk|beige|cheese|yoghurt|eggs?|soup|beans|cake|bagels?|nuggets|coffee)\\b`,
    ),
  ],
  [
    'ask-lost',
    /^(?:talk|speak|ring|call|phone|email|message|ask|contact|chase|write|text)\b/,
    new RegExp(
      `\\b(?:home|school|nursery|hospital|ward|club|hotel|gym|pool|library|station|bus|train|taxi|theatre|cinema|restaurant|pub|caf[eé]|office|camp|airline|airport|shop)\\b.*\\b(?:missing|lost|left[- ]behind|left|disappeared)\\b.*\\b${OWN_THINGS}\\b|\\babout\\b.*\\b${OWN_THINGS}\\b.*\\b(?:missing|lost|left)\\b|\\b(?:missing|lost|left)\\b.*\\b${OWN_THINGS}\\b.*\\b(?:at|in|on) the (?:home|care home|school|nursery|hospital|ward|club|hotel|gym|pool|bus|train)\\b`,
    ),
  ],
  [
    'who-fetches',
    /^(?:figure|work|sort|find|decide|check|arrange|organi[sz]e|see|plan|suss|agree)\b/,
    /\bwho(?:['’]?s| is| can| will| could|se)? (?:going to |able to |gonna )?(?:(?:pick|drop)(?:s|ing|ping)? (?!up (?:the )?(?:parcel|prescription|cake|order|shopping|car|keys|bill|slack)\b)(?:[\p{L}’' ]{2,24} )?(?:up|off)\b|picking up|dropping off|(?:collect|fetch|driv|giv)(?:e|es|s|ing)? (?!(?:the )?(?:parcel|prescription|cake|order|shopping|keys|presents?|speech|talk)\b)|(?:tak|bring)(?:e|es|s|ing) [\p{L}’' ]{2,24} (?:to|from|home)\b)/u,
  ],
  [
    'prison-letter',
    /^(?:write|reply|answer|respond|send|post|do|make|buy|letter|card|postcard|get)\b/,
    /^(?!write (?:about|an? )).*\b(?:write(?:\b.*\b(?:to|back))?|reply|answer|respond|letter|card|postcard)\b.*\b(?:in|at|from|to|inside) (?:prison|jail|hmp \p{L}+|the nick)\b(?! (?:governor|officer|service|visits?|ombudsman|break))/u,
  ],
]
