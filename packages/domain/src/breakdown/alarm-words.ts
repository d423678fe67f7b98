// Words that seldom stand beside somebody, or a part of them, where all is well. Two such signs are enough, in any order.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { ELDER, PARTNER } from './people-words.ts'

/** What begins like a task tells of nothing. */
const TASK =
  '(?:buy|get|tell|help|ask|call|ring|text|email|fill|apply|hit|book|watch|play|read|write|make|bake|cook|order|plan|finish|fix|learn|practi[cs]e|clean|wash|hang|sort|pick|give|find|check|sell|build|paint|plant|draw|print|prep|pack|return|send|post|update|install|walk|feed|groom|study|revise|review|record|rehearse|sew|knit|mow|hoover|mop|iron|bleed|beat|whip|smash|touch|stroke|catch|see|go|try|finish|level|kick|shoot|arrange|jump|burn|lock|slap|choke|dress|do|set|bring|move|rescue|water)'
const one = (words: string) => `(?<![\\p{L}'’])(?:${words})(?!\\p{L})`
/** Both are told of, in any order. */
const told = (some: string, others: string) =>
  [`${one(some)}.*?${one(others)}`, `${one(others)}.*?${one(some)}`]
    .map((both) => `(?<=^(?!${TASK} ).*)${both}`)
    .join('|')

const BODY =
  'mouth|face|lips?|tongue|throat|chest|heart|breath\\w*|arms?|jaw|legs?|hands?|foot|feet|neck|head|noggin|eyes?|skin|tummy|belly|stomach|side|voice|nose|ears?|speech|words|wrist|ankle|half of (?:him|her)|soft spot|spot on (?:the )?(?:baby|her|his)\\w*'
const ALARMING =
  "lopsided|droop\\w*|wonky|slack|gibberish|jumbled|slurr\\w*|seizures?|fits|fitting|convuls\\w*|jerk\\w*|rolled? back|go up|floppy|limp|clammy|mottled|blotchy|grey(?:ing|ed)?|gray|ashen|went white|faint(?:ed|ing)?|black(?:ed|ing)? out|pass(?:ed|ing)? out|keeled|collapsed|went down|wo ?n['’]?t (?:move|wake|bend|hold|quit)|not waking|unconscious|out cold|(?:seeing|sees) (?:double|spots|stars)|lights? hurts?|swell\\w*|swollen|puffy|hoarse|hives|breaking out|wheez\\w*|drooling|foaming|pumping|gushing|spurting|clots|coffee grounds|soaking|bulging|hot to touch|boiling hot|stabbing|throwing up|puking|vomit\\w*|shak(?:e|es|ing) all over|he shake|eyes rolled|talk\\w* (?:crazy|funny|nonsense|like drunk)|no breath|funny noise|very fast|flip flops|somersaults|sweat\\w*|splashed|acid|coughing|half of him|cant finish a sentence|can['’]t finish a sentence"
const THEN =
  'gibberish|slurr\\w*|seizures?|fitting|convuls\\w*|floppy|clammy|passed out|collapsed|unconscious|seeing (?:double|spots)|hives|wheezing|confused|sleepy|sweaty|sweating buckets|not talk|going down my|down his (?:arm|jaw)|all of a sudden|lying down|third towel'

const OTHERS = `he|she|they|himself|mama['’]?s boyfriend|boyfriend|girlfriend|husband|wife|partner|ex|daddy|dad|mum|mom|mama|stepdad|stepdaddy|uncle|aunt\\w*|brother|cousin|boss|manager|coach|teacher|pastor|priest|imam|neighbou?rs?|guys?|dude|man|men|boy|boys|lads?|someone|somebody|carer|nurse|coworker|parents|family|landlord|pimp|gang|son|daughter in law|nephew|grandson|the home|the man|people|${PARTNER}|${ELDER}`
const DONE_TO =
  '(?:whoop|backhand|chok|slapp?|punch|kick|beat|batter|belt|shov|push|spit|spat|burn|dragg?|pinn?|corner|grabb?|grop|rap|forc|strangl|whipp?|bit|hit|jump|stab|smack|thump|tied|lock|touch|hurt|kill|threaten|attack|followed|stalk)\\w*(?: \\p{L}+){0,3}? (?:me|us|him|her|them|my (?:\\p{L}+ )?(?:brother|sister|son|daughter|kids?|mum|mom|mama|dad|nan|gran\\w*|client|cat|dog|puppy|face|arm|hair|waist|leg)|(?:one of )?our residents?|the (?:kids|baby|dog|cat))'
const MADE_TO =
  "hands? on (?:me|her|him|us)|on top of me|makes? (?:me|us) (?:sleep|work|have|do|beg)|not? allow(?:ed)? (?:me )?(?:go|to|out)|wo ?n['’]?t let me (?:go|leave|out|see|home)|takes? (?:all )?my (?:money|wages|pay|paycheck|whole paycheck|passport|baby|kids|phone|hormones)|keeps? my passport|threw away my (?:hormones|meds|pills|passport)|(?:not?|wo ?n['’]?t) give (?:me )?(?:my )?passport|always say yes|out me|outed me|got my nudes|counts the miles|chair against the door|secret game|belt marks|cigarette burns|without food|in her own mess|in his own mess|bruises|beat the gay|fix me|sent? back home|sending me (?:back|home|away|to (?:a |my )?(?:camp|pakistan|india|somalia|cousin|africa|uncle))|picked a husband|chucks? stuff at|throws? (?:stuff|things|stones|plates) at|slipped something|if he can['’]?t have me|go back to your country|painted a slur|wants? \\d+ (?:dollars|quid|euros|pounds)|jumped me|for the debt|shouts? and shoves?|locks? the fridge"

const EXCEPT = new RegExp(
  `${ABOUT_IT.source}|\\bbeats? me (?:to (?:it|the|work)\\b|at (?!night|home))|\\bkick(?:ed|s) me (?:off|out of)\\b|\\bpush(?:ed|es) me to\\b|\\block(?:ed|s) us in to\\b|\\bbins out\\b|\\block(?:ed|s) us (?:in|out of) the (?:garden|car)\\b|\\bhit me (?:up|back)\\b|\\bkill me if\\b|\\b(?:going to|gonna|will|would|['’]?d|['’]?ll) kill me\\b|\\btent\\b|\\b(?:chess|boss fight|level \\d+|mario|fifa|game|match|ball|party|surprise|meeting|deadline|toast|recipe|cake|jeans|shoes|shirt|dress|gig|concert|photo|drawing|series|podcast|netflix|tiktok video|monopoly|tennis|football|basketball|hoops|lego|puppet|doll|teddy|engine|mower|laptop|printer|phone screen|car battery|truck battery|plants?|roses|curtain|paint|filler|makeup|gym class|workout|doms)\\b`,
)

export const ALARMED: readonly HeavyRule[] = [
  {
    id: 'emergency',
    named: new RegExp(
      [
        told(BODY, ALARMING),
        told(ALARMING, THEN),
        String.raw`\bepi ?-?pens?\b.*\b(?:used|expired|swell\w*|now|after)\b|\bused (?:my|his|her|the) epi ?-?pen\b`,
        String.raw`\bchemo\b.*\b(?:10[1-5]|3[89]|40|fever|temp|shiver\w*)\b|\bmeter\b.*\bhi\b|\bsugar (?:is |at )?(?:[2-4]\d|\d{3})\b.*\b(?:wo ?n['’]?t|not|sleepy|sick|puk\w*)\b`,
        String.raw`\b(?:diabetic|insulin)\b.*\b(?:weird|sweaty|sleepy|confused|days|vomit\w*|breath\w*)\b|\bsmells? (?:like|of) (?:nail|pear|acetone)\b`,
        String.raw`\b(?:\d{1,2}|six|seven|eight|nine|ten) weeks?\b.*\b(?:has ?n['’]?t kicked|not kick\w*|seeing spots|puffy|stabbing|one side|water broke|waters broke|contractions)\b|\bwaters? broke\b.*\b(?:2\d|3[0-6]) weeks\b|\bsoaking pads\b|\bsomething is coming out\b`,
        String.raw`\bno wet (?:diaper|nappy)\b|\b(?:week|day|month) old\b.*\b(?:wo ?n['’]?t|hot|fever|floppy|not (?:wak|feed)\w*)\b|\bleft the (?:baby|kid|toddler|child) in the (?:car|truck|van)\b|(?<!^(?:unpack|wash|pick up|tidy|sort|put|clear|clean|hoover|fold)\b.*)\bon the (?:kitchen |bathroom |bedroom )?floor since\b(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|winter|autumn|christmas|easter|last (?:week|month|year)))`,
        String.raw`\b(?:drank|drunk|swallowed|ate|eaten|eat|sipped|licked|into)\b(?: \p{L}+){0,4} (?:pine ?sol|bleach|antifreeze|lysol|drain\w*|weed ?killer|rat (?:bait|poison)|berr(?:y|ies)|mushrooms?|batter(?:y|ies)|pills|tide pod|gasoline|petrol|paint thinner|sniper)\b`,
        String.raw`\b(?:grain bin|manure pit|slurry pit|silo)\b.*\b(?:down|in|out|climbed|fell|stuck)\b|\b(?:pinned|trapped|crushed|stuck) (?:under|beneath|in) (?:the |a )?(?:tractor|car|quad|wall|machine|it|gate|baler)?\b(?<!stuck in )|\bpinned under\b|\brattler\b|\bcopperhead\b|\bwent under (?:at|in) the\b|\bzap off\b|\bgot (?:a )?(?:zap|shock|electrocuted)\b|\bgot spray on\b`,
        String.raw`\b(?:ate|eaten|had|after) (?:a |the |some )?(?:peanut|nuts?|cashew|shrimp|shellfish|egg|satay|sesame|prawns?)\b.*\b(?:breaking|coughing|swell\w*|fat|hives|itchy|throat|tongue|lips?)\b`,
        String.raw`\b(?:grease|oil|acid|bleach|chemical)\b.*\b(?:eyes?|face|my hand|splashed)\b|\bhas ?n['’]?t answered (?:the |her |his )?(?:phone|door)\b.*\b(?:alone|since)\b|\bsuddenly (?:do ?n['’]?t|does ?n['’]?t) know (?:who|where)\b|\bcalling the \w+ a \w+\b`,
        String.raw`\bin (?:my|his|her) (?:eyes?|throat)\b.*\b(?:burn\w*|ca ?n(?:no)?['’]?t swallow|cannot swallow|can(?:not|['’]t|t) swallow|choking|stinging like)\b|\bmix(?:ed)? (?:the )?bleach\b|\bfell (?:in|into|down) the (?:well|river|canal|pool|pond|slurry)\b|\b(?:does|do) not open (?:his|her|the)? ?eyes\b`,
        String.raw`\bneedle (?:next to|beside|in) (?:him|her|his|them)\b|\btouched the (?:socket|wire|fence)\b.*\bheart\b|\b(?:throwing up|vomiting|sick) (?:black|blood)\b|\bpeople in the back of my trailer\b`,
        String.raw`\b(?:stopped|quit|no longer) (?:shivering|sweating|breathing)\b|\b(?:three|two|four|several|\d) (?:fits|seizures)\b|\bfitting (?:longer|again|for)\b|\bwo ?n['’]?t wake (?:up )?(?:properly|to eat|at all)\b|\bwoke up on the floor\b`,
      ].join('|'),
      'u',
    ),
    exceptInClause: EXCEPT,
  },
  {
    id: 'safeguard-other',
    named:
      /\bmarry (?:her|him|them) off\b|\b(?:left|leaves?|leaving) (?:\p{L}+ )?(?:kid|kiddie|child|children|wee one|baby|toddler)s? (?:on their own|alone|by themselves)\b|\b(?:kids|children)\b.*\bon their own (?:since|for|three|two|all)\b/u,
    exceptInClause: EXCEPT,
  },
  {
    id: 'out-of-the-house',
    named:
      /\b(?:grease|chip pan|pan|kitchen|electrical) fire\b|\brotten eggs?\b.*\b(?:dizzy|stove|smell|gas|headache)\b|\bcarbon monoxide\b.*\b(?:chirp\w*|beep\w*|headaches?|going off)\b/,
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:drill|extinguisher|blanket|insurance|low battery|battery (?:is )?low|new batter\\w*)\\b`,
    ),
  },
  {
    id: 'violence',
    named: new RegExp(
      [
        told(OTHERS, DONE_TO),
        told(OTHERS, MADE_TO),
        String.raw`\bairtag in my\b|\bchair against the door\b|\btruck\b.*\bparked outside my\b|\bpimp\b|\bwo ?n['’]?t stop (?:grabbing|touching|following|hitting) me\b|\bon top of me\b|\b(?:threw|throws?) (?:stones|rocks|bottles) at\b|\b(?:calling|called) me (?:tranny|faggot|a fag|slurs|the n word)\b`,
      ].join('|'),
      'u',
    ),
    exceptInClause: new RegExp(
      `${EXCEPT.source}|\\b(?:toddler|dog bit|cat bit|physio|massage|hairdresser|dentist)\\b`,
    ),
  },
  {
    id: 'safe-way',
    named: new RegExp(
      [
        String.raw`\b(?:be arsed|want|wanna|wish|tired of|fed up of|better|rather) (?:\p{L}+ ){0,3}(?:being alive|to live no more|live no more|i die|me dead|rest forever|out of (?:this )?life|finish my life|this life only)\b|\blife don tire\b|\b(?:finish|end|leave|out of|check out of|done with) (?:my|this) life\b(?! (?:insurance|story|admin))`,
        String.raw`\bpictur(?:e|ing) (?:\p{L}+ ){0,3}(?:into the sea|jumping|driving into|not coming back|falling|hanging)\b|\bnot coming back\b.*\b(?:sea|water|woods|bridge)\b|\bjump with the baby\b`,
        String.raw`\b(?:get|put|getting|putting) my affairs in order\b|\b(?:affairs|things|papers) in order\b.*\b(?:done|before i)\b|\bletters? (?:to|for) (?:the |my )?(?:kids|boys|girls|family|wife|mum|mom|husband)(?: \p{L}+)? (?:for )?after$`,
        String.raw`\b(?:shotgun|gun|pistol|rifle|ropes?|noose)\b.*\b(?:out of the (?:cabinet|garage|shed|safe)|out the (?:cabinet|garage|shed)|again|hold on to|looked at it|in case|for a while)\b(?!.*\b(?:clean|range|hunt\w*|deer|tow|tent|swing|boat)\b)|\bkeys to the gun (?:safe|cabinet)\b`,
        String.raw`\b(?:last|final) (?:semester|term|christmas|birthday|week)\b.*\blast everything\b|\blove (?:her|him|them|you all) one last time\b|\bone last time\b.*\b(?:tell|hug|say|see) (?:her|him|them|mum|ammi|everyone)|\bsorry everyone\b|\bpost goodbye\b|\bphone off\b.*\bgoodbye\b|\bgoodbye\b.*\bphone off\b`,
        String.raw`\bno way out (?:of|for)\b|\bmake it to my \d+th\b|\bwo ?n['’]?t be here (?:at|by|for|next|in)\b.*\b(?:anyway|christmas|birthday|year|no presents)\b|\bnot planning to be around\b|\bmy turn next\b|\bshould(?:ve|['’]ve| have) died\b|\ba plan and a place\b`,
        String.raw`\bhow many (?:of )?(?:these |the |my )?(?:tablets|pills|meds|paracetamol)\b.*\b(?:too many|kill|die|fatal|enough)\b(?! (?:for|to last)\b)|\bpainless ways?\b|\bways to (?:go|die)\b|\bhigh (?:building|place) (?:nobody|no one)\b`,
        String.raw`\b(?:more than im worth|worth more) (?:alive|dead)\b|\bbetter off (?:a widow|with a different (?:mum|mom|dad)|single|orphans?)\b|\bi should (?:vanish|disappear|go away forever)\b|\bcan ?n?['’]?t face another day\b|\bnothing left for me\b|\bfed up of this life\b|\bwant out of life\b`,
        String.raw`\bwo ?n['’]?t be (?:needing|around|here)\b.*\b(?:them|it|any ?more|to see)\b|\bwo ?n['’]?t (?:be )?need(?:ing)? (?:them|em|it)\b(?=.*|$)(?<=\b(?:gave|given|giving)\b.*)|\bnot going to be around for\b|\bby my own choice\b|\bbefore i go for good\b|\bwrote the (?:kids|boys|girls) letters\b`,
        String.raw`\b(?:drive|drove|steer|swerve) into (?:the|a) (?:bridge|wall|tree|lorry|barrier|support|river)\b|\bwalk(?:ing|ed)? into the (?:sea|river|lake|canal|water)\b(?!.*\b(?:swim\w*|paddle|dip|holiday)\b)|\brope\b.*\bnot for the\b|\brope['’]?s still up\b`,
        String.raw`\b(?:doing|did|hit) 1[0-9]0\b.*\b(?:bike|hoping|happens)\b|\bon the (?:train )?tracks at night\b|\bdo ?n['’]?t look both ways\b|\bwo ?n['’]?t bother with (?:dialysis|insulin|chemo|my heart)\b|\bclean from sh\b|\bnearly slipped\b`,
      ].join('|'),
      'u',
    ),
    exceptInClause: EXCEPT,
  },
  {
    id: 'eating',
    named: /\bnot eaten since\b.*\b(?:like|good|proud|feel\w*|strong|light)\b|\binsulin on purpose\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'sugar-now',
    named: /\bsugar (?:is |was )?(?:[0-3]\.\d|[2-9]\d{2}|[2-4]\d)\b/,
    except: /\b(?:cake|recipe|bake|baking|flour|butter|oz|grams|g of)\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'overdose',
    named:
      /\btook more (?:of )?(?:my |the )?(?:tablets|pills|meds|insulin) than\b|\b(?:had|took) double (?:my |the )?(?:lithium|dose|meds|tablets|insulin)\b|\bdrank something bad\b|\btook (?:two|three|four|some) pills at\b.*\bheart\b|\btook something at the\b.*\bwo ?n['’]?t wake\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'addiction',
    named:
      /\bbottle of (?:vodka|whisky|whiskey|gin|rum) a day\b|\b(?:do ?n['’]?t|without) (?:get |got )?a drink in the morning\b|\busing again\b|\bsniffing (?:gas|glue|petrol|aerosols?)\b|\bon (?:tramadol|codeine|pregabalin|oxy\w*|spice) since\b|\b(?:ran out of|out of) (?:diazepam|valium|xanax|benzos?|pregabalin)\b.*\b(?:shaking|sweating|years)\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'eating',
    named:
      /\bthrowing up my (?:dinner|lunch|food|tea)\b|\bate nothing but\b.*\b(?:week|days|ice|gum|water)\b|\bnothing but (?:ice|water|gum|coffee)\b.*\b(?:week|days)\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'unreal',
    named:
      /\bvoice (?:says|tells|said)\b|\bhearing (?:someone|somebody|people|things|a voice)\b.*\b(?:say|saying|tell\w*|name|whisper\w*)\b|\bseeing (?:people|someone|things|shapes|bugs)\b.*\b(?:corner|are ?n['’]?t|not there|there)\b|\bsending me messages\b|\bput something in my (?:water|food|drink|tea)\b|\bup \d+ nights\b|\bnot sleeping\b.*\b(?:ideas|savings|universe|genius)\b|\bfigured out the whole (?:universe|world)\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'head-hurt',
    named: /\bpunching the wall (?:til|till|until)\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'baby-thoughts',
    named:
      /\bput a pillow over (?:him|her|the baby|it)\b|\bi left bruises on my\b|\bscreaming at (?:her|him|them)\b.*\bscared what i\b|\bjump with the baby\b/,
    exceptInClause: EXCEPT,
  },
  {
    id: 'missing-person',
    named:
      /\bhave ?n['’]?t heard from my \w+ in\b.*\b(?:not like|days|worried)\b|\bmy (?:friend|sister|brother|daughter|son|cousin) ran away\b|\bwe ca ?n['’]?t find (?:her|him|them)\b|\bmeeting (?:somebody|someone|a (?:man|guy|boy)) (?:she|he|they) met (?:on|online)\b/,
    exceptInClause: EXCEPT,
  },
]
