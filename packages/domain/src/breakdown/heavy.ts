import {
  EMERGENCY,
  FLEES,
  HARMED,
  IN_CRISIS,
  OTHER_IN_CRISIS,
  OUT_OF_THE_HOUSE,
  OVERDOSED,
  THREATENED,
  US,
  WHEN_GONE,
} from './danger-words.ts'
import { FETCHED_FROM_REHAB } from './errand-rules.ts'
import { DISCLOSED } from './disclosed-words.ts'
import { DISCLOSED_HARM, DISCLOSED_LIFE } from './disclosed-life.ts'
import {
  DEATH,
  MACHINE_DIES,
  REGISTERING,
  TELLING,
  TELLS_SCHOOL,
  TELLS_WORK,
  THING_DIES,
  UNDERTAKER,
} from './death-words.ts'
import { ALARMED } from './alarm-words.ts'
import { CARED_FOR_AT_HOME } from './care-words.ts'
import { CARE_TALKS } from './care-talk-rules.ts'
import { COMFORT } from './comfort-words.ts'
import { OWN_UNDER_CONTROL } from './control-words.ts'
import { DEEDS_THAT_WEIGH, WITHOUT_BOND } from './deed-rules.ts'
import { HEARD_FIRST, HEARD_LATER } from './heard-words.ts'
import { HINTED_DANGER } from './hinted-danger.ts'
import { IN_FEW_WORDS, IN_FEW_WORDS_FIRST } from './in-few-words.ts'
import { LIVED_THROUGH_RULES } from './lived-through.ts'
import { IN_THE_MIDST_RULES } from './in-the-midst-rules.ts'
import { NEAR_HARM } from './near-harm-rules.ts'
import { OF_LIVELIHOOD } from './livelihood-rules.ts'
import { HARM_TOLD } from './harm-told.ts'
import { SOFTLY_SAID } from './softly-said.ts'
import { SUDDEN } from './sudden-rules.ts'
import { THREATENED_LATER, TOLD_PLAINLY } from './told-plainly.ts'
import { ABOUT_IT, FELT_SINCE, HARMLESS, OLD_SMOKE, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, HOUSEHOLD, PARTNER, PERSON, RELATIVE } from './people-words.ts'
import { PET_RULES } from './pet-rules.ts'
import type { Template } from '@glimmer/content/breakdown/template'
import { DANGER } from '@glimmer/content/breakdown/templates/heavy-danger'
import { DEEDS } from '@glimmer/content/breakdown/templates/heavy-deeds'
import { AMONG_ERRANDS } from '@glimmer/content/breakdown/templates/heavy-errands'
import { AT_HOME } from '@glimmer/content/breakdown/templates/heavy-home'
import { CARE } from '@glimmer/content/breakdown/templates/heavy-care'
import { HINTED } from '@glimmer/content/breakdown/templates/heavy-hinted'
import { IN_THE_MIDST } from '@glimmer/content/breakdown/templates/heavy-in-the-midst'
import { LIVED_THROUGH } from '@glimmer/content/breakdown/templates/heavy-lived'
import { REMEMBERING } from '@glimmer/content/breakdown/templates/heavy-remembering'
import { HEAVY_NEAR_HARM } from '@glimmer/content/breakdown/templates/heavy-near-harm'
import { SAID } from '@glimmer/content/breakdown/templates/heavy-said'
import { SIGNS_OF_WEIGHT } from '@glimmer/content/breakdown/templates/heavy-signs'
import { TALKS } from '@glimmer/content/breakdown/templates/heavy-talks'
import { UPHEAVAL } from '@glimmer/content/breakdown/templates/heavy-life'
import { LOSS } from '@glimmer/content/breakdown/templates/heavy-loss'
import { PARTING_RULES } from './parting-rules.ts'
import { REMEMBERED } from './remembering-rules.ts'
import { SAID_IN_FULL, SAID_IN_FULL_FIRST } from './said-in-full.ts'
import { ON_HARD_DAYS, ON_HARD_DAYS_FIRST } from './said-on-hard-days.ts'
import { UNSAID } from './unsaid-rules.ts'

/** Every template for what weighs heavily. They are chosen by what the whole title speaks of, never by a score. */
export const HEAVY_TEMPLATES: readonly Template[] = [
  ...DANGER,
  ...HINTED,
  ...LOSS,
  ...UPHEAVAL,
  ...AT_HOME,
  ...AMONG_ERRANDS,
  ...DEEDS,
  ...CARE,
  ...SAID,
  ...HEAVY_NEAR_HARM,
  ...IN_THE_MIDST,
  ...TALKS,
  ...REMEMBERING,
  ...LIVED_THROUGH,
  ...SIGNS_OF_WEIGHT,
]

const NOT_IN_PLAY = String.raw`(?! (?:at|in (?:the )?(?:\w+ )?(?:race|game|match|quiz|final)|to it|to the|on (?:the|his|her) (?:swings?|bike|scooter|trike)|for an? (?:meeting|chat|coffee|drink|word)|an?|some|the|up|back|out of)\b)`
const LAID_HANDS_ON = String.raw`grabbed (?:hold of )?my (?:arms?|wrists?|hair|throat|neck|face|shoulders?|collar)|(?:threw|chucked|lobbed|hurled) (?:a|an|the|his|her|my|their) (?!(?:\w+ )?(?:lot|load|questions?|curve ?ball|ball|frisbee|snowball|cushion|pillow|toys?|tasks?|deadlines?|projects?|party|kiss|tantrum|wobbly)\b)\w+(?: \w+)? at (?:me|us|my head)`
const HITS = String.raw`(?:hit|hits|hitting|beats?|beating|hurts?|hurting|chok(?:es?|ed)|threaten(?:s|ed|ing)?|push(?:ed|es)|punch(?:ed|es)|kick(?:ed|s)|slap(?:ped|s)|strangle[ds]?|grab(?:bed|s)|shov(?:ed|es)|lock(?:ed|s)|bit|burn(?:ed|t)|spat (?:on|at)) ${US}\b(?<!['’]s)(?!['’])${NOT_IN_PLAY}`

/** Who is fetched needs a driver. */
const GIVES_A_LIFT = String.raw`\b(?:pick|collect|fetch|drop)\w*\b(?:(?!\b(?:results?|letter|diagnosis)\b).)*\b(?:from|off at|to|for|after) (?:the |her |his )?(?:chemo\w*|radiotherapy|oncology)\b`

const LUMP = String.raw`\b(?<!\b(?:dog|cat|rabbit|hamster|cushion|mattress)(?:['’]?s)? )lumps?\b(?! (?:sums?|of|hammer)\b)`
const SEES_DOCTOR = String.raw`\b(?:go(?:ing)? to|ring|call|phone|email|book|see|tell|ask|contact|show|looked at|seen|checked)\b.{0,24}\b(?:gp|doctors?|dr|surgery|nurse|clinic|practice|hospital|health centre)\b`

/** In this order: what endangers a life is looked for first. */
export const HEAVY_RULES: readonly HeavyRule[] = [
  ...IN_THE_MIDST_RULES,
  ...SAID_IN_FULL_FIRST,
  ...SOFTLY_SAID,
  ...SUDDEN,
  ...HARM_TOLD,
  ...NEAR_HARM,
  ...IN_FEW_WORDS_FIRST,
  ...ON_HARD_DAYS_FIRST,
  ...HEARD_FIRST,
  ...WITHOUT_BOND,
  ...DISCLOSED,
  ...DISCLOSED_HARM,
  ...OWN_UNDER_CONTROL,
  ...HINTED_DANGER,
  ...UNSAID,
  ...COMFORT,
  {
    id: 'overdose',
    named: OVERDOSED,
    except: new RegExp(
      `\\b(remember|remind|stop|don['’]?t|avoid|never)\\b.*\\btak(e|ing)\\b|\\bextra (time|day|care)\\b|${HARMLESS}`,
    ),
  },
  {
    id: 'emergency',
    named: EMERGENCY,
    except: new RegExp(
      `${ABOUT_IT.source}|\\bwhat to do if\\b|\\b(first aid|cpr|for school|for work|my alarm|years ago|last (week|month|year)|appointment|laughing|with laughter|nose ?bleed)\\b`,
    ),
  },
  {
    id: 'out-of-the-house',
    named: OUT_OF_THE_HOUSE,
    except:
      /\b(fire (drill|door|pit)|candle|test(ed|ing)?|battery|record|marathon|book|insurance|last (week|month|year))\b/,
    exceptInClause: OLD_SMOKE,
  },
  {
    id: 'crisis-other',
    named: OTHER_IN_CRISIS,
    except: new RegExp(
      `\\b(?:prevention|awareness|squad|training)\\b|${HARMLESS}|\\b(?:die[ds]\\b|funeral|anniversary)`,
    ),
  },
  {
    id: 'crisis',
    named: IN_CRISIS,
    except: new RegExp(
      String.raw`${HARMLESS}|\b(prevention|awareness|squad|training|die(d|s)? by suicide|shaving|cut myself (a|some)|by accident)\b`,
    ),
  },
  {
    id: 'help-now',
    named:
      /\b(crisis (line|team|text|service|number|caf[eé])|samaritans|(suicide |crisis |emergency )?help ?lines?|116 ?123|988|85258|lifeline|childline|(call|ring|phone|text|contact) (refuge|women['’]?s aid|papyrus|the crisis team)|(call|ring|dial|phone) (999|911|112|111|an ambulance)|ambulance|(go|get|take \w+) to (a ?& ?e|a and e|casualty|the emergency (room|department))|emergency (doctor|gp|appointment|services|room)|out of hours (gp|doctor))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(it|customer|tech) help ?line\\b|\\b111 (about|for|re)\\b|\\bvolunteer\\w*`,
    ),
  },
  THREATENED_LATER,
  ...THREATENED.map((named) => ({ id: 'danger-now', named, except: ABOUT_IT })),
  { id: 'violence', named: HARMED, except: ABOUT_IT },
  {
    id: 'violence',
    named: FLEES,
    except:
      /\b(surprise|present|party|shops?|traffic|airport|train|bus|bath|shower|bed|pyjamas|dressed|rush hour)\b/,
  },
  ...ALARMED,
  {
    id: 'when-gone',
    named: WHEN_GONE,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(holiday|away|trip|weekend|plants?|cats?|dogs?|fish|hens|parcels?|out of office|work|handover|leaving (do|card|party)|(my|a|the) will|life insurance|pension)\\b`,
    ),
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(domestic (abuse|violence)|abus(e[ds]?|er|ive|ing)|violent|violence|raped?|rapist|sexual(ly)? assault\w*|assault(ed)?|stalk(er|ed|ing)|restraining order|non[- ]?molestation|women['’]?s (refuge|aid)|${HITS}|threaten(ed|ing)|coercive|(been|was|being|got) groomed by|groom(ed|ing) (me|my (?:${CHILD}|sister|brother)(?<!['’]s)(?!['’]))|molest\w*|harass\w*|(scared|afraid|frightened|terrified) of (him|her|my (${HOUSEHOLD}))|escape (from )?(my )?(partner|husband|boyfriend|ex|him)|(revenge|non-?consensual) (porn|photos)|blackmail\w*|spiked|attacked|mugged|trafficked|forced marriage|honou?r[- ]based|fgm|${LAID_HANDS_ON}|(he|my ex|she) (won['’]?t|wo not|will not) leave me alone|(he|my ex|she) (keeps|won['’]?t stop) (texting|calling|ringing|messaging|following|turning up(?! (?:late|early)\b)|threatening))\b`,
    ),
    except:
      /\b(stop (\w+[- ])?stalking (my|his|her) (ex|insta\w*|profile)|substance abuse|drug abuse|alcohol abuse|rape ?seed|film|video ?game|hit (me|us) (up|back)|beat me to (?:it|the|work)|beats? me at (?!night|home)|kick(?:ed|s) me (?:off|out of)|push(?:ed|es) me to|lock(?:ed|s) us in to|lock(?:ed|s) us (?:in|out of) the (?:garden|car)|(?:toddler|baby|[1-6] year old)(?: has| just)? (?:hit|bit|kicked|slapped|punched|pushed) me|(?:web ?site|site|app|account|bank|system|laptop|computer|phone|portal|page|login|email|door|wind) (?:(?:has|have|keeps?|just|then) )*lock(?:ed|s|ing)? me|lock(?:ed|s) me out of (?:my|the|our) (?:\w+ )?(?:account|email|phone|app|laptop|banking|profile)|(?:canvas|blackboard|moodle|duo|okta|outlook|gmail|google|apple|icloud|insta(?:gram)?|facebook|snap(?:chat)?|tiktok|paypal|amazon|netflix|teams|zoom|steam|xbox|discord|monzo|revolut|revenue|workday) (?:(?:has|have|keeps?|just) )*lock(?:ed|s|ing)? me|^(?:reality|it|grief|panic|everything|this|tiredness|exhaustion|sadness|the news) (?:all |has |just |really |finally |suddenly )*hit me\b(?!.*\b(?:he|she|they|him|her)\b)|(?:school|work|bank|hmrc|council|dwp|uni|university|college|company|agency|insurers?|supplier|provider|printer|court)(?: (?:is|are|keeps?|has|have|just))* threaten(?:s|ed|ing)?|attacked by (ants|moths|slugs)|(?:cage|hutch|tank|mouse|mice|hamster|gerbil|rat|rabbit|ferret|parrot|budgie|kitten|puppy|cat|snake|fish)\b.*\b(?:bit|scratched|kicked) me)\b/,
  },
  {
    id: 'eating',
    named:
      /\b(anorexi\w*|bulimi\w*|eating disorder|bing(e|ed|eing|ing) and purg\w*|purging|starv(e|ed|ing) my ?self|^(?:i )?(?:want to |going to |just |need to |have to )*(?:stop|not) eating(?: (?:again|altogether|for (?:a|\d+|two|three) (?:days?|weeks?)))?$|mak(e|ing) my ?self (sick|throw up))\b/,
    except: ABOUT_IT,
  },
  FETCHED_FROM_REHAB,
  {
    id: 'addiction-other',
    named: new RegExp(
      String.raw`\b(?:${PERSON}|he|she|they|him|her)\b.*\b(drinking( too much| again)?|alcoholi\w*|addict(ed|ion)?|on drugs|using again|relaps\w*|gambl\w*|rehab|back on (?:the )?(?:drugs?|drink|gear|booze|bottle|heroin|crack|weed|coke)|on the bottle)\b`,
    ),
    except:
      /\b(i (am|have|was|need|want|relapsed)|(?:i['’]?(?:ve|m)|ive|im) (?:been |just |started |back )*(?:using|drinking|gambling|relapsed|on)|tell (my |the |him|her)|essay|film|drinking (water|milk|coffee|tea|games?|fountain))\b/,
  },
  {
    id: 'addiction',
    named:
      /\b(relaps\w*(?! (?:of|in|on) (?!(?:my )?(?:drink\w*|alcohol|booze|drug\w*|heroin|coke|cocaine|weed|gambl\w*|self)))|rehab(?! (exercises|the|my|an?) ?)|sobriety|(get|stay|getting|staying) sober|alcoholi\w*|addict(ed|ion|s)?|substance abuse|drug (problem|use|service|abuse)|alcohol abuse|(stop|quit|stopping|quitting|cut down( on)?|reduce) (my )?(drinking|alcohol|using(?=$|[,.;!]| (?:again|drugs?|coke|weed|heroin|gear|crack|meth|pills|for good|altogether|today|tonight|tomorrow|completely|now|and|or|but|before|because)\b)|coke|weed|drugs|cocaine|heroin)|drinking (again|too much)|started (drinking|using) again|(?:i['’]?(?:ve|m)|i have|ive|im) (?:been |just |back )*using again|heroin|cocaine|gambl(e|ed|ing)|betting)\b/,
    except:
      /\b(phone|sugar|chocolate|screen|shopping|book|tv) addict\w*|\brelaps\w*\b(?=.*\b(?:ms|steroids?|symptoms?|scan|flare)\b)|\b(?:neurolog\w+|ms nurse|consultant|rheumatolog\w+|gastro\w*|oncolog\w+|haematolog\w+)\b.*\brelaps|\busing (?:buy now|klarna|clearpay|plastic|amazon|uber|deliveroo|ai|chatgpt)\b|\baddicted to (?:that|this|the|a) (?:\w+ )?(?:show|game|series|song|book|podcast|app|programme|soap|box ?set)|\baddicted to love\b|drinking (coffee|tea|coke|fizzy|so much coffee|cola|monster|red bull|pepsi|lucozade|energy|squash|juice|from|out of|enough)|(essay|film|lecture|article)\b/,
  },
  ...LIVED_THROUGH_RULES,
  ...DEEDS_THAT_WEIGH,
  ...CARED_FOR_AT_HOME,
  ...TOLD_PLAINLY,
  ...IN_FEW_WORDS,
  ...HEARD_LATER,
  ...DISCLOSED_LIFE,
  {
    id: 'baby-loss',
    named:
      /\b(miscarr\w*|still ?b(orn|irth)\w*|baby loss|lost (the|our|my|a) (baby|pregnancy)|ectopic|d&c|d & c|sands group)\b|\bbaby('s)? (die[ds]|died|death|funeral|ashes|grave)\b/,
    except:
      /\b(?:card|flowers|message|text|letter|meal|something) (?:for|to) .*\b(?:whose|who|friend|sister|neighbour|colleague|someone)\b|\banniversary of (?:the |my |our |her )?(?:miscarr|still|baby)|\b(?:miscarriage|stillbirth|baby loss) anniversary\b/,
  },
  {
    id: 'pregnancy-choice',
    named:
      /\b(abortion|terminat\w* (of )?(the |my )?pregnancy|(end|ending) (the|my) pregnancy|unplanned pregnan\w*|accidentally pregnant|morning after pill|positive pregnancy test)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'death-work',
    named: new RegExp(`${TELLS_WORK.source}.*${DEATH.source}`),
    except: new RegExp(
      `${MACHINE_DIES.source}|\\bdead (?:batter(?:y|ies)|link|space|end)\\b|\\bdying (?:to|for|of)\\b|\\b(?:condolences?|sympathy|sorry for|whose)\\b|\\b(?:his|her|their) \\w+ (?:has |have |just )*(?:died|passed)\\b|${ABOUT_IT.source}`,
    ),
  },
  {
    id: 'death-tell',
    named: new RegExp(`${TELLING.source}.*${DEATH.source}|${DEATH.source}.*${TELLING.source}`),
    except: new RegExp(
      `${THING_DIES.source}|\\b(bank|council|dwp|hmrc|pension|tell us once|landlord)\\b|${ABOUT_IT.source}`,
    ),
  },
  {
    id: 'ashes-collect',
    named: /\b(collect\w*|pick(ing)? up|pick .* up|fetch\w*|bring(ing)? home|get)\b.*\bashes\b/,
    except: /\b(fire|fireplace|barbecue|bbq|grate|stove|wood ?burner|cricket|tickets|scatter\w*)\b/,
  },
  ...PET_RULES,
  {
    id: 'condolence-answer',
    named: /\b(reply|respond|answer|write back|get back|acknowledge|thank\w*)\b.*\b(sympathy|condolences?)\b/,
  },
  {
    id: 'eulogy',
    named:
      /\b(eulogy|obituary|(?:write|draft|finish|submit) (?:the |his |her |an? )?obit|(funeral|memorial) (speech|reading|words|poem))\b/,
  },
  { id: 'quiet-way', named: TELLS_SCHOOL, except: new RegExp(`${THING_DIES.source}|${ABOUT_IT.source}`) },
  {
    id: 'condolence',
    named: new RegExp(
      String.raw`\bsend (?:some |a )?(?:flowers|card|food)\b.*\blost (?:her|his|their) |\b(condolences?|sympathy|bereavement card|sorry for (your|their|his|her) loss)\b|\b(card|letter|message|text|flowers|note|write|reply|call|check (in )?on|visit|ring|food|lasagne|meal)\b.*\b(whose|her|his|their|after) .{0,20}\b(died|death|passed away|funeral|loss|miscarriage)\b|\b(?:friend|neighbour|colleague|boss|classmate|flatmate|housemate|teacher)['’]?s \w+ (?:has |have |just )*(?:died|passed away)\b|\bwhat (?:do|should|can|to) (?:i )?say\b.*\b(?:died|passed away)\b|\b(?:died|passed away)\b.*\bwhat (?:do|should|can|to) (?:i )?say\b`,
    ),
    except: /\bthank/,
  },
  { id: 'death-register', named: REGISTERING },
  {
    id: 'death-papers',
    named: new RegExp(
      String.raw`\b(probate|death certificate|tell us once|inheritance tax|executor|letters of administration|death (?:benefit|in service)|bereavement (?:payment|allowance|support payment)|widow(?:er)?['’]?s? pension)\b|\b(cancel|close|notify|bank|account|pension|council|dwp|hmrc|phone contract|subscriptions?|estate|will|solicitor|bills|insurance|tax)\b.*(\b(died|death|dead|late (?:${ELDER}|${PARTNER})|deceased|passed(?: away)?|bereavement)\b)|\bdead ${CLOSE}\b`,
      'u',
    ),
    except: new RegExp(
      String.raw`^light (?:a |the )?candle\b|^(?:collect|get|order|pick up|send off for|buy|apply for|fetch|request)\b.{0,24}\bdeath certificates?(?: copies)?$|\btell (my |our |the |his |her )?(?:${CLOSE}|family|everyone)`,
    ),
  },
  {
    id: 'belongings',
    named: new RegExp(
      String.raw`\b(sort|clear|go through|empty|pack|donate|give away|take (?:down|out)|bag|box|throw|sell|clean out|clearing|sorting|keep|tidy)\b.*\b(clothes|things|belongings|stuff|room|house|flat|wardrobe|bungalow|possessions|ashes|home|shoes|records|letters|photos|tools|shed)\b.*\b(died|death|passed( away)?|dead|funeral|gone|late (?:${ELDER}|${PARTNER}))\b|\b(late|dead) (?:${RELATIVE}|${PARTNER}) (clothes|things|house|flat|room|stuff|belongings|wardrobe)\b|\bafter (the|her|his|their) (death|funeral)\b`,
    ),
    except: new RegExp(`\\bthank|${FELT_SINCE.source}`),
  },
  { id: 'ashes-settle', named: new RegExp(`^(?:my |our )?(?:${CLOSE}) ashes$`) },
  {
    id: 'ashes-settle',
    named:
      /\b(sort|decide|deal|think|choose|settle|what to do)\b.*\bashes\b|\bashes\b.*\b(?:still|at home|(?:in|on|under|behind) (?:the|my|our|a|his|her) (?:\w+ )?(?:wardrobe|cupboard|drawer|shelf|bed|loft|garage|mantelpiece|box|boot|hall|kitchen|bedroom|house|sideboard))\b/,
    except: /\b(fire|fireplace|barbecue|bbq|grate|stove|wood ?burner|cricket|scatter\w*|tickets)\b/,
  },
  {
    id: 'ashes',
    named:
      /\b(scatter\w*|spread|release|bury|inter)\b.*\bashes\b|\bscatter(?:ing)? (?:him|her|them|mum|dad|nan|gran|grandad) (?:at|in|on|off|by|from|under)\b/,
    except: /\b(fire|fireplace|barbecue|bbq|grate|stove|wood ?burner)\b/,
  },
  {
    id: 'grave',
    named:
      /\b(visit|go to|tend|tidy|flowers (for|on)|clean|(?:put|lay|take|place) .*(?:wreath|flowers|candle|stone|lantern))\b.*\b(grave|cemetery|churchyard|crematorium|memorial (bench|stone|garden))\b|\bgrave flowers\b|\bscatter\b.*\bashes\b|\bashes\b/,
    except:
      /\bashes (?:jewellery|jewelry|ring|necklace|locket)\b|\b(fire|fireplace|barbecue|bbq|grate|stove|wood ?burner|cricket|the ashes (tickets|test))\b/,
  },
  {
    id: 'headstone',
    named: /\b(headstone|gravestone|memorial (stone|plaque|bench))\b/,
    except: /\b(clean|visit|tend|tidy)\b/,
  },
  { id: 'grief', named: FELT_SINCE },
  {
    id: 'order-of-service',
    named:
      /\border of service\b|\b(funeral|memorial|cremation)\b.*\b(print\w*|booklets?|leaflets?)\b|\bprint\w*\b.*\b(funeral|memorial|cremation)\b/,
    except: /\b(wedding|christening|blessing)\b/,
  },
  // Only the first call says that somebody has died.
  { id: 'undertaker-call', named: UNDERTAKER, except: /\bback\b.* (?:about|re|regarding) / },
  {
    id: 'funeral',
    named: new RegExp(
      String.raw`\b(funeral|cremation|burial|(for|at|after|to) the wake|wake for|(plan\w*|organi[sz]e|book|host|arrange|cater\w*|food|venue|sandwiches)\b.*\b(the|a|his|her|${CLOSE}) wake(?! up)|undertaker|coffin|headstone|gravestone|memorial( service)?|shiva|celebration of life|bury (my |our )?\w+|scattering)\b`,
    ),
    except:
      /^(?:decline|turn down|say no to)\b|^(?:make |bake |cook |do )?(?:a |the )?(?:casserole|lasagn[ae]|potato salad|sandwiches|cake|pie|dish|ham|stew|soup) for (?!(?:my|our)\b)(?:the )?\w+ funeral\b|\bsince (?:(?:the|his|her|their|mums?|dads?|nans?) )?funeral\b|^(?:book|get|buy|find|hire|order|check|sort)\b.*\b(?:trains?|flights?|tickets?|hotel|taxi|coach|bus|room for|airbnb|parking|time off|day off|babysitter|sitter|kennels?|haircut|hairdresser)\b|^pay\b.*\b(?:bill|invoice|deposit|people|directors?|costs?|for)\b|\bthank|\b(funeral (plan|for a friend)|war memorial|bury the hatchet|wake for school|bury (?:\w+ ){0,3}(time capsule|bulbs?|seeds?|seedlings?|tulips?|daffodils?|garlic|potato(?:es)?|plants?|roots?|compost|bokashi|cables?|pipes?|wires?|hose|bones?|treasure|head))\b/,
  },
  {
    id: 'anger',
    named: new RegExp(
      String.raw`\brevenge\b|\b(want to|wanna|going to|gonna|about to|could) (hit|slap|smack|thump|shake) (my|him|her|them|the (?:${CHILD}))\b|\b(kill|murder|punch|strangle|stab|hurt) (him|her|them|my (?:${PERSON}))\b`,
    ),
    except: ABOUT_IT,
  },
  ...SAID_IN_FULL,
  ...REMEMBERED,
  ...ON_HARD_DAYS,
  ...OF_LIVELIHOOD,
  ...PARTING_RULES,
  {
    id: 'court',
    named:
      /\b(court (date|hearing|case|summons|letter|order|papers|form)|(go|going|appear|called|taken|summoned|evidence) (to|in|at) (the )?(family |crown |county |magistrates['’]? )?court|magistrates['’]?|crown court|family court|tribunal|prison|arrested|police (interview|statement|station)|on bail|probation (officer|meeting|appointment)|asylum|(kids?|children|son|daughter|baby|child) .{0,16}(in|into) care\b(?! (home|of|package))|deport\w*|inquest|witness statement|social services|child protection|safeguarding meeting|(?<!\b(?:write|write up|log|record|report|raise|make|fill in|file|submit|do)\b.*)safeguarding (?:concern|referral))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\bsocial (?:services|worker)\\b.*\\b(?:stairs?|stairlift|rails?|ramps?|equipment|commode|hoist|care package|care plan|carers?|respite|adaptations?)\\b|\\bpolice station\\b.*\\b(?:lost|found|stolen|purse|wallet|keys|bike|phone|dog|noise)\\b|\\b(probation (period|review)|prison break|cv|job applications?|cover letter|(tennis|squash|badminton|basketball|food|pickleball) courts?|(?:write|letter|card|parcel|books?|visit|call|ring|send|see|money)\\b.*\\b(?:in|at|from) prison|\\bin prison\\b.*\\b(?:write|letter|card|parcel|books?|visit|send|money)|prison (?:visits?|phone|email|shop|letters?)|top up .*prison)\\b`,
    ),
  },
  {
    id: 'lump',
    named: new RegExp(`${LUMP}.*${SEES_DOCTOR}|${SEES_DOCTOR}.*${LUMP}`),
    except: /\b(?:biops\w*|results?|cancer|diagnos\w*)\b/,
  },
  {
    id: 'lump',
    named:
      /\b(found|notic\w+|felt|feel|spotted|discovered|got) (a |an |another |this |some |something like a )?(\w+ )?(lump|mole)\b|\b(new|weird|strange|funny|changed|changing|bleeding|dodgy) (lump|mole)\b|\blump (?:in|on|under) (?:my |his |her |the )(?:left |right )?(?:breasts?|boob|neck|armpit|groin|testicles?|balls?|nipple|leg|arm|chest|back|head)\b|\bblood in (my |his |her |the )?(poo|wee|pee|stools?|urine|spit)\b|\bblood when (?:i|he|she) (?:wip|poo|wee|pee)\w*|\b(coughing|coughed|weeing|pooing|peeing) (up )?blood\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(biops\\w*|results?|cancer|diagnos\\w*|lump (sum|of|hammer)|dog|cat|rabbit|hamster|lawn|garden|traps?)\\b`,
    ),
  },
  {
    id: 'illness-tell',
    named: new RegExp(
      String.raw`${TELLING.source}.*\b(cancer|tumou?r|diagnos(is|ed)|terminal\w*|dementia|alzheimer\w*|hiv|ill|illness|sick|operation|biopsy|lump|chemo\w*|parkinson\w*|ms\b|epilepsy|depression|depressed|bipolar|mental health|miscarriage|(is|are)(n['’]?t| not) coming (back|home)(?! (?:for|to|until|till|at|on|this|next|from|before|tonight|today|tomorrow)\b)|(scan|biopsy|bloods?|smear|mammogram|results?) .{0,16}(bad|worse|not good|abnormal|positive|terrible))\b`,
    ),
    except:
      /\b(call|off|calling|work|boss|school)\b.*\b(sick|ill)\b|\b(sick|ill) (today|tomorrow|note|day|leave)\b|adhd|autis|dyslex|dyspraxi|^(?:tell|let|ask) (?:the |my )?(?:doctor|gp|nurse|pharmacist|consultant|surgery)\b/,
  },
  ...CARE_TALKS,
  {
    id: 'ask-ward',
    named: new RegExp(
      String.raw`\b(talk|speak|ring|call|phone|email|write|ask|contact|message|chase)\b( to| with| up| back)* (the |${CLOSE} )?(hospice|palliative (team|nurse|care)|macmillan( nurse)?|hospital ward|ward( \d+)?|oncolog\w*|consultant['’]?s secretary)\b`,
    ),
    except:
      /\b(job|volunteer\w*|charity|shop|donat\w*|shifts?|rota|roster|handover|bank|hours|payslip|interview|sick|late|flexi\w*|annual leave|ward (?:manager|sister|clerk))\b/,
  },
  {
    id: 'be-with-ill',
    named: new RegExp(
      String.raw`\b(visit|see|sit with|be with|go to|check (in )?on|look after|support|call|ring|write to|message|text|card (for|to)|help|care for)\b.*(\b(in|at|to) (the )?(hospital|hospice|icu|intensive care|ward)\b|\b(cancer|chemo\w*|dementia|alzheimer\w*|stroke|dying|very ill|(an|her|his|their) (operation|surgery)|terminal\w*|depressed|depression|breakdown(?! (?:cover|service|recovery|people|truck|insurance|lorry|policy)))\b)|\b(?:tak(?:e|ing)|driv(?:e|ing)|bring(?:ing)?|go(?:ing)? with) (?:my |our )?(?:${CLOSE}|him|her|them) (?:to|for) (?:(?:the|his|her) )?(?:chemo\w*|radiotherapy|oncology|hospice)\b|\b(hospice|intensive care|icu)\b`,
    ),
    except:
      /^who(?:['’]?s| is| can)\b|\b((?:charity|hospice) shop|cancer research|race for life|fundrais\w*|hospital (appointment|letter|form|bag|parking)|go to (the )?hospital$|my (chemo|cancer|surgery|operation|depression)|^find (?:someone|somebody|an?)\b|my (?:scan|biopsy|results?|tests?|smear|mammogram)|go to (?:the )?(?:(?:first|second|third|last|next|\d+\w*) )?(?:chemo\w*|radiotherapy|oncology)(?! with\b))\b/,
  },
  {
    id: 'illness',
    named: new RegExp(
      String.raw`\b(cancer|chemo\w*|radiotherapy|biops\w*|tumou?rs?|terminally ill|terminal (illness|diagnosis|cancer)|palliative|dementia|alzheimer\w*|had a stroke|heart (attack|failure|surgery)|leuk(a)?emia|parkinson\w*|multiple sclerosis|motor neurone|life support|hiv|(?:kidney|liver|heart|lung|organ|marrow|cell) transplant|transplant (?:list|surgery|operation|team|unit)|in a coma|dnr|scan results?|biopsy results?|test results?|(a|the|new|found|my) lump|lump (in|on|under|checked)|mammogram (result|recall)|oncolog\w*|sectioned|psychosis|ivf|infertil\w*)\b|\b(shadow|mass|growth|something|spot) (on|in) (my|his|her|${CLOSE}) (lungs?|liver|brain|breasts?|kidneys?|scan|x-?ray|bowel|neck|throat)\b|\b(?:${CLOSE}|he|she) (has |had |['’]s had )+an? (\w+ )?(fall(?! out\b)|accident|crash|seizure|fit|stroke|heart attack|operation)\b|\b\w+['’]s diagnosis\b|\b(?:got|had|given|gave (?:me|us)|received|after) (?:the|my|a|his|her|our) diagnosis\b|\b(new|bad|scary|serious) diagnosis\b|\b(scan|biopsy|bloods?|blood test|smear|mammogram|x-?ray|mri) (results? )?(has |have |is |are |was |were )*(come |came |coming )?(back )?(bad|worse|not good|abnormal|positive|terrible|not great)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|^(?:cut|shave|wash|trim|brush|bath|bathe|feed|dress|clip|clean) (?!up\\b|.*\\b(?:stroke|heart attack|just|now)\\b).*\\b(?:he|she) (?:has|had)(?: got)? (?:dementia|parkinson|alzheimer|cancer)|^who(?:['’]?s| is| can)\\b|^(?:put|add|write|enter) .* (?:in|on|into) (?:my |the )?calendar\\b|\\bbowel (?:cancer )?(?:screening |test )*kits?\\b|\\bscreening (?:invit\\w+|letter|appointment|kit|test)\\b|\\b(?:ring|call|phone|email|message|contact|write to)\\b.*\\b(?:parkinson|alzheimer|dementia|cancer|stroke)\\w*['’]?s? (?:uk|society|association|trust|helpline|charity|line|support)\\b|\\b(cancer research shop|covid|(?:heart attack|stroke) (?:burgers?|grill|sandwich|pizza|breakfast|cake|fry-?up)|lump in (?:the |my )?(?:mattress|sofa|cushion|pillow|porridge|mash|rice|sauce|gravy|batter|custard|carpet|lawn|dough|throat)|pregnancy test|lump (sum|of|hammer)|(driving|exam|theory|school|drug|blood|eye|hearing|allergy) test results?|(breast|back)stroke|hair transplant|heart surgery game)\\b|\\bpack(?:ing)? (?:(?:my|a|the|his|her|mums?|dads?|chemo|hospital) )*(?:bag|case|things)\\b|\\bpack(?:ing)? for\\b|\\bchemo bag\\b|\\bwhat (?:do|should|to|i|can)\\b.*\\b(?:bring|pack|take)\\b|\\bthings to (?:bring|pack|take)\\b|${GIVES_A_LIFT}`,
    ),
  },
  {
    id: 'grief',
    named: new RegExp(
      String.raw`${DEATH.source}|\banniversary of (her|his|their|${CLOSE}|the)\b|\b(christmas|birthday|easter|eid|diwali|holiday|day|year) without (?:(my |our )?${CLOSE}|him|her)\b(?! (?:knowing|finding|seeing|noticing))|\bwould have been (his|her|their|${ELDER})\b|\b(miss|missing) (my |our )?(late )?(?:${ELDER}|husband|wife|brother|sister)\b(?<!['’]s)(?!['’])(?! (call|bus|text|birthday|party|play|show)|[\w ]+ (call|bus|text))`,
    ),
    except: new RegExp(
      `${THING_DIES.source}|${ABOUT_IT.source}|^(?:decline|turn down|say no to)\\b|^(?:ask|e-?mail|request|apply)\\b.*\\b(?:extension|time off|day off)\\b|^(?:make |bake |cook |do )?(?:a |the )?(?:casserole|lasagn[ae]|potato salad|sandwiches|cake|pie|dish|ham|stew|soup) for (?!(?:my|our)\\b)(?:the )?\\w+ funeral\\b|\\bthank|^(?:hoover|clean|wash|mow|dust|sweep|mop|iron|change|empty|water)\\b.*\\bsince (?:the|his|her|(?:mum|dad|nan)['’]?s) funeral$|^(?:book|get|buy|find|hire|order|check|sort)\\b.*\\b(?:trains?|flights?|tickets?|hotel|taxi|coach|bus|room for|airbnb|parking|time off|day off|babysitter|sitter|kennels?|haircut|hairdresser)\\b|\\bbereavement leave\\b|\\bashes (?:jewellery|jewelry|ring|necklace|locket)\\b|\\b(?:gig|concert|band|tour) tickets?\\b|\\b(?:grief|bereavement) (?:counsel\\w+|therap\\w+|support|groups?|caf[eé]|leaflets?|course|thing|class|workshop|walk|session)\\b|^pay (?:for )?(?:the |his |her )?funeral\\b|\\bfuneral (?:plan|insurance|cover)\\b|\\b(dead (sea|heat|weight|centre|mouse|mice|bird|rat|line)|die ?cut|bury (the |some |a )?(time capsule|bulbs|cable|hatchet|treasure)|missing persons|death (cap|stranding|by)|widow ?twank|widows?['’]? (peak|wall)|black widow|cremation plan|dice|ashes|do or die|bird died|fish died|dead (?:fish|frog|fox|pigeon|spider|hedgehog|wasps?|fly|leaves))\\b`,
    ),
  },
]
