// Harm by others and to others, told in passing: who hits, follows, takes or makes one do things, and who is hurt, missing or sold.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, ELDER, PARTNER } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
const MAN = `(?:he|she|himself|herself|yer man|(?:my |the |her |his )?(?:${PARTNER}|fella|bloke|man|boyfriend|stepdad|step dad|dad|da|father|mum|brother|ex|missus|fiance))`
const OTHER = String.raw`(?:her|him|them|my (?:wee |little |big )?(?:sister|brother|mum|mam|nan|friend|mate|cousin|niece|nephew|flatmate|neighbour)|the (?:kids|baby|wee ones|dog))`
const YOUNG = `(?:(?:my |the |our |his |her |a |\\d+ year old )*(?:${CHILD}|niece|nephew|kids?|kid sister|wee brother|little brother|wee sister|little sister|baby|toddler|teen\\w*|little one|\\d+ year olds?))`
export const HURTS =
  '(?:hits?|hitting|belts?|belted|batter(?:s|ed|ing)?|beats?|beat|punch(?:es|ed)?|slaps?|slapped|chok(?:es|ed)|strangl(?:es|ed)|kick(?:s|ed)|shov(?:es|ed)|hurts?|thumps?|thumped|leathers?|whacks?)'
const PICTURES = '(?:pics?|pictures?|photos?|nudes?|videos?|snaps?|images?)'
export const A_TALE = new RegExp(
  `${ABOUT_IT.source}|\\b(?:game|replay|gta|soap|eastenders|tv series|season|lego|chess|rugby|boxing|karate|judo|mma|footy match|match|level|costume|hoover back)\\b`,
)
const NOT_A_CHILD_AT_PLAY =
  '(?!.*\\b(?:tag|football|pillow fight|at (?:cards|chess|monopoly|mario|fifa|tennis))\\b)'

export const HARM_TOLD: readonly HeavyRule[] = [
  {
    id: 'baby-thoughts',
    named: oneOf(
      String.raw`\b(?:nearly|almost|want(?:ed)? to|going to|gonna|could|scared i(?:['’]?ll| will)|afraid i(?:['’]?ll| will)) (?:throw|threw|hurt|hit|shake|smack|slap|drop|smother)\w* (?:the |my |our )?(?:baby|toddler|newborn|little one|son|daughter|kids?|child|bub|bairn)\b`,
      String.raw`\b(?:afraid|scared|worried) (?:of )?what (?:comes next|i(?:['’]?ll| will| might) do)\b|\bput the baby down before i\b`,
    ),
    exceptInClause: new RegExp(`${A_TALE.source}|\\b(?:off|surprise|at nursery|party)\\b`),
  },
  {
    id: 'crisis-other',
    named: oneOf(
      String.raw`\b(?:sister|brother|friend|mate|wife|husband|son|daughter|mum|dad|partner|he|she)\b.*\b(?:has|got|have) (?:a )?plan and (?:\p{L}+ ){0,3}(?:pills|rope|tablets|gun)\b`,
      String.raw`\btied (?:a |the |his |her |my )?(?:sheet|belt|scarf|rope|cord|bedsheet) (?:to|round|around|on) (?:the |a |his |her |my )?(?:door|neck|banister|beam|rail|handle|tree)\b(?!.*\b(?:swing|hammock|dog|washing|tent|boat)\b)`,
      String.raw`\b(?!i\b)(?:my )?(?:\p{L}+ )?\p{L}+ (?:says?|said|told me|texted|posted|wrote|reckons|keeps saying)(?: that)? (?:he|she|they|we)(?:['’]?s|['’]?d|['’]?ll)? ?(?:is|was|are|be|would be|will)? ?(?:all )?(?:not gonna|not going to|wo ?n['’]?t|not|be|better) (?:be (?:here|around|alive)|better off|off|here by|make it)\b.*\b(?:without|by|for|soon|christmas|anymore|any more|tomorrow|him|her|them)\b`,
      String.raw`\b(?:gave|giving|given) (?:all |away )?(?:her|his|their) (?:stuff|things|clothes|cat|dog)(?: away)?\b.*\b(?:goodbye|bye|weird|strange|calm)\b|\b(?:posted|texted|sent|left|wrote) (?:a |me a |us a )?(?:goodbye|bye)\b`,
      String.raw`\b(?!i\b)(?:${PARTNER}|${ELDER}|${CHILD}|brother|sister|friend|mate|he|she)\b.*\b(?:bought|got|hid|counted|counting|saving up|stash\w*|hiding) (?:a |some |the |his |her )?(?:rope|tablets|pills|razors?|blades?|gun)\b`,
      String.raw`\b(?!i\b)(?:mate|friend|brother|sister|son|daughter|he|she|${PARTNER})\b.*\b(?:standing |stood |sat |is |sitting )(?:on|at) (?:the |a )(?:bridge|ledge|roof|tracks|platform edge|cliff)\b`,
      String.raw`\b(?:my )?(?:mate|friend|sister|brother|${CHILD}|flatmate|she|he) (?:wo ?n['’]?t|will not|has ?n['’]?t|does ?n['’]?t|not|stopped) (?:eat(?:en|ing)?)\b.*\b(?:nothing|skin and bone|weight|days|weeks|tiny|bones)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:climbing|curtain rope|skipping rope|vitamins|leaving do|new job|tent)\\b`,
    ),
  },
  {
    id: 'missing-person',
    named: oneOf(
      String.raw`\b${YOUNG}(?: has| is)? (?:did ?n['’]?t come|has ?n['’]?t come|never came|not come|not back|ran away|run away|gone missing|not home|been gone|missing)\b(?! school\b).*?(?:home|last night|since|yet|away|phone|missing|school|$)`,
      String.raw`\b(?:ca ?n['’]?t|cannot|can not) find (?:my |our )?(?:${ELDER}|${CHILD}|toddler|wee one|little one|son|daughter|brother|sister)\b(?!['’]?s)(?! a\b)(?!.*\b(?:gift|present|card|on facebook|glasses|shoes)\b)`,
      String.raw`\b(?:has ?n['’]?t|not|never) been (?:seen|heard from)(?: since)?\b`,
    ),
    exceptInClause: new RegExp(`${A_TALE.source}|\\b(?:cat|dog|parcel|sock|sun|rabbit|tortoise|film)\\b`),
  },
  {
    id: 'safeguard-other',
    named: oneOf(
      String.raw`\b(?:brother|sister|kids?|child(?:ren)?|baby|toddler)s? (?:are |is |was |been |were |left )+(?:home )?alone\b.*\b(?:since|for days|no food|all (?:night|day|weekend))\b`,
      String.raw`\b(?:showed|shown|shows) me (?:the |her |his |their |some )*(?:burns?|bruises?|cuts|scars|marks on)\b`,
      String.raw`\b(?:next door|neighbour|old (?:man|woman|lady|fella))\b.*\b(?:(?:not|\p{L}+n['’]t|hasnt|havent) (?:been )?seen\b.*\b(?:days?|week|since)|(?:post|milk|mail) (?:is )?(?:piling|piled|still) (?:up|there|outside))\b(?<!\b(?:cat|dog|parcel|rabbit)\b.*)`,
      String.raw`\b(?:boy|lad|girl|kid|pupil|student|someone|he|she) \b.*\b(?:says?|said|told|posted)\b.*\b(?:will|gonna|going to|hell|shell|wants to|['’]ll) bring (?:a |his |her )?(?:knife|gun|machete|blade)\b`,
      String.raw`\b${MAN} ${HURTS} (?:the shit out of |lumps out of )?${OTHER}\b${NOT_A_CHILD_AT_PLAY}`,
      String.raw`\b(?:hit|punched|kicked|smashed) (?:the |a )(?:wall|door|table|window)s? and then (?:her|him|them)\b`,
      String.raw`\b(?:\p{L}+['’]?s) (?:boyfriend|husband|partner|girlfriend|wife|dad|stepdad|ex|fella|mum) ${HURTS} (?:her|him|them)\b${NOT_A_CHILD_AT_PLAY}`,
      String.raw`\b(?:heard|hear|hearing|saw|seen)\b.*\b(?:batter\w*|beat\w*|hit(?:ting)?|scream\w*|kick\w*) (?:at )?(?:her|him|it|the (?:kid|child|baby|dog|wife)|his (?:wife|kid|girlfriend))\b`,
      String.raw`\b(?:kids?|child|children|baby|boy|girl|pupil|toddler|niece|nephew)\b.*\b(?:always (?:hungry|dirty|alone|filthy)|hungry and dirty|screams? all night|bruises?|flinch(?:es)?|alone (?:upstairs|at home|in the (?:house|car))|home alone|secret games?|touched (?:her|him)|touches (?:her|him)|second phone|county lines|wo ?n['’]?t explain|shout(?:s|ing)? at (?:it|him|her))\b`,
      String.raw`\b${YOUNG}\b.*\b(?:gifts?|presents?|messages?|friend|man|bloke|talking)\b.*\b(?:man (?:he|she) met|from (?:a )?(?:grown )?man|grown man|older man|strange man|online|met gaming)\b`,
      String.raw`\b(?:found )?messages on (?:my |the )?.*\b(?:phone|tablet|ipad)\b.*\b(?:man|grown|older|stranger)\b`,
      String.raw`\b(?!teachers? (?:\p{L}+ ){0,3}shout\w* at me$)(?:carer|nurse|staff|care home|home help|nursery|childminder|teacher)s?\b.*\b(?:is |are |was )?(?:rough|shout\w*|hit\w*|slap\w*|grab\w*|drag\w*|mean) ?(?:with|at|to)? ?(?:my |him|her|the)?\b.*`,
      String.raw`\b(?:bruises|marks|sores?|burns) on (?:my )?(?:${ELDER}|nans?|dads?|mums?)['’]?s? (?:arms?|back|legs?|wrists?|face|bum)\b|\b(?:${ELDER}) (?:was )?(?:sat|left|sitting|lying|lay) in (?:a )?(?:wet|dirty|soiled|own)\b`,
      String.raw`\b(?:${ELDER}|neighbour|old (?:man|woman|lady|fella)) (?:has ?n['’]?t|have ?n['’]?t|not) (?:had|got|opened|been seen|answered)\b.*\b(?:heating|curtains|days|door|week|phone|food)\b`,
      String.raw`\b(?:brother|sister|uncle|aunt|carer|neighbour|cousin|grandson|son|daughter|he|she) (?:takes?|took|is taking|keeps taking|spends?|keeps?) (?:all )?(?:(?:my )?(?:mums?|dads?|nans?|grandads?|grans?)['’]?s? )(?:pension|money|card|benefits|savings|wages)\b`,
      String.raw`\b(?:grandson|son|daughter|nephew|niece|carer|neighbour|he|she)\b.*\b(?:asks? for|wants|keeps asking for|took|has) my (?:card|bank card|pin|card pin|pension|pension card)\b`,
      String.raw`\b(?:dog|cat|horse|horses|pony|puppy|animals?|rabbit)s? (?:is |are |left |kept )*(?:out )?(?:on (?:a )?chain|chained|no water|no food|starv\w+|skin and bone|beaten|kicked|in (?:the |a )?(?:hot )?car)\b|\b(?:starving|beats?|beating|kicked|kicks|hurts?|neglect\w*) (?:his|her|their|the|my) (?:dogs?|cats?|horses?|pony|animals|puppy)\b`,
      String.raw`\b(?:gang|dealer|older (?:lads|boys)|they)\b.*\b(?:wants?|made|make|makes|got|making) (?:my )?(?:brother|son|nephew|sister|daughter|him|her|kid)\b.*\b(?:hold|carry|sell|drop|deliver|bag|drugs|package)\b`,
      String.raw`\bkids (?:at|in) school (?:push|hit|kick|shove|beat|spit)\w* (?:my|our)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:nits|swimming|haircut|piano|teeth|bath|panto|rough book|rough copy|plan|draft|trial shift)\\b|^(?:get|put|take|load|settle) (?:(?:the|my|our|both|all) )*(?:dog|cat|pony|puppy|animal|rabbit)s? in the car\\b`,
    ),
  },
  {
    id: 'threatened',
    named: oneOf(
      String.raw`\b(?:has|have|got|with|sharing|sent|share|post|leak)\b.{0,20}${PICTURES} of me\b.*\b(?:wants?|quid|money|pay|or|unless|\d+|threat\w*|tell)\b|\b(?:send|sends) (?:more|nudes|money|it)\b.{0,12}\bor (?:he|she|they|i)\b|\bsextort\w*|\bsent my (?:picture|pic|photo|nudes?) (?:round|around|to)\b`,
      String.raw`\b(?:loan shark|money lender|dealer|bailiff with no id|gang|lads)\b.*\b(?:coming|round|friday|tonight|after me|kick the door|owe)\b`,
      String.raw`\b(?:says|said|told me)(?: that)? (?:he|she|they)(?:['’]?ll| will|['’]?d| would) (?:hurt|kill|poison|take|burn|smash|ruin|tell)\b.*\b(?:dog|cat|kids?|mum|car|house|if i (?:leave|go|tell|do ?n['’]?t come|do ?n['’]?t pay)|unless)\b`,
      String.raw`\bsomeone (?:wrote|sprayed|painted|posted|shoved|put)\b.*\b(?:on|through|at) (?:our|my) (?:door|wall|letterbox|window|car)\b(?!.*\b(?:lost|cat|leaflet|menu|thank)\b)`,
    ),
    exceptInClause: A_TALE,
  },
  {
    id: 'report-harm',
    named: oneOf(
      String.raw`\b(?:force[sd]?|forcing|makes|made) me (?:in bed|to (?:sleep|have sex|touch|do (?:it|things|the clients))|have sex)\b|\bforce me\b|\bi never said yes\b|\b(?:said no|did ?n['’]?t want to) (?:and|but) (?:he|she|they)\b`,
      String.raw`(?<!\b(?:baby|newborn|twins?|toddler|dog|puppy|kitten|cat)\b.{0,12})\b(?:would ?n['’]?t|wo ?n['’]?t|did ?n['’]?t) stop\b.*\b(?:party|no|bed|car|touch\w*|guy|man|him)\b|\b(?:guy|man|bloke|lad|he) (?:at|on|in) .{0,16}\b(?:would ?n['’]?t|did ?n['’]?t) stop\b`,
      String.raw`\b(?:grabb?ed|slapped|touched|felt|squeezed|groped|pinched) my (?:bum|arse|ass|boobs?|chest|breasts?|crotch|thigh|leg)\b|\b(?:keeps|kept) (?:touching|putting (?:his|her) hands? on|rubbing) (?:my|me)\b|\bputting (?:his|her) hand on my (?:back|leg|knee|thigh|waist)\b`,
      String.raw`\bhe (?:keeps|kept|still) (?:coming|walking) in(?:to)? my (?:room|bed)\b`,
      String.raw`\b(?:someone|somebody|an? (?:guy|man|lad|boy|bloke)|this (?:guy|man|lad|boy|bloke)|flatmate|housemate|roommate|landlord|boss)\b.{0,24}\b(?:keeps?|kept|always|still) (?:coming|walking|getting|barging|letting himself) in(?:to)? my (?:room|bed|flat|shower|bathroom)\b`,
      String.raw`\b(?:he|cousin) comes (?:in|into) my (?:room|bed)\b|\b(?:locked|locks) the (?:car )?doors?\b.*\b(?:kiss|touch\w*|would ?n['’]?t let|asked|me out)\b|\btaxi driver\b.*\b(?:kiss|touch\w*|locked|number)\b`,
      String.raw`\b(?:sleep|bed) with (?:him|her|the boss|the manager)\b.*\b(?:or|shifts|job|rent|otherwise)\b|\b(?:see|do|sleep with) (?:other |the |his )?(?:men|clients|guys|punters)\b.*\b(?:rent|owe|money|his|for him|debt)\b|\bi (?:have|must|got) to do the clients\b`,
      String.raw`\b(?:i(?:['’]?ll| will)|we(?:['’]?ll| will)|she(?:['’]?ll| will)) be cut\b(?! (?:off|short|down|out|from|by))`,
      String.raw`\b(?:kept|keeps?|took|takes?|has|have|holding) my (?:passport|papers|visa|documents|id)\b.*\b(?:back|pay|debt|wo ?n['’]?t|leave|work)\b|\bmake me work\b.*\b(?:no (?:money|pay)|every day|not leave|ca ?n['’]?t leave)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:physio|massage|doctor|nurse|mortgage|passport office|visa office|first dance|dress)\\b`,
    ),
  },
  {
    id: 'violence',
    named: oneOf(
      String.raw`\bhe gets (?:a bit |a wee bit |very |so )?(?:handy|physical|rough|nasty|violent|aggressive)\b|\braised (?:his|her) (?:hand|fist) to me\b|\bwalking on eggshells\b|\bput me through (?:the|a)\b|\b(?:says|said) sorry after (?:every time|each time|it|hitting)\b`,
      String.raw`\b(?:ex|he|she) (?:keeps |still |kept )*(?:turning up|turns up|waiting|waits|sitting|parked|hanging|hangs) (?:around |about )?(?:outside|at) (?:my|our|the)\b(?! (?:same|gym class))`,
      String.raw`\btracker (?:on|in|under) my\b|\bsame car (?:is |was )?(?:parked |sat )?outside\b|\b(?:ringing|calling|rings|calls) and (?:breathing|hanging up|saying nothing)\b|\bex (?:still )?has (?:a |my )?key\b|\bthings move in my (?:flat|house)\b|\bsomeone(?:['’]?s| is| has been)? (?:following|watching) me\b`,
      String.raw`\b(?:he|she) (?:keeps|kept|has) a (?:knife|gun|bat|machete)\b.*\b(?:scare|bed|frighten|threat\w*)\b|\bmakes me (?:eat off|sleep (?:on|in) the (?:floor|shed|garage)|beg|kneel|ask to)\b`,
      String.raw`\bex (?:took|has|kept|keeps|ran off with) (?:the|my|our) (?:kids|children|son|daughter|baby)\b.*\b(?:wo ?n['’]?t|not|where|back|say)\b|\bpack a bag and (?:leave|hide|keep) it at\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:baby|toddler|postman|amazon|delivery|builder|cat|dog|bus|handy with|handyman)\\b`,
    ),
  },
  {
    id: 'unwanted-messages',
    named: oneOf(
      String.raw`\b(?:keeps?|kept|wo ?n['’]?t stop|always) asking (?:me )?(?:for|to send)\b.*\b(?:${PICTURES}|body|selfie)\b|\b(?:coach|teacher|man|guy|boy|lad|he|someone|stranger)\b.*\b(?:asking|asks|asked|wants) (?:me )?for (?:my )?(?:${PICTURES}|nudes)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:passport|id|team photo|school photo|holiday|wedding|house|car|product|listing)\\b`,
    ),
  },
]
