// What is typed in the minute itself, in two or three words, and what somebody else is in the midst of. Before all other rules, so
// each of them is narrow.
import { ABOUT_IT, HARMLESS, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, PARTNER, PERSON } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
const NOT = "(?: ?n['’]?t| not)"
const ANIMAL =
  'dogs?|cats?|puppy|kittens?|rabbits?|hamsters?|hens?|chickens?|horses?|pony|tortoise|parrot|budgie|guinea pigs?|ferret'
const MINE = `(?:(?:my|the|our|his|her) )?(?:${CHILD}|kids?|baby|newborn|toddler|teenager|grand(?:son|daughter|child)|nephew|niece)`
const MEDICINE =
  '(?:calpol|nurofen|paracetamol|ibuprofen|medicine|medication|insulin|piriton|tylenol|antihistamine|antibiotics?|tablets?|pills?|doses?)'
const WASHING =
  '(?:(?:dishwasher|washing|laundry|dish|toilet|denture|cleaning) ?(?:machine )?(?:tabs?|tablets?|pods?|capsules?|liquid|powder|gel|block|fluid)|detergent|fabric softener)'
const CAUSTIC =
  '(?:chemicals?|bleach|acid|alkali|ammonia|cement|(?:oven|drain|toilet|brick) cleaner|paint stripper|weed ?killer|battery acid)'
const SKIN = '(?:arms?|wrists?|thighs?|legs?|hands?|stomach|skin)'
/** For the dose that is more than it should be. */
const TOO_MUCH = '(?:too much|double|twice|the wrong)'
const LOOKED_AFTER = `(?:${ELDER}|${CHILD}|${PARTNER}|neighbour|baby|him|her)`
/** It is they, and nothing of theirs: "dad", but not "dad's" or "dads". */
const NO_OWNER = "(?!['’])(?<!['’]s|\\b(?:dad|mum|mam|mom|nan|gran|grandad|grandma|son|daughter|neighbour)s)"
const REFUSES = `(?:['’]?s| is| has)? (?:wo${NOT}|will not|will${NOT}|is${NOT}|not|has${NOT}|refus(?:es|ing|ed)(?: to)?|stopped) (?:been )?`
const AT_ALL = '(?: (?:anything|at all|any ?more|any food|properly))'
const OVER_AND_TOLD = new RegExp(
  `${ABOUT_IT.source}|\\b(?:form|clinic|test results?|first aid|diary|plan|plans|bracelet|card|leaflet|risk|report|appointment|years ago|last (?:month|year)|workshop|poster)\\b`,
)

/** A body in danger. */
const BODIES: readonly HeavyRule[] = [
  {
    id: 'own-emergency',
    named: oneOf(
      String.raw`^(?:help[,!]? ?)?i(?:['’]?m| am)? (?:still )?choking\b(?! up| back| with (?:laughter|laughing|tears|emotion|rage)| on (?:my words|tears|this|the (?:price|bill|cost)))|^choking on (?:an? |some |my |the )?(?:fish ?bones?|bones?|food|sweets?|nuts?|meat|steak|pills?|tablets?|grapes?|ice|bread|something|carrots?|popcorn|toast)\b`,
      String.raw`^(?:help[,!]? ?)?(?:i(?:['’]?m| am) )?(?:having |got |i(?:['’]ve)? had )?(?:an? |the )?(?:bad |severe |sudden )*(?:allergic reaction|anaphyla\w+(?: shock)?)(?: (?:to|from) [\p{L} ]{3,24})?(?: now| help| again)?$`,
      String.raw`\b${CAUSTIC}\b.{0,24}\b(?:in|into|splash\w*|on)\b.{0,8}\b(?:my |the )?eyes?\b|\beyes?\b.{0,16}\b${CAUSTIC}\b.{0,12}\b(?:splash\w*|burns?|burnt|burned|spray\w*)\b`,
      String.raw`(?:^|\bi(?:['’]?m| am|['’]ve been)? )(?:still |heavy |heavily |a lot of )?bleeding\b.{0,24}\bafter (?:(?:the|giving|my) )*(?:birth|delivery|labour|c[- ]?section|section|miscarriage|abortion)\b`,
      String.raw`\bmy (?:whole |left |right )*(?:arm|face|side|half)(?:['’]?s| is| has| feels?| went)(?: gone| suddenly| all| completely| going| still)* numb\b`,
    ),
    exceptInClause: new RegExp(
      `${OVER_AND_TOLD.source}|\\b(?:goggles|station|serum|hyaluronic|glycolic|salicylic|peel|make-?up|mascara|sle(?:pt|ep\\w*)|leaning|dentist\\w*|injection|filling|anaesthetic|cold|snow|freezing|gym|sitting on|vaccin\\w*|jabs?|app|update|software|mondays?|homework)\\b`,
    ),
  },
  {
    id: 'emergency',
    named: oneOf(
      String.raw`^(?:help[,!]? ?)?(?:having |had )?(?:an? )?(?:seizure|stroke|heart attack|asthma attack|electric shock|head injury|heavy bleeding|severe bleeding)(?: now| help| right now| at home)?[!.]*$`,
      String.raw`^(?:not breathing|unconscious|choking)[!.]*$`,
      String.raw`\b(?:fell|fallen|fall|accident|crash|came off)\b.*\b(?:ca ?n['’]?t|cannot|can not) (?:feel|move) (?:(?:my|his|her|their|the) )?(?:legs?|arms?|toes|feet|hands?|fingers?|neck)\b`,
      String.raw`^(?:check|look in|see|go(?: and)?(?: see| check)?)\b.{0,10}\b(?:(?:my|our|the) )?${LOOKED_AFTER}${NO_OWNER}\b.{0,12}\b(?:(?:has |just )*(?:fell|fallen)|had a fall)\b`,
      // "Dad's fallen", and not "dad's fallen tree".
      String.raw`^(?:check|look in|see|go(?: and)?(?: see| check)?)\b.{0,10}\b(?:(?:my|our|the) )?${LOOKED_AFTER}(?:['’]?s)? (?:just )?(?:fell|fallen|had a fall)(?=$|[,.!?]| (?:and|over|down|again|in|on|at|off|out of bed|badly)\b)`,
      String.raw`\bcheck\b.{0,12}\b(?:baby|newborn|toddler|${CHILD}|${ELDER}|${PARTNER}|he|she|him|her)(?:['’]?s| is)?(?: still)? breathing\b`,
      String.raw`\b${MINE}\b.{0,16}\b(?:ate|eaten|swallowed|drank|drunk|licked|bit(?:ten)?(?: into)?|chewed)\b(?: \p{L}+){0,3}? ${WASHING}\b`,
      String.raw`\b${MINE}(?: has| just)* had (?:(?:an?|some|the|one of the) )?${WASHING}(?:$|[,.!]| (?:in|near) (?:his|her|their) (?:mouth|eyes?)\b| and\b)`,
      String.raw`\b(?:${PERSON}|he|she|someone|somebody)\b.{0,20}\b(?:accidental(?:ly)? overdos\w+|overdos\w+\b.{0,12}\b(?:by accident|by mistake|accidentally))`,
    ),
    exceptInClause: new RegExp(
      `${OVER_AND_TOLD.source}|${HARMLESS}|\\b(?:(?:fell|fallen) (?:asleep|out(?! of)|behind|in love)|fallen arches|from hospital|home from|follow|monitor|exercises?|technique|(?:breathing )?machine|cpap|burger|bake|cake|shirt|clothes|scratch)\\b`,
    ),
  },
  {
    id: 'overdose',
    named: oneOf(
      String.raw`^(?:an? )?(?:accidental overdose|overdos(?:e|ed) (?:by accident|by mistake|accidentally)|accidentally overdosed)$`,
      String.raw`\b(?:(?:gave|given|giving|took) (?:(?:my|the|our|him|her|them|it) )?(?:\p{L}+ ){0,2}?(?:far |way |a bit )?(?:extra|two lots of|two doses of|${TOO_MUCH})|had (?:far |way |a bit )?${TOO_MUCH}) (?:of )?(?:(?:the|his|her|\p{L}+['’]s) )?(?:dose of )?${MEDICINE}\b`,
    ),
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:${ANIMAL}|chemist|pharmacy|complain\\w*|refund|prescription|order(?:ed)?|do ?n['’]?t|never|avoid|(?:for|on) (?:the|our|my) (?:trip|holiday|journey|flight|weekend))\\b`,
    ),
  },
  {
    id: 'baby-not-moving',
    named: oneOf(
      String.raw`\b(?:baby|bump|twins?)(?:['’]?s| is| are| has| have)?(?: been)? (?:moving|kicking|moved|kicked) (?:(?:a lot|much|so much|way|a bit) )?less\b(?! (?:boxes|stuff|things|furniture))`,
      String.raw`\b(?:baby|bump|twins?)(?:['’]?s| is| are| has| have)?(?:${NOT})(?: been)? (?:moving|kicking|moved|kicked) (?:as|so|very)? ?(?:much|often|a lot)\b`,
      String.raw`\b(?:wife|girlfriend|partner|she|midwife)\b.*\bbaby has${NOT} (?:been )?(?:mov|kick)(?:ed|ing)\b|\bbaby has${NOT} (?:moved|kicked)(?: (?:today|all day|since|much|yet|for)\b|$)`,
      String.raw`\b(?:reduced|fewer|less|decreased|no) (?:f(?:o)?etal|baby) (?:movements?|kicks)\b(?! (?:class|classes|group|session|chart))|^(?:reduced|fewer|less) (?:movements?|kicks)$`,
    ),
    exceptInClause:
      /\b(?:months? old|weeks? old|year old|fell|cot|crawl\w*|ball|duvet|house|weaning|schools?)\b/,
  },
  {
    id: 'sugar-now',
    named: new RegExp(
      String.raw`\b(?:blood (?:sugars?|glucose)|(?:my|his|her|(?:${ELDER}|${CHILD}|${PARTNER})['’]?s?) sugars?|glucose)(?:['’]?s)?(?: is| are| has| have| keeps| was| went| gone| going| really| very| too| dangerously| so| dropped| dropping)* (?:low|dropping|dropped|crash(?:ing|ed)|falling)\b`,
    ),
    exceptInClause: new RegExp(
      `${OVER_AND_TOLD.source}|\\b(?:keep|lower|stop|avoid|track|log|recipes?|snacks?|diet|monitor|gp|doctor|nurse|average|last week)\\b`,
    ),
  },
  {
    id: 'child-not-eating',
    named: oneOf(
      String.raw`\b(?:baby|babies|newborn|infant|bairn)${REFUSES}eat(?:ing|en)?${AT_ALL}*[!.]*$`,
      String.raw`\b${MINE}${REFUSES}(?:(?:eat(?:ing|en)? (?:or|and|nor) )?drink(?:ing)?|tak(?:e|ing) (?:any |her |his )?milk|milk|feeds?|(?:his|her|the) (?:milk|bottles?))(?: (?:or|and|nor) eat(?:ing)?)?${AT_ALL}*[!.]*$`,
      // Of an older child it is a meal that is refused, unless it is all food.
      String.raw`\b${MINE}${REFUSES}eat(?:ing|en)?(?: (?:anything|at all|any food))+(?: (?:today|(?:for|in) (?:\p{L}+ |\d+ )?days))?[!.]*$`,
    ),
    except: /\b(?:anything (?:but|except|other than)|breakfast|lunch|tea|dinner)\b/,
  },
  {
    id: 'drive-tired',
    named: oneOf(
      String.raw`\b(?:doz(?:e|ed|ing)|drift(?:ed|ing)|nodd?(?:ed|ing)?|fell|fall(?:ing|en)?|zon(?:ed|ing)) (?:off|asleep|out) (?:(?:twice|again|today|almost) )?(?:at|behind) the wheel\b`,
      String.raw`\b(?:falling|fall|nodding|dozing) (?:asleep|off) (?:when |while )?(?:i(?:['’]?m| am)? )?driv(?:e|ing)\b`,
      String.raw`^(?:i (?:have|need|got) to )?driv(?:e|ing)\b(?! (?:test|theory))(?!.*\b(?:screw|bargain|golf)\b).*\b(?:(?:so|too|really|very|dead|exhausted and|super) (?:tired|sleepy|exhausted)(?! (?:to (?!drive|keep|see|focus|concentrate|stay|think)|kids|children|baby|toddler))|(?<!\btest .*)tired$|(?:no|without|hardly any|with no|on no|2 hours|3 hours|two hours|three hours) sleep)\b`,
    ),
    except:
      /\b(?:film|novel|essay|lift|taxi|train|bus|hard drive|usb|tired of|without getting|(?:he|she|mum|dad|nan|kids|they)(?:['’]?s|['’]?re| is| are) (?:so |too |really |very )?tired)\b/,
  },
]

/** Somebody who may be hurt by another, or by themselves. */
const HURT: readonly HeavyRule[] = [
  {
    id: 'hurt-my-child',
    named: new RegExp(
      String.raw`^(?:(?:i(?:['’]ve)?|ive|i have|just|nearly|almost|actually) )*(?:hit|smacked|slapped|hurt|pushed|shoved|grabbed|kicked|bit) (?:my|our|the) (?:own )?(?:${CHILD}|kids?|little one|toddler|baby)(?:$|[,.]| (?:and|so|again|today|tonight|because|cos|hard|in the|on the|really|when)\b)`,
    ),
    except:
      /\b(?:(?:and|then|so|it) (?:\p{L}+ )?wo ?n['’]?t|floppy|limp|sleepy|unconscious|with (?:a |the )?(?:ball|pillow|snowball|balloon|door|car)|on the swings?|in (?:the|his|her) (?:buggy|pram|pushchair)|high five|by accident|accidentally|book|film)\b/u,
  },
  {
    id: 'harmed-young',
    named:
      /\b(?:mum|mam|mom)['’]?s (?:new )?(?:boyfriend|bf|partner|husband|fella|bloke) (?:keeps |always |still )*(?:comes?|coming|gets?|getting|sneaks?) (?:in|into|to) my (?:room|bed)\b/,
  },
  {
    id: 'safeguard-other',
    named: oneOf(
      String.raw`\b(?:coach|teacher|priest|pastor|vicar|imam|uncle|tutor|leader|carer|man|neighbour|stepdad|manager|instructor)(?: \p{L}+)? (?:keeps |kept |is )?(?:touch(?:es|ed|ing)|grop(?:es|ed|ing)|hurts?|hits?|hitting) (?:the |some |a |little |other |young )*(?:kids?|children|boys?|girls?|pupils?|students?|${CHILD})\b(?! (?:feelings?|hearts?|nerve))`,
      String.raw`\b(?:${PERSON}|neighbours?|man|woman|next door|upstairs|someone|somebody|(?<!\b(?:i think|and|if) )he|she) (?:upstairs |downstairs |next door |opposite )?(?:is |keeps |was )?(?:hits?|hitting|beats?|beating|hurts?|hurting|slaps?|slapping|smacks?|abus(?:es|ing)|kicks?|kicking) (?:his|her|their) (?:kids?|children|${CHILD}|wife|girlfriend|boyfriend|husband|partner|baby|mum|mother|dog|cat|puppy)\b(?! (?:at|in the (?:race|game|quiz)))(?!(?:['’]s)? (?:cars?|van|bike|ball|drums?|milestones?|targets?|goals?)\b)`,
      String.raw`\p{L}+['’]?s (?:boyfriend|husband|partner|girlfriend|wife|stepdad|ex|fella) (?:is |keeps |was )(?:hurting|hitting|beating|slapping|choking|controlling|abusing|scaring) (?:her|him|them)\b`,
      String.raw`\bbruis(?:es?|ing) on (?:(?:my|our|the|a) )?(?:${ELDER}|baby|toddler|client|resident|patient|pupil|${CHILD})\b(?!.*\b(?:fell|fall|rugby|football|hockey|netball|trampoline|bike|blood test|cannula|thinners|knees?|shins?)\b)`,
      String.raw`\b(?:${ANIMAL})\b.{0,24}\b(?:is|being|getting|gets|been|keeps getting) (?:being |getting |always )?(?:beaten|starved|kicked|abused|neglected|hit)\b(?!(?: up)? by (?:[\p{L}'’]+ ){0,3}(?:car|van|bus|bike|cats?|dogs?|branch(?:es)?|balls?|waves?)\b(?!['’]))`,
      String.raw`\bforced marriage (?:of|for) (?:my|a|his|her)\b|(?<!\bi(?:['’]?m| am)? )\b(?:${PERSON}|she|he|they)(?:['’]?s| is| are)? (?:being |getting |going to be |about to be )+(?:forced|made) (?:to|into) (?:marry|a marriage|marriage|get(?:ting)? married)\b`,
    ),
    exceptInClause: new RegExp(`${ABOUT_IT.source}|\\b(?:chess|cards|game|drum|rugby|boxing|karate|judo)\\b`),
  },
  {
    id: 'violence',
    named: oneOf(
      String.raw`\b(?:already|was|been|got) (?:been )?forced (?:to marry|into marrying) (?:him|her|my)\b|\bforced to marry him\b`,
      String.raw`\b(?:stay|stop|sleep|live|go|move|somewhere|place|hotel|address|anywhere)\b.{0,24}\b(?:my )?ex (?:wo${NOT}|does${NOT}|ca${NOT}|cannot|will not|will never) (?:know|find|see|track|look|think of|guess)\b`,
      String.raw`^ex (?:keeps|kept|wo${NOT} stop|will not stop) (?:on )?(?:calling|ringing|texting|messaging|phoning|following|turning up|emailing|coming round)\b(?!.*\b(?:maintenance|kids|school|pick ?up|re|swap(?:ping|s)?)\b)(?!.*\babout (?!me\b|us\b|(?:what|how|where) |(?:kill|hurt|harm)ing))`,
    ),
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'leave-threatened',
    named: new RegExp(
      String.raw`\b(?:${PARTNER}|he|she|ex)\b.{0,12}\b(?:said|says|saying|told me|threatens|threatened|swears)\b.{0,12}\b(?:he|she|they)?(?:['’]?ll| will|['’]?d| would|to)? ?(?:take|keep|get|have) (?:(?:the|my|our) )?(?:baby|kids?|children|${CHILD})\b.{0,16}\bif i (?:leave|go|left|tell|divorce)\b`,
    ),
  },
  {
    id: 'may-come',
    named: new RegExp(
      String.raw`\b(?:scared|afraid|worried|frightened|terrified|dreading)\b.{0,12}\b(?:${ELDER}|${PARTNER}|brother|he|she)(?:['’]?ll| will| might| may| could| is going to)? (?:turn(?:s|ing)? up|come(?:s|ing)? (?:round|over|home|back)|show(?:s|ing)? up|kick(?:s|ing)? off)\b.{0,12}\b(?:drunk|high|angry|with a (?:knife|gun|bat|mate)|shouting|pissed)\b`,
    ),
  },
  {
    id: 'own-safely',
    named:
      /\b(?:hide|turn off|stop sharing|switch off|disable|remove) my (?:location|address|whereabouts|number|profile)\b.{0,8}\b(?:from|with|so)\b.{0,8}\b(?:(?:my |an? )?ex|my (?:husband|wife|partner|boyfriend|girlfriend|stalker))\b(?!['’]?s? (?:phone |mobile )?(?:plan|contract|bill|tariff|insurance|policy|lease)\b)/,
  },
  {
    id: 'kept-in',
    named:
      /\b(?:employer|boss|manager|agency|agent|madam|landlord|husband|in-?laws?|uncle|gangmaster|sponsor)(?: has| have| just| still| always)* (?:took|taken|kept|keeps?|keeping|confiscated|holds?|holding|hid|hides|withholds?|withholding) (?:away )?my (?:passport|papers|visa|brp|id card|documents)\b(?! (?:photos?|form|number|to (?:copy|scan|check|post|be|get|the)|out|from the|with (?:him|her)|for|safe|in (?:the|a) safe|on (?:file|record)|while (?:the |my |our )?(?:visa|application)))/,
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'threatened',
    named:
      /\b(?:an? |the |some |this |another )?(?:kid|boy|girl|lad|pupil|boys|girls|kids|lads) (?:at|in|from) (?:my )?(?:school|class|college|year|form) (?:just |has |have |keeps? )*(?:hit|punched|kicked|pushed|slapped|beat|shoved|spat at|spat on|tripped|punching|hitting|kicking|pushing) me\b(?!(?<!\bbeat me) up\b)(?! (?:back|with (?:a )?(?:balls?|snowballs?)|to it|at (?:chess|cards|tennis|football|maths|running|games?|the game)|in (?:the|a|our) (?:race|game|quiz|match|test|final)))/,
  },
  {
    id: 'missing-person',
    named: oneOf(
      String.raw`\bwander(?:ed|s|ing)?\b.*\b(?:(?:ca ?n['’]?t|cannot|can not) find (?:him|her|them)|not (?:back|home)|has${NOT} come back|nowhere|gone for hours)\b`,
      String.raw`\b(?:${CLOSE}|he|she|resident|patient|pupil)\b(?!['’]?s (?:dog|cat|rabbit|parcel|bag|phone|keys|ring|glasses|toy))(?: (?:with|who has|has got) (?:dementia|alzheimer['’]?s|autism|learning difficulties))?(?: has| have| is)? (?:gone missing|went missing|disappeared|missing since)\b(?! (?:upstairs|downstairs|(?:in)?to (?:(?:his|her|their) room|bed|the (?:loo|toilet|bathroom))|with (?:my|the|our) (?:charger|remote|phone|headphones|hoodie|book|laptop|snacks))\b)`,
      String.raw`\b(?:${CLOSE}|he|she)(?: is|['’]?s| has)?(?: still)? ?(?:n['’]?t|not|isnt|hasnt|is${NOT}|has${NOT}|wo${NOT}) (?:been )?(?:answer(?:ing|ed)?|pick(?:ing|ed)? up)(?: (?:the|her|his|their) (?:phone|door|calls?)| (?:phone|door|calls|anyone))?\b.*\b(?:for|in|since) (?:(?:one|two|three|four|five|six|\d+|a few|several|a couple of) )?(?:days?|nights?|hours|a week|yesterday|last night|mon|tue|wed|thu|fri|sat|sun)(?!\p{L}* (?:about|re|regarding)\b)`,
      String.raw`^(?:check|look in|go(?: and)?(?: see| check)?)\b.{0,10}\b(?:${ELDER}|neighbour|${PARTNER}|brother|sister|friend)\b.{0,10}\b(?:he|she|they)(?:['’]?s| is)? ?(?:n['’]?t|not|isnt|is${NOT}|wo${NOT}|has${NOT}|hasnt) (?:been )?(?:answer(?:ing|ed)?|picking up|opening the door)\b`,
    ),
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:${ANIMAL}|parcel|sock|emails?|photo|list|answered in (?:\\d|an?|one|two|three|a few|a couple of) hours?|register|group chat|whatsapp|work call)\\b`,
    ),
  },
]

/** Minds, and skin. */
const MINDS: readonly HeavyRule[] = [
  {
    id: 'unreal',
    named: oneOf(
      String.raw`^(?:(?:i(?:['’]?m| am)?|keep|started|still|been) )*hear(?:ing)? voices\b(?!.*\btelling me to\b)(?! (?:from|next|in the (?:street|hall|corridor|flat)|outside|downstairs|upstairs))`,
      String.raw`\b(?!talk to me on\b)(?:talk|speak|whisper|laugh)(?:ing|s)? (?:about|to|at) me (?:through|on|in|from) (?:the )?(?:tv|telly|radio|walls?|news|speakers?|vents?|lights?|plugs?)\b(?! tonight| tomorrow| next)`,
      String.raw`\b(?:think|thinking|sure|convinced|know|certain) (?:that )?(?:people|they|the (?:neighbours|government|police|cia|mi5))(?:['’]?re| are)? (?:watching|spying on|after|plotting against|listening to|recording|bugging) me\b`,
      String.raw`\b(?:think|sure|convinced|certain|know) (?:that )?i(?:['’]?m| am) being (?:watched|followed|filmed|recorded|bugged|spied on)\b`,
    ),
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:at the gym|in the gym|on stage|in class|in (?:zumba|yoga|pilates|spin|aerobics|dance)|on (?:teams|zoom|google meet|a call)|after me for (?:\\p{L}+ )?(?:parking|fines?|rent|money|tax|fees)|at work|when i (?:dance|sing|eat|run)|swimming pool|interview|choir|radio show|ex|him|his car|he|my husband)\\b`,
      'u',
    ),
  },
  {
    id: 'help-now',
    named: new RegExp(
      String.raw`^(?:my |our )?(?!i\b)(?:${PERSON}|he|she)(?:['’]?s| is| has been| keeps| started| says (?:he|she))*(?: hearing| hears?) voices\b(?! (?:from|next|outside|in the))`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'baby-thoughts',
    named: new RegExp(
      String.raw`\b(?:intrusive|scary|bad|horrible|awful|dark|violent|disturbing) (?:thoughts?|images?) (?:about|of|with) (?:hurting |harming )?(?:(?:the|my|our) )?(?:baby|newborn|twins|little one)\b(?! (?:names?|dinosaurs?|showers?|animals?|clothes|sharks?|photos?|monitors?|groups?))`,
    ),
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'cut-again',
    named: oneOf(
      String.raw`^(?:i(?:['’]ve| have)? |ive |just )*(?:burn(?:ed|t)|cut|scratched|hurt|harmed|bruised) my ?self again$`,
      String.raw`\b(?:burn(?:ed|t)?|cut|scratched|bit|hurt|bruised|stabbed) (?:my (?:own )?${SKIN}|my ?self)(?: again| last night| today)? (?:on purpose|deliberately)\b`,
    ),
    exceptInClause: /\b(?:not on purpose|cat|oven|hob|iron|rose\w*|shaving)\b/,
  },
  {
    id: 'own-wound',
    named: oneOf(
      String.raw`^(?:clean|wash|cover|treat|bandage|hide|sort|patch)(?: up| out)? (?:the |my |these |those )?(?:new |fresh )?(?:cuts|burns|scratches|cut (?=\w+ my (?:\p{L}+ )?(?:wrists?|thighs?)\b)) ?(?:on|along|up) my (?:\p{L}+ )?(?:arms?|wrists?|thighs?|legs?|stomach)\b`,
      String.raw`\b(?:cuts?|wounds?|burns?|scratches) (?:\p{L}+ ){0,4}?(?:that )?i (?:did|made|gave my ?self|did my ?self)\b`,
    ),
    exceptInClause:
      /\b(?:fell|fall|bike|knife slipped|slipped|gardening|roses?|brambles?|cat|dog|oven|iron|sunburn\w*|shav\w*|razor burn|surgery|op|operation|budget|progress|nettles?|hob|pan|work|accident|(?:in|to|on|with) (?:the|my|our) (?:video|edit|script|footage|film|draft|essay|fabric|hedge|lino|costs?|spending)|on (?:the|my|our) (?:car|door|table)|video edit)\b/,
  },
  {
    id: 'safe-way',
    named:
      /^(?:tell|say to|let|text|message|write to) (?:my|the|our) (?:daughters?|sons?|kids|children|girls|boys|mum|mam|mom|dad|parents|family|wife|husband|sister|brother)\b.{0,8}\bi(?:['’]?m| am| wo ?n['’]?t be| will not be) (?:(?:not |never )?coming (?:back(?: any ?more| again| this time)?|home (?:any ?more|again|ever|this time))|never coming home)$/,
    except: /\b(?:i['’]?m|i am) coming\b|\bi wo ?n['’]?t be coming home$/,
  },
]

/** The whole title is a letter about a debt: what is threatening in it is no danger. With anything beside it, it is an errand. */
const LETTER_OF_DEBT: HeavyRule = {
  id: 'debt-letter',
  named:
    /^(?:(?:open|read|answer|deal with|look at|got|i got|i['’]ve got|another) )?(?:an? |the |this |that |another |more )?(?:threatening|scary|nasty|horrible) (?:letters?|emails?|post) from (?:the |an? |my |another )?(?:debt (?:collect\w+|agency|agencies|people|company|recovery)|bailiffs?|enforcement (?:agents?|officers?)|collection agency)$/,
}

/** These are about harm; where somebody would rather not live, or is not breathing, that comes first. */
export const GIVING_WAY: readonly HeavyRule[] = [...BODIES, ...HURT, ...MINDS].filter(({ id }) =>
  ['drive-tired', 'hurt-my-child', 'baby-thoughts', 'own-wound', 'unreal'].includes(id),
)

export const AT_ONCE: readonly HeavyRule[] = [...BODIES, ...HURT, ...MINDS, LETTER_OF_DEBT]
