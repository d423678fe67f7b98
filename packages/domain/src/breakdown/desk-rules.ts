// Papers, accounts, study and work, known by the whole of a title.

/** Template, what is done, and what the whole says. */
type WholeRule = readonly [string, RegExp | null, RegExp]

const SHOPS =
  'amazon|asos|ebay|shein|temu|zalando|boohoo|very|vinted|etsy|wayfair|ikea|argos|next|zara|h&m|primark|currys|john lewis|m&s|new look|uniqlo|nike|adidas|jd|sports direct|b&q|dunelm|boots|tesco|asda|target|walmart|costco|best buy|home depot|gap|mango'
const EMPLOYERS =
  "greggs|tesco|aldi|lidl|asda|sainsbury['’]?s|morrisons|waitrose|co-?op|costa|starbucks|pret|mcdonald['’]?s|kfc|burger king|subway|nando['’]?s|primark|boots|superdrug|ikea|argos|next|wilko|b&m|iceland|(?:wether)?spoons|b&q|halfords|royal mail|evri|dpd|walmart|target|costco|nhs|civil service|council|police|fire service|prison service|network rail|tfl"
const JOBS =
  'jobs?|roles?|positions?|vacanc(?:y|ies)|placements?|internships?|apprenticeships?|traineeships?|grad(?:uate)? schemes?|summer jobs?|saturday jobs?|weekend jobs?|part[- ]time jobs?'
const NOT_WRITTEN =
  /^(?!(?:chase|check|cancel|withdraw|print|find|save|ask|tell|call|ring|phone|email|e-mail|message|text|track|follow|hear|wait|help|proofread|read|delete|upload|reply|answer|celebrate|cry|forget|wish|pay|appeal|thank|stop|look)\b)/
const LANGUAGES =
  '(?:french|spanish|german|italian|welsh|irish|japanese|korean|mandarin|chinese|polish|portuguese|russian|arabic|urdu|greek|dutch|swedish|latin|bsl|english)'

export const AT_THE_DESK: readonly WholeRule[] = [
  [
    'payment-plan',
    null,
    /^(?:ask|request|beg|email|call|ring|tell|message|text)\b.*\b(?:more|extra|longer|some) time to pay\b/,
  ],
  [
    'bill-too-high',
    null,
    /\b(?:says?|claims?|reckons?|thinks?|letter saying|bill saying) (?:that )?i owe\b.*\b(?:wrong|mistake|incorrect|not right|not mine|do ?n['’]?t think|already paid|too (?:much|high)|not true)\b/,
  ],
  [
    'topic-stuck',
    null,
    /^(?:i )?(?:really |still |just )*(?:can['’]?t|cannot|do(?:n['’]?t| not)|dont) (?:do|understand|get|follow) (?:any of )?(?:the |my |these |this )?(?:\w+ )?(?:fractions|algebra|equations?|division|multiplication|decimals|percentages|ratios|trig(?:onometry)?|geometry|calculus|pythagoras|logarithms|vectors|statistics|stats|photosynthesis|osmosis|genetics|moles|circuits|electrolysis|grammar|tenses|subjunctive|physics|chemistry|biology|maths?|economics)\b(?!.*\b(?:anymore|any more|school)\b)/,
  ],
  [
    'coax',
    null,
    /^(?:my |our |the )?(?:son|daughter|kids?|child|children|boys?|girls?|teen(?:ager)?|\d+ ?(?:yo|year old)|grandson|granddaughter|twins) (?:wo?n['’]?t|wont|refus(?:es|ing)|does ?n['’]?t want|hates?|is ?n['’]?t|keeps? refusing)(?: to)?(?: (?:do|doing|start|even|his|her|their|the|any))* (?:\w+ )?(?:homework|revision|reading|spellings)\b/,
  ],
  [
    'tax-late',
    /^(?:do|file|sort|start|finish|submit|catch)\b/,
    /\btax(?:es| returns?)\b.*\b(?:\d+|two|three|four|five|six|several|few|many) years (?:behind|late|overdue)\b/,
  ],
  [
    'job-apply',
    NOT_WRITTEN,
    new RegExp(
      String.raw`\bjob app(?:lication|lications|s)?\b(?! (?:rejected|refused|declined|status|feedback|portal))|\bapplications? (?:form )?for (?:an? |the |my |that |this )?(?:[\p{L}'’-]+ ){0,3}(?:${JOBS})\b|\b(?:${EMPLOYERS}|${JOBS}) applications?\b(?! (?:rejected|refused|declined|status|feedback|portal))|\bapply (?:to|at|for|with) (?:an? |the )?(?:${EMPLOYERS})(?: (?:job|role|warehouse|thing|position))?$`,
      'u',
    ),
  ],
  [
    'cpd-log',
    /^(?!(?:book|find|attend|watch|go|sign|pay|read|plan|choose|look|join|register|ask|e-?mail|chase|print|cancel|call|ring|tell|get)\b)/,
    /\bcpd\b(?!.*\b(?:have ?n['’]?t done|none|behind|short of)\b)(?! (?:course|session|event|webinar|training|day|talk|workshop|module|meeting)s?\b)/,
  ],
  [
    'revalidation',
    /^(?!(?:book|call|ring|e-?mail|ask|tell|chase|cancel|pay|read|wait|attend|go)\b)/,
    /\brevalidation\b(?! (?:meeting|discussion|call|email|fee))/,
  ],
  [
    'recertify',
    /^(?!(?:cancel|call|ring|e-?mail|ask|tell|chase|pay|wait|attend|go)\b)/,
    /\b(?:recert|recertification|recertify|re-certify|refresher (?:course|day)|(?:renew|redo) (?:my |the )?(?:forklift|first aid|cscs|ipaf|sia|cpc|food hygiene|lifeguard|nplq|bls|cpr)\b)/,
  ],
  [
    'shop-return',
    null,
    new RegExp(
      String.raw`^(?:do |sort |sort out |start |send |process |the |my |an? )*(?:${SHOPS}) returns?(?: (?:stuff|thing|things|bag|due|before|by|at|for|and)\b.*)?$|^return (?!.*\b(?:parcel|package|jeans|dress|shoes|trainers|top|shirt|coat|jacket|skirt|trousers|jumper|boots|leggings)\b).{2,40} (?:to )?(?:amazon|asos|ebay|shein|temu|zalando|boohoo|etsy|wayfair)$|^(?:return|send back) (?:the |my |that |this )?(?:amazon|asos|shein|temu|zalando|boohoo|etsy|wayfair) (?!parcel|package|gift card|voucher|account)\S+(?: \S+)?$|^send (?:the |my |that |this )?(?:amazon|asos|shein|temu|zalando|boohoo|etsy|wayfair) (?!parcel|package).{2,24} back$`,
    ),
  ],
  [
    'decide-two',
    null,
    /^(?:decide|choose|pick|decision)\b[\s:–-]*(?:between |whether to |if i should |on )?(?!which\b|what\b|who\b)[^,;]{1,40}? (?:or|vs\.?|versus) [^,;]{1,40}$|^(?:decide|choose|pick) between [^,;]{1,40} and [^,;]{1,40}$/,
  ],
  [
    'find-wifi-password',
    null,
    /\b(?:ca(?:n['’]?t|nnot|n not)|do ?n['’]?t|dont|forgot(?:ten)?|forget|lost|what(?:['’]?s| is)|find(?: out)?|look up|where(?:['’]?s| is)?)\b(?!.*\b(?:change|reset|new)\b).{0,24}\b(?:wi-?fi|router|broadband) (?:password|code|key)\b/,
  ],
  [
    'one-password',
    null,
    /^(?:i )?(?:['’]?ve )?(?:forgot(?:ten)?|lost|ca(?:n['’]?t|nnot) remember) (?:my |the |our )?(?:[\p{L}']+ ){0,3}(?:password|apple id|google account|login|log-in|passcode|username|user name|user id)(?: again)?$/u,
  ],
  [
    'reply',
    null,
    /^(?:open(?:,| and) )?read(?:,| and)+ (?:then )?(?:reply|respond) to (?:the |that |my |this )?(?:email|message|letter|text)s?\b/,
  ],
  [
    'one-email',
    null,
    /^(?:the|that|this) e-?mail(?! (?:account|address|app|password|client|list)\b)(?: (?:to|about|from|i|that|which|for)\b.*|i['’]?ve .*)?[?!.]*$/,
  ],
  [
    'free-space',
    null,
    /^(?:my |the )?(?:phone|ipad|tablet|laptop|computer|icloud) storage (?:is |nearly |almost |all )*full\b/,
  ],
  [
    'post-online',
    /^(?!(?:stop|block|delete|remove|report|check|reply|answer|look|avoid|quit|limit|unfollow|like|schedule|scroll|deactivate|log|read|save|untag|find)\b)/,
    /^(?!.*\b(?:lost|missing|found|sell|selling|sale|nudes?)\b)(?:.*\b(?:insta|instagram|tiktok|facebook|fb|linkedin|bluesky|social media) (?:post|posts|reel|reels|story|content)\b|(?:the |my )?(?:insta|instagram|tiktok)\b.*\b(?:have ?n['’]?t|has ?n['’]?t|not) (?:posted|updated)\b)/,
  ],
  [
    'word-count',
    /^(?:write|do|type|add)\b/,
    /^(?:write|do|type|add) (?:another |my |at least |about )?\d[\d,.]*k? words\b(?! (?:list|per)\b)/,
  ],
  [
    'invoice',
    null,
    /^invoice (?:for )?(?!(?:from|query|number|unpaid|overdue|not|missing|due|to|received|is|was|late|has|still|template|reminder|chase|payment)\b)\p{L}+(?: (?!(?:unpaid|overdue|not|late|due|missing)\b)[\p{L}&]+){0,3}$/u,
  ],
  [
    'fix-bug',
    /^(?:find|work|figure|see)\b/,
    /\b(?:find|work|figure) out why (?:my |the )?(?:r|rmarkdown|python|code|script|macro|query|build|site|docker|git|latex|program|game|bot)\b.*\b(?:wo?n['’]?t|wont|not|broken|fail\w*|crash\w*|does ?n['’]?t|doesnt|keeps)\b/,
  ],
  [
    'absence-call',
    /^(?:ring|call|phone|tell|let)\b/,
    /^(?:ring|call|phone|tell|let) (?:the |my |our |his |her |their )?(?:[\p{L}'’]+ )??(?:school|nursery|preschool|playgroup|pre-school)\b(?!.*\b(?:i['’]?m|i am|time off|days? off|holiday|trip|send (?:him|her|them)|come|why|how|bay|note|form|fund)\b).*\b(?:off (?:sick|ill|poorly|today|school)|is off|sick|ill|poorly|absent|has a (?:temp\w*|cold|bug|fever|tummy\w*)|\p{L}*(?:not|n['’]?t) (?:be )?(?:coming )?in)\b/u,
  ],
]

/** The same where no verb says what is done with it. */
export const NAMED_AT_THE_DESK: readonly (readonly [string, RegExp])[] = [
  [
    'rent-rise',
    /\b(?:put|puts|putting|push\w*|raise|raises|raised|raising|hike\w*|increas\w+) (?:up )?(?:my |our |the )?rent\b|\brent (?:is |has |['’]s )?(?:been )?(?:going|gone|went|goes) up\b/,
  ],
  [
    'ask-back',
    /^(?:my |our |the )?(?!(?:i|we|ex|landlord|landlady|agency|council|bank|work|boss|employer|company|hmrc|dwp|tenants?|lodger)\b)(?:[\p{L}’'-]+ ){1,3}(?:still )?owes? me (?:some |the |my |about |over )?(?:money|cash|rent|[£$€]|\d|twenty|fifty|a (?:tenner|fiver|hundred|grand)|for (?:the |my |his |her )?(?:shopping|tickets?|petrol|dinner|lunch|pizza|drinks|taxi|food|hotel|train))/u,
  ],
  [
    'wont-charge',
    /^(?:the |my )?(?:old |new |work )?(?:phone|laptop|ipad|tablet|iphone|watch|headphones|earbuds|airpods|kindle|switch|macbook|chromebook|controller) (?:wo?n['’]?t|wont|not|is not|isn['’]?t|doesn['’]?t|doesnt|stopped) (?:charge|charging)\b/,
  ],
  [
    'form',
    /^(?!.*\b(?:lost|rejected|refused|declined|denied|waiting|which|what|where|status|deadline|web|mobile|phone|vote|voting|proxy|pip|esa|uc|dla|aa|attendance|passport|ucas|witness)\b)(?:the |my )?(?:[\p{L}\d'’&/-]+ ){1,5}(?:forms?|questionnaire)(?: (?:due|by|for|before|back|asap|from)\b.*)?[?!.]*$/u,
  ],
  [
    'form',
    /^(?:the |my )?(?:[\p{L}\d'’&/-]+ ){0,3}(?:allowance|benefit|grant|bursary|permit|exemption|osap|fafsa|dsa|loan|membership|scholarship|funding|college|course|nursery|school place|housing) (?:renewal|application|claim)s?(?: (?:due|by|for|before|asap)\b.*)?[?!.]*$/u,
  ],
  ['homework', /\b(?:hw|homework)\b(?!.*\b(?:lost|forgot|where|club)\b)/],
  [
    'e-learning',
    /^(?:the |my )?(?:mandatory|compliance|statutory|induction|safeguarding|gdpr) (?:\w+ )?training\b/,
  ],
  ['word-count', /^(?:the |my )?\d[\d,.]*k? words(?: (?:due|for|on|by|before)\b.*)?[?!.]*$/],
  ['card-reviews', /\banki (?:cards? |reviews? )?(?:due|overdue|reviews?|backlog)\b/],
  [
    'word-list',
    new RegExp(String.raw`^(?:the |my )?\d+ (?:new )?${LANGUAGES} (?:words|verbs|vocab|phrases)\b`),
  ],
  ['flashcards', new RegExp(String.raw`\banki\b|^${LANGUAGES} vocab\b`)],
  [
    'vocab',
    new RegExp(
      String.raw`^${LANGUAGES} (?:speaking|oral|conversation)(?: (?:practi[cs]e|prep|exam|homework))?(?:\b.*)?$`,
    ),
  ],
  ['listening', new RegExp(`^${LANGUAGES} listening\\b`)],
  ['past-paper', /^(?:\w+ ){0,2}(?:mock|past|practice) papers?\b/],
  ['ucas', /^(?:the |my )?ucas (?:form|application|choices|stuff)?[?!.]*$/],
  [
    'presentation',
    /^(?:the |my )?(?:slides|deck|pitch deck|slide deck|powerpoint)(?: (?:for|on|about)\b.*)?[?!.]*$/,
  ],
  [
    'instrument',
    /^(?:guitar|piano|violin|ukulele|uke|cello|flute|drums?|trumpet|sax|clarinet|bass|banjo)(?: practi[cs]e)?(?: (?:for )?\d+ ?min\w*)?[?!.]*$/,
  ],
  ['tax', /^(?:(?:my|own|the|our) )*tax returns?\b(?!.*\b(?:late|refund|penalty|paid|sent)\b)/],
  ['library-books', /^(?:the |my |kids['’]? )*library books?(?: (?:back|due|overdue|return)\b.*)?[?!.]*$/],
]
