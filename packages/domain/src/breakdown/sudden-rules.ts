// A body in danger, told as people tell it: by what they see, in few words, without a name for it.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, ELDER } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
const SMALL = `(?:baby|bub|bubba|newborn|toddler|bairn|wee man|wee one|little (?:one|fella|man)|infant|${CHILD})`
const NOT_MEANT = new RegExp(
  `${ABOUT_IT.source}|\\b(?:cake|recipe|costume|makeup|make-up|paint|playing|plant|plants|roses|car (?:battery|engine)|rac|(?<!the |in )car (?:conked|not|wo)|milk left|shopping left|engine|laptop|phone|computer|printer|boiler|lego|teddy|doll|toy|balloon|match report|quiz|sims)\\b`,
)

export const SUDDEN: readonly HeavyRule[] = [
  {
    id: 'out-of-the-house',
    named: oneOf(
      String.raw`\b(?:carbon monoxide|co|gas) (?:thing|alarm|detector)(?:['’]?s| is| keeps?)? (?:bleep\w*|beep\w*|going|gone) ?(?:off)?\b`,
      String.raw`\b(?:chip pan|frying pan|pan|oven|toaster|microwave|sofa|curtains?|tumble dryer|kitchen|bin)(?:['’]?s| has| is)? (?:gone up|on fire|caught fire|in flames|up in flames)\b`,
      String.raw`(?<!\blike an? )\b(?:house|flat|bedroom|bed|building|car|van)(?:['’]?s)? on fire\b`,
      String.raw`\bsmoke (?:is )?(?:coming )?(?:out of|out|from) (?:the )?(?:socket|plug|fuse ?box|wall|dryer|washing machine|tv)\b|\b(?:battery|charger|scooter)\b.*\b(?:swelling|hissing|smoking|sparking)\b`,
      String.raw`\b(?:everyone|all of us|both of us|we all)\b.*\b(?:headaches?|dizzy|sleepy|sick)\b.*\b(?:boiler|heater|stove|fire|gas)\b`,
    ),
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:batter(?:y|ies) low|low battery|new batter\\w*|replace|test)\\b`,
    ),
  },
  {
    id: 'emergency',
    named: oneOf(
      // Without drink, and what fell on somebody.
      String.raw`\b(?:days?|hours|nights|a week|1 week|one week) (?:of )?(?:no|without|off|clean of) (?:the |a |any )?(?:drink(?:ing)?|alcohol|booze|vodka|beer|wine)\b.*\b(?:shak(?:ing|y|es)|sweat(?:ing|s|y)|seeing (?!(?:a|my|the|mum|dad|friends)\b)|hallucinat\w*|(?:had|having) (?:a )?(?:fit|seizure)s?|seizures?|(?:being|feel|feeling|keep being|so|really) sick|confused)`,
      String.raw`\b(?:stopped|quit|gave up|given up|off|without a|last) (?:drink\w*|the (?:drink|booze)|booze|alcohol|vodka)\b.*\b(?:shak(?:ing|y)|the shakes|sweat(?:ing|s|y)|seeing (?:things|spiders|bugs|people|shapes|rats)|hallucinat\w*|(?:had|having) (?:a )?(?:fit|seizure)s?|seizures)\b`,
      String.raw`\b(?:tractor|quad|car|van|lorry|digger|horse|bull|cow|machine|forklift|tree|wall|wardrobe|trailer|bale)\b(?: \p{L}+)? (?:rolled|fell|tipped|landed|collapsed|came down|dropped|stood) (?:over )?(?:on|onto|on top of|over) (?:my |the |our )?(?:${ELDER}|${CHILD}|him|her|me|us|them|brother|sister|wife|husband|worker|lad|neighbour|foot|leg|arm)\b`,
      String.raw`\b(?:he|she|they|mate|friend|brother|sister|son|daughter) (?:has |have |just )*(?:shot up|injected|used)\b.*\b(?:gone (?:grey|gray|blue)|wo ?n['’]?t wake|not waking|limp|floppy)\b`,
      String.raw`\b${SMALL}\b.*\b(?:drank|drunk|ate|eaten|licked|swallowed) (?:some |the |a |my |of |half )*(?:dishwasher|bleach|cleaner|weed ?killer|antifreeze|perfume|vape|nail (?:varnish|polish))\b`,
      String.raw`\b(?:swal+ow\w*|ate|eaten|in (?:his|her|their) (?:mouth|nose|throat))(?: \p{L}+){0,3} batter(?:y|ies)\b|\bbutton batter(?:y|ies)\b.*\b(?:swal+ow\w*|ate|mouth|nose|missing)\b`,
      String.raw`\bshook (?:him|her|the baby|my baby)\b.*\b(?:once|quiet|limp|floppy|sleepy|stopped|still)\b`,
      String.raw`\b(?:fell|fallen|fall|falls)\b(?! (?:behind|asleep|in love|out with)).*\b(?:talk\w* (?:\p{L}+ )?(?:funny|weird|strange|nonsense|odd)|slurr\w*|not making sense|does ?n['’]?t know (?:me|who|where))\b`,
      String.raw`\b(?:have ?n['’]?t|havent|not) (?:drunk|had a drink|touched a drop)\b.*\bsince\b.*\b(?:shak(?:ing|y)|the shakes|sweat\w*|seeing things)\b`,
      String.raw`\bburn(?:ed|t)?\b.*\b(?:skin is|its|it['’]s|gone|turned) (?:all )?(?:white|charred|leathery)\b(?!.*\b(?:shirt|toast|pan)\b)`,
      String.raw`\bhot and (?:muddled|confused)\b|\bmuddled\b.*\b(?:fever|hot|uti|since the op|shiver\w*)\b`,
      String.raw`\bbleed(?:ing|s)?\b (?:still |really |just )*(?:wo ?n['’]?t|will not|not|does ?n['’]?t) stop\w*\b|\b(?:flatmate|housemate|roommate|mate|friend|mum|dad|nan|gran\w*|son|daughter|wife|husband|partner|boyfriend|girlfriend|he|she) wo ?n['’]?t wake(?: up)?\b(?! (?:for|in time|early|until|before|on time|me|him|her))`,
      String.raw`\b(?:${ELDER}|he|she|neighbour|wife|husband)(?:['’]?s| has| have)?(?: just)? (?:fallen|fell)(?: over| down| again)*\b.*\b(?:do ?n['’]?t know what to do|what do i do|ca ?n['’]?t (?:get|lift))\b`,
      // Stroke.
      String.raw`(?<!\b(?:since|after|back|breast) (?:\p{L}+['’]?s? )?)\bstroke (?!(?:the|my|our) ).*\b(?:ca ?n['’]?t|cannot) (?:talk|speak|move|walk|swallow)\b(?!.*\b(?:ago|last (?:week|month|year)|therap\w*)\b)|\bstroke (?:just|right) now\b`,
      String.raw`\bface\b.{0,12}\b(?:gone |looks? |is |went )*(?:funny|droop\w*|dropped|lopsided|wonky|slack|numb)\b(?:.*\bside\b)?|\bface droopy\b`,
      String.raw`\b(?:ca ?n['’]?t|cannot|can not|wo ?n['’]?t) (?:lift|move|feel|raise|use) (?:his|her|my|their|one|the) (?:left |right |whole )?(?:arm|side|leg|hand|face)s?\b(?![^,.;]*\b(?:gym|workout|doms|leg day|squats|marathon|frozen)\b)`,
      String.raw`\b(?:talks?|talking|words?|speech|speaking|sentences?)\b.{0,16}\b(?:jumbled|wrong|slurr\w*|slurry|gibberish|muddled|garbled|nonsense)\b(?!.*\b(?:essay|translation|slides|script)\b)|\bgone slurry\b`,
      String.raw`\b(?:suddenly|sudden)\b.*\b(?:ca ?n['’]?t see|blind|double vision|vision)\b|\bca ?n['’]?t see out of (?:one|my|his|her)\b`,
      // Heart and breath.
      String.raw`^(?:please |pls )?help\b(?! if\b).{0,12}\bchoking on\b|\b${SMALL}\b.*\b(?:refus\w*|not|wo ?n['’]?t|off|no) .{0,12}\b(?:milk|bottle|feeds?|feeding|breast)\b.{0,12}\b(?:blue|grey|floppy|limp)\b`,
      String.raw`\b(?:tight(?:ness)?|band|pressure|weight|elephant|crushing|squeez\w*|heavy)\b.{0,24}\b(?:chest)\b|\bchest (?:pain|is tight|tight|feels? (?:tight|heavy|crushed)|hurts)\b|\bclutching (?:his|her|my|their) chest\b`,
      String.raw`\bpain (?:going |shooting |down |in )*(?:down )?(?:my|his|her|the) (?:left )?(?:arm|jaw)\b.*\b(?:sweat\w*|sick|chest|breath|grey|lots)\b|\bheart\b.*\b(?:somersaults|grey|faint|collaps\w*|stopp\w*)\b`,
      String.raw`\b(?:ca ?n['’]?t|cannot|can not|struggling to|hard to) (?:get )?(?:a |my |any )?(?:full |proper |deep )*(?:breath|breathe|air)\b(?: in)?(?!.*\b(?:jeans|dress|mask|laugh\w*|excit\w*|panic\w*|scan|exam|interview|meeting|thinking)\b)`,
      String.raw`\bbreath(?:in|ing)\b.{0,12}\b(?:awful |very |really |so )*(?:fast|funny|odd|weird|rattl\w*|shallow|noisy)\b|\bsuck\w* (?:his|her|their) ribs\b|\blips?\b.{0,12}\b(?:bit |gone |a bit |turning |look )*(?:blue|grey|purple)\b`,
      String.raw`\b(?:puffer|inhaler|ventolin)\b.*\b(?:wheez\w*|not (?:touching|working|helping)|ran out|run out|empty|gone)\b(?!.*\b(?:order|reorder|prescription|repeat)\b)|\bwheez\w*\b.*\b(?:bad|ca ?n['’]?t|worse|inhaler|puffer)\b`,
      // Fits and heads.
      String.raw`\b(?:having|has|had|have|make|makes|made|took|taking) (?:a |an |another |his first |her first )?(?:seizure|fit|convulsion|funny turn)\b(?! (?:of|over|about|if)\b)(?!.*\b(?:dementia|laugh\w*|giggles|room|kit)\b)|\bjerking all over\b|\bfirst ever fit\b|\bwent stiff\b|\bstiff and blue\b`,
      String.raw`\b(?:hit|banged|bumped|bashed|cracked|smacked) (?:his|her|my|me|their) head\b.*\b(?:throw\w* up|sick|sleepy|drowsy|confused|thinners|dizzy|blood|warfarin|vomit\w*|since|does ?n['’]?t)\b`,
      String.raw`\b(?:fell|fallen|dropped|rolled) (?:off|down|from|out of)\b.*\b(?:sleepy|drowsy|not waking|vomit\w*|floppy|limp|unconscious|knocked out|bleeding|ca ?n['’]?t remember)\b|\bcame off my (?:bike|horse|motorbike|scooter)\b.*\b(?:remember|head|blank)\b`,
      String.raw`\b(?:worst|thunder\w*|sudden) headache\b|\bheadache\b.*\b(?:clap|worst|seeing stars|stiff neck|exploded)\b|\bstiff neck\b.*\b(?:light|fever|rash)\b`,
      // Blood.
      String.raw`\b(?:wo ?n['’]?t|not|does ?n['’]?t|ca ?n['’]?t) (?:stop|stopping) (?:pissing |pouring |gushing )?(?:blood|bleeding)\b|\b(?:pissing|gushing|pouring|spurting) (?:with )?blood\b|\bnose ?bleed\b.*\b(?:hours?|not stop|wo ?n['’]?t|still)\b|\bcough\w* up\b.*\b(?:blood|red)\b|\bvomit\w* blood\b`,
      String.raw`\b(?:poo|poop|stool|shit) (?:is )?(?:black|like tar|bloody)\b|\bblack like tar\b`,
      // Down.
      String.raw`\b(?:went|gone|go) down like a\b|\b(?:keep|kept|keeps) (?:blacking|passing|conking) out\b|\b(?:passed|blacked|conked) out\b(?!.*\b(?:fabric|drunk lol|curtain)\b)|(?<!\b(?:tent|gazebo|shelf|roof|shed|business|deal|marriage|economy|tower|bridge)(?: that| has| just)* )\bcollaps(?:ed|ing)\b(?! (?:tent|shelf|chair|cake|shed|buggy|pram|fence|deal))|\bfrozen stiff\b|(?<!\b(?:cursor|traffic|queue|house|flat|line|app|server|screen|mouse|parcel|stock|dog|cat|rabbit|hamster|puppy|kitten|hen|horse|pony)(?: is)? )\b(?<!\bi['’]?m )not (?:moving|waking)(?: up)?\b(?! (?:house|home|in|out|flat|on|to|forward|back(?! and)|abroad|into|schools?|jobs|cities|countries)\b)`,
      // Allergy and poison.
      String.raw`\b(?:throat|tongue|lips?|face)(?:['’]?s| is| are| feels?| gone| going| getting| gets| has)* (?:closing|swelling|swollen|swole|big|fat|tight|puffing)\b(?!.*\b(?:filler|dentist|injection)\b)|\bhives\b.*\b(?:faint|breath\w*|tight|dizzy|swelling|tablets)\b`,
      String.raw`\b${SMALL}\b.*\b(?:got into|had it in (?:her|his) mouth|in (?:her|his|their) mouth|swallowed|drank|found my|found the|chewed)\b.*\b(?:tablets?|pills?|tab|bleach|battery|batteries|capsule|pod|medicine|bottle|magnet|coin|mouth|meds)\b|\b(?:dishwasher|washing) (?:tab|tablet|pod|capsule)\b.*\b(?:mouth|swallow\w*|ate|baby|toddler)\b`,
      String.raw`(?<!^(?:check|see|make sure|hope)\b.*)\b(?:he|she|they)(?:['’]s| has| have|['’]ve)?(?: just)? swallowed (?:my |the |some |all |of |a )+(?:tablets?|pills?|meds|batter(?:y|ies)|magnets?|bleach|coins?|capsules?|weed ?killer)\b`,
      String.raw`\bmushrooms?\b.*\b(?:vomit\w*|sick|throwing up)\b|\b(?:brown|tiger) snake\b|\bsnake (?:got (?!(?:out|away|loose|stuck|lost|its|an?|some)\b)|bit\b|bite\b)|\b(?:snake|spider|adder) (?:bit|got) (?:me|him|her)\b|\bbat (?:scratched|bit) me\b`,
      // Infection, sugar, heat and cold.
      String.raw`\brash\b.*\b(?:glass|does ?n['’]?t fade|do ?n['’]?t go|wo ?n['’]?t fade|not fad\w*)\b|\b(?:hands?|skin|legs?) (?:is |are |all |gone )?mottled\b|\bred (?:line|streak)\b.*\b(?:up|arm|leg)\b|\bnot made sense all day\b`,
      String.raw`\b(?:confused|not making sense|does ?n['’]?t know where)\b.*\b(?:hot|fever|uti|temperature|shiver\w*|boiling|infection)\b|\b(?:boiling hot|high fever)\b.*\b(?:confused|floppy|uti)\b`,
      String.raw`\bblood(?:s|['’]?s)? (?:is )?(?:reading|reads|says) hi\b|\bbreath smells? (?:like|of) (?:pear|nail|acetone)\b|\bdiabetic\b.*\b(?:pear drops|vomit\w*|breath)\b`,
      String.raw`\bca ?n['’]?t stop shivering\b|\bstopped sweating\b|\bgone (?:hypothermic|blue with cold)\b|\bleft in the car in the (?:sun|heat)\b|\b${SMALL}(?: is| left| locked| stuck| alone| asleep)* in (?:the |a )?(?:hot|boiling|locked) car\b|\b(?:kettle|boiling water|tea|coffee|soup|oil)\b.*\b(?:over|on|down) (?:my (?:foot|hand|leg|arm)|himself|herself|him|her|the baby|the toddler|themselves)\b(?! (?:shirt|top|dress|jumper|jeans|homework|laptop|book))|\bskin (?:is )?(?:coming|peeling) off\b(?!.*\b(?:sunburn|face mask|tan)\b)`,
      // Pregnant, new, old.
      String.raw`\b\d{2} weeks?\b.*\b(?:baby (?:has )?(?:gone quiet|stopped|not mov\w*)|bleeding|waters)\b|\bwaters (?:broke|have broken|gone) at (?:2\d|3[0-6])\b|\b(?:not|have ?n['’]?t|has ?n['’]?t) felt (?:him|her|the baby|baby|it) (?:kick|move|moving)\b|\bpregnant\b.*\b(?:seeing stars|swollen hands|bleeding|headache|ca ?n['’]?t see)\b`,
      String.raw`\b${SMALL}\b.*\b(?:floppy|wo ?n['’]?t feed|(?:wo ?n['’]?t|ca ?n['’]?t) wake\b(?! (?:up )?(?:for|in time|early|to)\b)|stiff and|turned blue|no wet nappy|has ?n['’]?t had a wet nappy|not had a wet nappy|fontanelle)\b|\b(?:baby|newborn|bub)\b.*\b(?:3[89]|40|41)(?:\.\d)?\b.*\b(?:weeks?|month|days?) old\b|\bno wet nappy\b`,
      String.raw`\b(?:fell|fallen|fall)\b.*\b(?:leg|hip|foot|wrist|arm)\b.{0,10}\b(?:turned out|bent|wrong way|shorter|broken|odd angle)\b|\b(?:${ELDER}|me dad|my dad)\b.*\b(?:has ?n['’]?t|not|nothing) (?:drunk|drank|drink|had a drink)\b.*\b(?:since|days|anything)\b`,
      String.raw`\bdog (?:bit|has bit|bitten|attacked|savaged)\b.*\b(?:face|throat|neck|baby|boy|girl|arm open|deep)\b|\btick bite\b.*\b(?:ring|droopy|rash|fever|numb)\b`,
    ),
    exceptInClause: NOT_MEANT,
  },
]
