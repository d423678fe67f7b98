// Danger that an errand only hints at. No word in it alarms by itself; what is done with it does.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { PET } from './death-words.ts'
import { PARTNER, PERSON } from './people-words.ts'

const SOMEBODY = `(?:someone|somebody|anyone|anybody|him|her|them|(?:(?:my|the|a) )?(?:${PERSON}|neighbours?))`
const MEANS =
  '(?:pills?|tablets?|meds|medication|medicines?|paracetamol|codeine|painkillers?|sleeping (?:pills|tablets)|insulin|razors?|blades?|knives|rope|guns?|shotgun|rifle)'
const MY_MEANS = String.raw`(?:my|the|all|those|these|any)(?: (?:of|the|my|spare|extra|leftover|sharp|kitchen|rest))* ${MEANS}`
const OUT = 'out of (?:the|my|our) (?:house|flat|home|room|place|way|reach)'
/** What is thrown out because it is old, or put up because of a child, is no means. */
const HOUSEKEEPING =
  /\b(?:old|expired|out[- ]of[- ]date|recycl\w*|charity|blunt|sharpen\w*|toddlers?|bab(?:y|ies)|grand(?:kids|children|son|daughter)|kids?|children|dogs?|cats?|puppy|inspection|holiday|school|suitcase|move|moving|packing|box(?:es)?|chemist|pick(?:ing)? up|collect\w*|deliver\w*|prescription|drawer|dishwasher|air rifle)\b/

const LETTERS = '(?:letters?|notes?|envelopes?)'
const FOUND_BY = `(?:they|he|she|everyone|everybody|someone|somebody|(?:my |the |our )?(?:${PERSON}|${PARTNER}|kids|family))`
/** Letters that are found on purpose and in joy, or by those who need them for work. */
const FOUND_IN_JOY =
  /\b(?:cleaners?|post(?:man|ie|woman)|milkman|driver|neighbours?|teacher|sitter|dog ?sitter|cat ?sitter|carers?|treasure|hunt|clues?|easter|christmas|santa|tooth fairy|lunch\w*|love|valentine\w*|birthday|surprise|anniversary|permission|school|shopping|thank|sticky|post-?it|revision|piano|sheet|bank ?notes|bills?|council|insurance|hmrc|appointment|(?:is|are) (?:away|at work))\b/

const HE = `(?:he|she|they|my (?:${PARTNER})|(?:my )?step ?(?:dad|mum|father|mother))`
const HIDDEN =
  '(?:cash|money|savings|(?:£|\\$|€) ?\\d+|\\d+ ?(?:quid|pounds)|tenners?|passports?|papers|paperwork|documents|birth cert\\w*|marriage cert\\w*|bank cards?|my (?:card|phone|id|diary|keys|pill)|(?:spare|second|other|burner|old) (?:phone|sim|keys?|card)|(?:a|my|the) (?:\\w+ )?(?:bag|rucksack|backpack|holdall|suitcase))'
const NOT = "(?:n['’]?t| not)"
const NEVER_LOOKS = `${HE}(?: (?:never|wo${NOT}|will not|will never|would never|would${NOT}|does${NOT}|do${NOT}|ca${NOT}|cannot)|['’]ll never|['’]d never) (?:ever |even )?(?:look|looks|find|finds|check|checks|think|thinks|go|goes|see|sees|search|searches|get)\\b`
const ELSEWHERE =
  "(?:at|with|to|round) (?:my )?(?:mums?|mum['’]s|dads?|dad['’]s|nans?|nan['’]s|sisters?|sister['’]s|brothers?|brother['’]s|friends?|friend['’]s|mates?|neighbours?|neighbour['’]s|work)"
const NO_CONTROL =
  /\b(?:birthday|christmas|xmas|presents?|gifts?|surprise|party|easter|treats?|sweets|toddlers?|bab(?:y|ies)|dogs?|cats?|puppy|hide and seek|game|holiday|hotel|beach|festival|gym|school bag|handbag for)\b/

const MARK =
  '(?:bruis(?:e|es|ing)|black eyes?|finger ?marks|hand ?prints?|bite marks?|marks? (?:on|round|around) my (?:neck|throat|face|cheek|jaw|eye))'
const BY_ACCIDENT =
  /\b(?:rugby|football|netball|hockey|boxing|karate|judo|roller ?derby|climbing|fell off|stubbed|apples?|bananas?|pears?|peach\w*|fruit|halloween|costume|face ?paint|stage|blood test|cannula|injection|bumper|ego)\b/
const A_COVER =
  '(?:concealer|make ?up|foundation|powder|long sleeves?|polo ?neck|scarf|sunglasses|tights|plasters?)'

/** Said of the days that somebody is away, and of work that others take over. */
const WHEN_AWAY =
  /\b(?:holiday|away|trip|weekend|flight|fly|hike|climb|abroad|leave|handover|party|wedding|move|moving|guests?|visitors|cover|shift|at work|in the office|team|clients?|will|guardians?|solicitor|insurance|emergency contact|school form|nursery form)\b/

const CANNOT_STOP = `(?:keeps?|kept|been|sat|sitting|just|ca${NOT} stop|cannot stop)`

export const HINTED_DANGER: readonly HeavyRule[] = [
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b(?:the|my|those|that) (?:\w+ )?${MEANS}\b(?: \w+){0,5}? (?:is|are|keeps?|stays?|been|being)(?: always| still| constantly| coming| going round)* (?:on|in|into) my (?:mind|head)\b|\b${CANNOT_STOP} thinking (?:about|of) (?:the|my|those|that) (?:\w+ )?${MEANS}\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:shops?|online|prices?|sharpen\\w*|birthday|christmas|present)\\b`,
    ),
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b${CANNOT_STOP} (?:here |there |just )?(?:looking|staring|gazing) at (?:the|my|those|these|all (?:of )?(?:the|my)) (?:\w+ )?${MEANS}\b(?! (?:\w+ )?(?:pump|pen|bill|leaflet|price|shop|website|list|chart|box))|\b(?:${MEANS}|drugs|stash|bottle of (?:pills|tablets)|packets?)\b.{0,40}\b${CANNOT_STOP} (?:just )?(?:looking at|staring at|holding|counting|thinking about|going back to|taking out) (?:them|it|those)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:shops?|online|prices?|websites?|ebay|amazon|${PET}s?)\\b`),
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b(?:take|taken|get|keep|bring|move|clear|remove|want|need)\b(?: \w+){0,2}? ${MY_MEANS} ${OUT}\b`,
    ),
    except: HOUSEKEEPING,
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b(?:get|ask|have|want|need|tell|text|ring|call|message|let|find) ${SOMEBODY}\b.{0,12}\b(?:take|keep|hold|hide|lock(?: up| away)?|have|remove|mind|look after|get rid of)(?: away)? ${MY_MEANS}\b(?= away| off me| from me| for (?:me|now|tonight|a (?:bit|while)|safe ?keeping)| tonight| home| at (?:hers|his|theirs|(?:mum|dad|nan)s)| to (?:hers|his|theirs)|$)`,
    ),
    except: HOUSEKEEPING,
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b(?:give|hand|leave|take|drop)(?: over)? (?:my|all (?:of )?my|the rest of my|the spare|the extra) ${MEANS}\b.{0,12}\b(?:to|with) ${SOMEBODY}\b(?! (?:to|for) (?:check|look|sharpen|count|a )|['’]?s? (?:room|school))`,
    ),
    except: HOUSEKEEPING,
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b(?:get|ask|have|let) ${SOMEBODY}(?: to)? come(?: over| round)? (?:and|to) (?:get|take|fetch|collect|pick up) ${MY_MEANS}\b`,
    ),
    except: /\b(?:old|expired|sharpen\w*|ironmonger|removal\w*|charity)\b/,
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b(?:drop|leave|put|store|keep) (?:all my|the rest of my|(?:my|the) (?:spare|extra|leftover)) ${MEANS} ${ELSEWHERE}\b|\b(?:get rid of|flush|throw (?:away|out)|bin|lock(?: up| away)?|hide) (?:all )?(?:of )?(?:the|my|these|those) ${MEANS}\b(?! (?:cupboard|trolley|cabinet|fridge|room|box|block|drawer)).{0,12}\b(?:before|now|right now|tonight|in the (?:car|shed|boot|garage|safe))\b|\bflush (?:all )?(?:of )?(?:the|my|these|those) ${MEANS}\b|\b(?:weekly|daily|smaller|fewer) (?:prescriptions?|packs|dispensing|scripts?|doses at a time)\b.*\bso i (?:do${NOT}|ca${NOT}|cannot|wo${NOT}) (?:have|keep|take)\b`,
    ),
    except: HOUSEKEEPING,
  },
  {
    id: 'means-away',
    named: new RegExp(
      String.raw`\b${MEANS}(?: (?:that|which))? (?:i|i['’]ve|ive|i have)(?: (?:been|have|had|was))? (?:sav(?:ed|ing)|kept|keeping|hidden|hid|hiding|stash(?:ed|ing)|collect(?:ed|ing)|hoard(?:ed|ing)|put by|stor(?:ed|ing)|stockpil(?:ed|ing))(?: up| back| away| for)?\b|\b(?:my|the) (?:stash|hoard|stockpile|secret supply) of (?:\w+ )?${MEANS}\b`,
    ),
    except:
      /\b(?:holiday|travel|dog|cat|from the (?:chemist|pharmacy)|expired|out of date|in the (?:cupboard|cabinet)|kitchen|knives|essay)\b/,
  },
  {
    id: 'addiction',
    named: new RegExp(
      String.raw`\b(?:take|get|keep|bring|clear|remove)\b.{0,8}\b(?:the|all|my|any)(?: (?:of|the|my|rest))* (?:booze|alcohol|drink|wine|vodka|gin|whisky|beers?|cider|weed|vapes?|cigs|cigarettes) out of (?:the|my|our) (?:house|flat|home)\b`,
    ),
    except: /\b(?:party|wedding|christmas|fridge)\b/,
  },
  {
    id: 'letters-left',
    named: new RegExp(
      String.raw`\b(?:leave|leaving|put|place|prop|tape|hide)\b(?: out)? (?:the|my|these|those|their|all the|a) (?:last |final |sealed |finished )?${LETTERS} (?:out |somewhere |in the \w+ )?(?:where )${FOUND_BY}(?:['’]ll| will|['’]d| would| can|['’]s going to| are going to| is going to)? (?:all |each )?find\b`,
    ),
    except: FOUND_IN_JOY,
  },
  {
    id: 'letters-left',
    named: new RegExp(
      String.raw`\b(?:make sure|so) (?:that )?${FOUND_BY}(?:['’]ll| will| can)? (?:all )?finds? (?:the|my|those|these) ${LETTERS}\b|\bleave (?:the |my |some |these )?letters (?:for (?:everyone|everybody|all of them|each of them|them all|the kids|the (?:boys|girls|children))|on (?:the|their|her|his|my) (?:pillows?|beds?))\b`,
    ),
    except: FOUND_IN_JOY,
  },
  {
    id: 'letters-left',
    named:
      /\b(?:letters?|notes?|videos?) (?:to|for) (?:everyone|everybody)(?: i (?:love|know))?(?! (?:in|at|on|who|from|about|re)\b)|\bseal (?:up )?(?:the|my|all the|all my) letters\b|\b(?:envelopes?|letters|notes) with (?:everyone|everybody|their|the (?:kids|family|boys|girls))['’]?s? names?\b|\bletters? (?:to|for) each of (?:them|(?:the|my|our) (?:kids|children|boys|girls|family))\b/,
    except: new RegExp(
      `${FOUND_IN_JOY.source}|\\b(?:class|pupils|parents|clients|customers|tenants|guests|invit\\w*|work|team|staff|party|place|wages|newsletter|camp)\\b`,
    ),
  },
  {
    id: 'letters-left',
    named:
      /\b(?:write|leave|record|do|make)\b.*\b(?:letters?|cards?|videos?|messages?) (?:to|for) (?:the|my|our|each of the) (?:kids|children|boys|girls|son|daughter|baby|grand\w+)\b.*\b(?:for (?:their|her|his|every|all their|future) (?:\w+ )?(?:birthdays|weddings?|18ths?|21sts?|graduations?)|when (?:they|he|she)(?:['’]re| are|['’]s| is) (?:older|grown|18|21|married|big)|to open (?:when|later|after))\b/,
    except: /\b(?:school|nursery|santa|time capsule|class|holiday|camp)\b/,
  },
  {
    id: 'when-gone',
    named: new RegExp(
      String.raw`\b(?:write|note|put) (?:down|together|out) (?:all )?(?:of )?(?:the|my) (?:passwords|logins|pins?|accounts) for (?:my )?(?:${PARTNER}|${PERSON}|kids|family)\b|\bpay (?:off|back) every(?:one|body)(?: (?:that )?i owe)?\b(?! for\b).*\b(?:before|by) (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|tonight|the end|i go)\b`,
    ),
    except: WHEN_AWAY,
  },
  {
    id: 'when-gone',
    named: new RegExp(
      String.raw`\b(?:pay|paying|settle|sort|cancel|close|clear|label|leave|write down|give away|tidy|arrange)\b.*\b(?:everything|it all|all of it|(?:all )?my (?:\w+ )?(?:debts|bills|accounts?|passwords|papers|affairs|things|stuff|belongings|funeral|room))\b.*\bso (?:that )?(?:nobody|no ?one|no-one|they|mum|dad|he|she|the kids|my (?:${PERSON}|${PARTNER}|kids|family))(?:['’]ll| will| wo${NOT}| do${NOT}| does${NOT})?(?: never)? (?:has|have|needs?|is left) to (?:sort|deal|pay|worry|clear|clean|go through|find|handle|do) ?(?:with |out |up |through )?(?:it|them|any of it|anything|all of it|all that|my (?:stuff|things)|$)`,
    ),
    except: WHEN_AWAY,
  },
  {
    id: 'when-gone',
    named: new RegExp(
      String.raw`\b(?:take|have|keep|adopt|rehome|look after|see to|care for|feed|raise|mind)\b.{0,24}\b(?:cats?|dogs?|kids?|children|boys|girls|baby|${PET})\b.{0,16}\b(?:if|in case) (?:anything|something)(?: ever| bad)? (?:happens?|happened|goes wrong)(?: to me)?$|\b(?:if|in case) (?:anything|something)(?: ever| bad)? (?:happens?|happened) to me\b`,
    ),
    except: WHEN_AWAY,
  },
  {
    id: 'kept-safely',
    named: new RegExp(
      String.raw`\b(?:hide|hid|stash|tuck|keep|put|bury|store|sew|leave|find)\b.{0,16}(?:^|[^\w])${HIDDEN}(?! (?:charger|case|cover|number|holder|book))\b.{0,20}\b(?:where|somewhere|some ?place|anywhere|a place|place)(?: that| where)? ${NEVER_LOOKS}`,
    ),
    except: NO_CONTROL,
  },
  {
    id: 'kept-safely',
    named: new RegExp(
      String.raw`\b(?:somewhere|a place|place|hiding (?:place|spot))(?: that| where)? ${NEVER_LOOKS}.{0,20}\b(?:for|to (?:hide|keep|put|stash|store))\b.{0,12}${HIDDEN}\b`,
    ),
    except: NO_CONTROL,
  },
  {
    id: 'kept-safely',
    named: new RegExp(
      String.raw`\b(?:hide|stash|hiding|stashing)\b.{0,16}(?:^|[^\w])${HIDDEN}(?! (?:charger|case|cover))\b.{0,12}\b${ELSEWHERE}(?:$| (?:house|flat|just|in case|before|so|and|tonight|tomorrow|today)\b)|\bpack (?:a|my|the) (?:bag|rucksack|suitcase)\b.{0,12}\b(?:and|to) (?:hide|stash) (?:it|at|in|under)\b`,
    ),
    except: NO_CONTROL,
  },
  {
    id: 'kept-safely',
    named: new RegExp(
      String.raw`\b(?:put|keep|store|leave) my (?:bank card|passport|documents|papers|birth cert\w*|savings|cash) ${ELSEWHERE}\b|\bhid\w+ (?:place|spot) for my (?:phone|money|cash|savings|passport|bag|diary|papers|documents|bank card)\b|\b(?:emergency|escape|getaway|running away|leaving) (?:cash|money|fund|bag)\b.*\b(?:hide|hid|hidden|stash)\b|\b(?:hide|stash)\b.{0,16}\b(?:emergency|escape|getaway|running away|leaving) (?:cash|money|fund|bag)\b|^${HE}(?:['’]s| has)? found (?:the|my) (?:money|cash|savings|bag|papers|passports?|stash)\b.*\b(?:move|hide|re-?hide)\b|\bget (?:my|the kids['’]?s?) (?:passports?|bank card|documents|papers|birth cert\w*) (?:back )?off (?:him|her|my (?:${PARTNER}))\b`,
    ),
    except: NO_CONTROL,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:hid(?:e|ing)|cover(?:ing)?)(?: up)? (?:his|her|their) (?:\w+ )?${MARK}\b(?! (?:on|in) (?:the|my|our) (?:\w+ )?(?:walls?|car|door))`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|${BY_ACCIDENT.source}`),
  },
  {
    id: 'bruise',
    named: new RegExp(
      String.raw`\b(?:hid(?:e|ing)|cover(?:ing)?|conceal(?:ing)?|disguise)(?: up)? (?:up )?(?:the|my|these|those|this|a) (?:\w+ ){0,2}?${MARK}\b|\b${A_COVER}\b.{0,24}\b(?:for|over|on|to (?:hide|cover)|so|because)\b.{0,24}\b${MARK}|\b(?:(?:what|something) to (?:say|tell (?:\w+ ){1,2}) ?(?:about|for)|(?:excuse|story|reason|explanation) for) (?:the|my|this) (?:\w+ )?${MARK}\b|\bso (?:that )?(?:nobody|no one|no-one|they|people|work|mum|dad|the kids|school) (?:wo${NOT} |do${NOT} |does${NOT} |ca${NOT} )?(?:sees?|notices?|asks? about) (?:the|my|this) (?:\w+ )?${MARK}\b|\b${A_COVER}\b.{0,8}\bto (?:hide|cover)(?: up)? my (?:eye|neck|throat|jaw|lip)\b|\b${A_COVER}\b.{0,8}\bbefore (?:anyone|anybody|people|they|the kids|work) sees? my (?:face|eye|neck)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|${BY_ACCIDENT.source}`),
  },
]
