// What people hint at and do not say: the last and widest of the signs. They are wide on purpose: who is met quietly without a
// need loses nothing, and who is met cheerfully at such a thing may not ask again. No everyday word calls one off for all.
import { DEATH, MACHINE, PET, THING_DIES } from './death-words.ts'
import { ABOUT_IT, type HeavyRule, IN_A_JOKE } from './heavy-rule.ts'
import { CHILD, ELDER, PARTNER, PERSON } from './people-words.ts'
import { NOTHING_LEFT } from './parting-rules.ts'
import { BROUGHT_ALONG, FROM_DAY_TO_DAY } from './care-words.ts'
import { UNSAID_IN_PASSING, UNSAID_WEIGHT } from './unsaid-rules.ts'

const HE = String.raw`(?:he|she|they|dad|mum|(?:my |the )?(?:${PARTNER}))`
const A_GIFT = String.raw`(?!.*\b(?:birthday|present|surprise|christmas|gift|party|proposal)\b)`

const BLADE = String.raw`(?:razors?|(?:razor |craft |stanley )?blades?(?! (?:\w+ ){0,2}(?:mower|lawnmower|strimmer|blender|saw|wipers?|skates?|fan)\b)|scalpels?|(?:craft|stanley) knife|pen ?knife)`
const KEEPSAKE = String.raw`(?:letters?|notes?|cards?|messages?|videos?|recordings?|envelopes?)(?! (?:for|in|into) (?:\S+ ){0,2}(?:lunch|packed|school bag|suitcase))`
const ONES_OWN = `(?:them|they|him|he|her|she|everyone|(?:the |my |our )?(?:${CHILD}|kids|children|boys|girls|${PERSON}))`

/** Who cannot look at one of these dreads that, and nothing heavier. */
const CHORE =
  'sink|dishes|washing[- ]?up|laundry|washing|ironing|kitchen|bathroom|toilet|oven|fridge|hob|bins?|floor|floordrobe|wardrobe|carpet|inbox|emails?|essay|homework|assignment|spreadsheet|hoovering|garden|lawn|desk|car boot|shed|garage|worktop|litter tray'

/** A life or a body may be in danger. */
const DANGER = [
  String.raw`\b(?:everyone|everybody|anyone|anybody|he|she|(?:the |my )?(?:lads|girls|kids|boys|family|friends|team|children)|(?:my |the )?(?:${PERSON})) (?:would|wo|will)(?:n['’]?t| not| never) (?:even |really )?(?:miss|notice) me\b(?! (?:for|at|while|this|tonight|tomorrow|today|if i (?:skip|leave|slip|go early)|there|being late|on))`,
  String.raw`\b(?:check|look up|find out|google|see|measure|work out)\b.*\b(?:height|depth|drop(?! ?-?off))\b.*\b(?:bridge|river|cliffs?|roof|canal|multi ?storey|viaduct|balcony|building)\b(?!.*\b(?:van|lorry|truck|caravan|boat|bus|paint|fence|homework|survey)\b)`,
  String.raw`^(?:just )?(?:get|make it|last|survive)(?: through)? (?:to|till|until) (?:tomorrow|(?:the )?morning)$|\b(?:find|think of|need|give me) (?:a|any|one|some) reasons? (?:to|not to|for) (?:get up|live|living|go on|keep going|carry on|stay|be here|end it|do it)\b`,
  String.raw`\b(?:tell|talk to|speak to|ring|call|show|admit to)\b.*\babout (?:the|my|these|those) (?:(?:bad|dark|intrusive|scary|horrible) )?thoughts\b`,
  String.raw`\b(?:everyone|everybody|they|the kids|my (?:family|kids|mum|parents))(?:['’]?d| would| will)(?: all)? be better off$`,
  String.raw`\b(?:give|giving) away all (?:of )?my (?:things|stuff|belongings|possessions|clothes)\b(?! (?:i|that) )`,
  String.raw`\b(?:keep|keeps|been|stop|can['’]?t stop|cannot stop) (?:thinking|dreaming) (?:about|of) (?:jumping|hanging|ending (?:it|things)|drowning|killing my ?self|dying|being dead|driving (?:into|off)|crashing the car|overdos\w*|(?:all )?(?:the|my) (?:pills|tablets)|cutting|hurting my ?self|suicide)\b(?! (?:ship|the queue|jobs|into the (?:pool|sea)|rope|on the (?:bed|trampoline)|my hair|down|back))`,
  String.raw`^(?:i )?(?:really |just )?(?:want to|wanna|going to|gonna|need to|planning to) run away\b(?! (?:with|to the (?:circus|sun|beach|sea)|on holiday|for the))`,
  String.raw`^(?:i )?(?:really |just |honestly )*(?:do(?:n['’]?t| not)|ca(?:n['’]?t|nnot)) (?:really |even )*see (?:the|a|any) point(?: any ?more| in (?:anything|any of it|it all|it))?$|^(?:what['’]?s|whats|what is) the point(?: any ?more| of (?:it all|anything|any of it))?$`,
  String.raw`\bso (?:that )?(?:they|everyone|everybody|mum|dad|he|she|the kids) (?:all )?knows? (?:that )?it(?:['’]?s| is| was| isn['’]?t| wasn['’]?t) (?:not )?(?:their|his|her|anyone['’]?s|nobody['’]?s) fault\b`,
  String.raw`\bhow (?:deep|high|cold|far down)\b.*\b(?:bridge|river|canal|cliffs?|roof|multi ?storey|balcony)\b(?!.*\b(?:paint|fence|pipe|fish|swim|measure|flood|school|homework)\w*\b)|\bmix(?:ing|ed)? (?:bleach|ammonia|chlorine)\b`,
  String.raw`\b(?:looked after|cared for|okay?|safe|sorted|fed|loved) (?:when|after|once) (?:i['’]?m|i am) gone\b`,
  String.raw`^(?:no ?body|no-? ?one) (?:would|will|['’]d) (?:even |ever |really )?(?:notice|care|miss me)$|\bso (?:mum|dad|they|he|she|nobody|no one) (?:does ?n['’]?t|wo ?n['’]?t|do ?n['’]?t) have to (?:after|afterwards|when|find)\b`,
  String.raw`\bcut(?:ting)?(?: my ?self)?(?: down)? again (?:tonight|today)\b`,
  String.raw`^(?:i )?(?:really |just )?ca(?:n['’]?t|nnot) (?:keep (?:doing|living like) this|do this any ?more|do it any ?more|take (?:it|this|any more)(?: any ?more)?)$`,
  // What has hurt before is taken up again.
  String.raw`\b(?:get|getting|got|take|taking|bring|bringing|fetch|dig|pull|reach|pick|go)(?: (?:out|for|up|back|to))* (?:the|my|that|those|a) ${BLADE}\b(?!.*\b(?:to|and|for) (?:a |have a |my )?shav(?:e|ing)(?: (?:my|the) (?:legs?|beard|face|head|armpits|chin))?(?: (?:again|today|tomorrow))?$).*\b(?:again|once more|one (?:more|last) time|back out|like (?:before|last time))\b`,
  String.raw`\b(?:take|get|bring|pull|fetch) (?:the|my|that|those|a) ${BLADE} out\b(?! of (?:the |my |its )?(?:\w+ )?(?:box|packag\w*|suitcase|case|wash ?bag|bag|shower|bath|kids['’]? reach))(?!.*\b(?:to|and|for) (?:a |have a |my )?shav)`,
  String.raw`\bblades? (?:out )?(?:of|from) (?:the|a|my) (?:\w+ )?sharpener\b`,
  // What is left for those who stay.
  String.raw`\b${KEEPSAKE}\b.*\bso (?:that )?${ONES_OWN}(?:['’]ve|['’]ll|['’]s| have| has| will| can)?(?: still| always)?(?: have| got| keep)*(?: got)? (?:something|a (?:bit|part|piece)|bits|things?|words?) (?:left )?(?:from me|of me|of mine|to remember me by)\b(?! (?:at|in|for) (?:\w+ )?(?:lunch|school|nursery|camp|break)| while i(?:['’]?m| am) (?:away|at work|on holiday))`,
  String.raw`\b${KEEPSAKE}\b.*\b(?:open|read|watch|have|find|keep|listen to)\b.{0,24}\b(?:when|once|after|if) i(?:['’]?m|['’]ve| am| have)? (?:gone(?! (?:away|to|on|out|back|for)\b)|dead|die|died|no longer (?:here|around)|not (?:here|around))\b`,
  String.raw`\b(?:kms|unaliv\w+|sewer ?slid\w+|self[- ]?delet\w+|(?:off|top|end|delete|erase|unmake) my ?self|do my ?self in|end (?:it|things|everything|it all|my life)$|ending it all)\b`,
  String.raw`\b(?:not|stop|cease to|don['’]?t want to|rather not) (?:to )?(?:exist|existing|be alive|wake up|be here any ?more)\b(?! (?:before|at|so|early|too|late|until|till|the|again with)\b)|\b(?:sleep|gone|go away|disappear|vanish) (?:forever|for ever|for good)\b|^(?:just )?(?:disappear|vanish)$|\bnever wak\w+ up\b`,
  String.raw`\b(?:better off|happier|easier|better|fine|relieved) (?:for (?:them|everyone|everybody) )?(?:without me|when i(?:['’]?m| am) (?:not (?:there|here|around)|gone|dead)|if i (?:was|were|am|did|had)(?:n['’]?t| not| gone| dead| never)\b.*)`,
  String.raw`\b(?:no ?body|no-? ?one|they|none of them) (?:will|would|won['’]?t|wouldn['’]?t|['’]d|['’]ll|is going to) (?:even |ever |really )?(?:miss|notice|remember) me\b|\b(?:a|such a|just a|being a) burden\b(?! of proof)`,
  String.raw`\b(?:no ?body|no-? ?one|they|anyone|anybody|who) (?:would|will|['’]d|['’]ll)(?:n['’]t| not)? (?:even |ever |really )?(?:notice|care|miss|mind|know|be sad)\b.{0,12}\bif i(?:['’]?m| am|['’]d| had| was| were|['’]ve)?(?:n['’]?t| not| never| just)*(?: been)? (?:here|there|around|gone|dead|alive|born|vanish\w*|disappear\w*|die\w*|end\w*|not here)\b|\bwish(?:ed|ing)? (?:that )?i (?:was|were|had)(?:n['’]?t| not| never) (?:here|alive|around|born|me|been born)\b`,
  String.raw`^(?:go|get|climb|stand|sit|walk)?(?: back)?(?: up)? ?on(?:to)? the (?:roof|ledge|edge|tracks)$|\b(?:stay|keep|walk|get) (?:away|back) from the (?:bridge|edge|railway|tracks|platform|balcony|cliffs?|river|roof|train line|window)\b`,
  String.raw`\b(?:make|making) it look like (?:an accident|i)\b|\bhow many it (?:takes|would take)(?:$| to (?:die|kill|end|sleep|overdose))|\bhow many (?:(?:pills|tablets|paracetamol|of them) (?:it takes|would|does|do|to|is|are (?:too|enough|fatal|lethal)))\b|\b(?:painless|quick|easiest|quickest) way (?:out|to go|to die)\b`,
  String.raw`\b(?:give|giving|leave|post|hand)\b.*\b(?:i )?won['’]?t (?:be needing|need|be around|be here)\b|\bthen (?:that['’]?s it|it['’]?s (?:over|done|finished)|i(?:['’]m| am) (?:done|gone|out))$|\bfor (?:when|after) i(?:['’]m| am) gone\b`,
  String.raw`\b(?:tired|sick|done|fed up) (?:of|with) (?:being (?:me|here|alive|a person)|living|life|existing|everything|fighting|all of it)\b|\bpoint (?:of|in) (?:me|living|being here|going on(?! (?:holiday|a|the|to|about|with|my|our))|carrying on|life|any of it)\b|\bwant (?:it|everything|it all|all of it|this|the pain) (?:all )?to (?:stop|end|be over)\b|\bmake it (?:all )?stop\b|\bwant to (?:stop|go|be gone|sleep forever)$`,
  String.raw`\bput (?:the|that|it|my) (?:blade|razor|knife|bottle|rope|pills|scissors|lighter) (?:down|away|back)$|\bnot (?:do it|to do it) (?:tonight|today|again)\b|\b(?:hide|lock(?: up| away)?) the (?:knives|blades|razors|pills|tablets|paracetamol|rope)\b(?! (?:away )?from (?:the |my )?(?:toddler|baby|kids?|children|grandkids|dog|cat|puppy))|\bcount\w* (?:the |out |my )*(?:pills|tablets|paracetamol) (?:i have|i['’]ve|that|left|tonight|again)\b`,
]

/** Who waters her plants while she is away does nothing in secret. */
const IN_CARE = String.raw`(?<!\b(?:water|feed|walk|mind|look after|look in on|check on|take care of|babysit) (?:[\w'’]+ ){0,3}(?:plants?|cats?|dogs?|puppy|fish|hens|chickens|rabbits?|hamster|garden|tomatoes|lawn|pets?|kids|children)\b.*)`

const TRUSTED = '(?:someone|somebody|anyone|a teacher|an adult|my teacher|the police)'
/** "About her" speaks of somebody; "about her birthday" of that. */
const OF_WHOM = String.raw`(?:him|her|them)(?=$| (?:again|and|or|before|today|tonight|tomorrow|finally|properly|please|when|who|doing|mak\w+ me|coming (?:in|into|to)|(?:touch|hit|hurt|follow|watch|bull|grab|push|threat|shout|kick|scar|send|text|messag|ask|track)\w*)\b)`

/** Somebody may be hurting somebody. */
const VIOLENCE = [
  String.raw`\b(?:somewhere|someplace|a place|anywhere) (?:that )?(?:he|my (?:${PARTNER})) (?:does(?:n['’]?t| not)|wo(?:n['’]?t| not)|ca(?:n['’]?t|nnot)) (?:know|see|find|think of|track)\b${A_GIFT}`,
  String.raw`\bso (?:that )?(?:he|my (?:${PARTNER})) thinks (?:that )?i(?:['’]?m| am|['’]ve)\b${A_GIFT}`,
  String.raw`\bcan (?:he|she|my (?:${PARTNER})) (?:see|read|track|hear|listen to|find|get into) (?:me|my|where)\b${A_GIFT}|\b(?:walls?|doors?) (?:that )?(?:he|my (?:${PARTNER})) broke\b`,
  String.raw`\b(?:call|ring) (?:the )?(?:police|999) (?:if|when|in case)\b|\b(?:walls?|doors?|tables?|windows?|phone|tv) (?:that )?(?:he|she|my (?:${PARTNER})) (?:punched|kicked|smashed|put (?:his|her) fist through)\b`,
  String.raw`\bkeep(?:ing)? (?:\S+ ){0,4}out of (?:his|her) way\b|\b(?:say|tell \S+|pretend) (?:that )?i (?:walked into (?:a|the) door|fell(?: (?:down|over|off)|$))|\bhid\w* (?:my |the |our )?(?:phone|money|passports?|keys|bag|bank cards?|car keys) from (?:him|her|my (?:${PARTNER}))\b(?!.*\b(?:birthday|surprise|present)\b)`,
  String.raw`\b(?:he|she|(?:my )?(?:${PARTNER}))(?:['’]?s| has| keeps| is| was)?(?: been| always)? (?:reading|checking|going through|looking (?:at|through)|tracking|controlling|taking) (?:all )?my (?:messages|phone|texts|emails|location|money|wages|bank|post|whereabouts|every move)\b`,
  String.raw`\b(?:track|spy|stalk|follow)(?:s|ing|ed)? my\b(?! (?:parcel|delivery|package|notes|routine|workouts?|budget|recipe|bag|luggage|screen ?time|reading|mood|symptoms?|sleep|cycle|steps|meals?|food|weight|pain|migraines?|energy|hours|expenses|water|sugars?|meds|parcel|order|period|spending|run|progress|habit|calories))|\b(?:track|spy|stalk|follow)(?:s|ing|ed)? my (?:location|every move|whereabouts|messages|movements)\b|\b(?:track|spy|stalk|follow)(?:s|ing|ed)? (?:me|it|us|on me)\b(?! (?:parcel|order|period|steps|spending|run|progress|sleep|habit|calories))|\b(?:passport|bank card|phone|keys|papers|documents) back (?:from|off) (?:him|my (?:${PARTNER}))\b|(?<!\b(?:foods?|veg|plates?|sides?|bins?|cables?|wires?|branches) )(?<!\bno )\b(?:the )?(?:touching|grop(?:ing|ed)|spik(?:ing|ed))\b(?= |$)(?! (?:the|my|hair|heart|fees|prices))`,
  String.raw`\b(?:stop|keep|prevent)(?:ping|ing)? (?:him|her|them|my ex|(?:my )?(?:${PARTNER}|${ELDER})) (?:from )?(?:find|follow|see|track|reach|contact|call|messag|text|com|gett|hurt|know|turn|touch|hitt|shout|read|check|watch)\w*ing\b|\b(?:stop|keep|prevent)(?:ping|ing)? (?:him|her|them) (?:from )?(?:finding|following|seeing|tracking|reaching|hurting|getting (?:in|to|near|hold)|coming (?:near|back|round))\b`,
  String.raw`\b(?:tell|telling|show|showing|ask|asking|explain|explaining|hide|hiding|report|mention)\b.*\b(?:bruis\w+|black eye|injur(?:y|ies)|hand ?prints?)\b(?!.*\b(?:football|rugby|netball|hockey|fell off|apple|fruit|car|bumper)\b)`,
  String.raw`(?<!\b(?:${PET}|puppy)s? (?:[\w'’]+ ){0,4})\b(?:if|when|whenever|before|after|because|since|until|in case|next time|every time|so) (?:that )?${HE} (?:kicks? off|loses? it|los(?:es|t) (?:his|her|their) temper|gets? (?:angry|violent|rough|nasty|out|mad|like that|in a mood|in one of)|comes? (?:home|back|round) (?:drunk|angry|tonight)|starts? (?:again|on|shouting|drinking|throwing|hitting)|throws?|drinks|turns (?:nasty|on)|blows up|snaps|explodes|finds? (?:me|us)|wakes? up and|hits?|hurts?|grabs?|raises? (?:his|her))\b`,
  String.raw`(?<!\b(?:hide|keep|put|stash|store) .{0,16}\b(?:presents?|gifts?|easter eggs?|chocolates?|sweets|biscuits|treats|cakes?|crisps|remote|ipad|xbox|(?:his|her|their) (?:birthday|christmas|xmas) \w+)\b.{0,24})\b(?:he|she|they|(?:my )?(?:${PARTNER})) (?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|must(?:n['’]?t| not)|wo(?:n['’]?t| not)|ca(?:n['’]?t|nnot)|never) (?:know about|see (?:it|me|where|what|my|us)|see$|find (?:me|us|it|out)|track|check (?:it|my)|get (?:in|hold)|look (?:in|at)|follow)\b${A_GIFT}`,
  String.raw`\b(?:photo(?:graph)?s?|pictures?|film|record|document|write down|note down|show)\b.*\b(?:bruis\w+|black eye|marks (?:on|he|she)|injur\w+|what (?:he|she|they) (?:did|do|does)|hand ?prints?)\b|\bcame home with (?:a |another )?(?:bruise|mark|black eye|cut)s?\b`,
  String.raw`\b(?:tell|telling|talk to|speak to) (?:${TRUSTED}|school|mum|dad|a friend) (?:about|that|what) (?:(?:my |the )?(?:uncle|coach(?! (?:trip|travel|journey|ticket|station|time)s?)|step-? ?(?:dad|mum|father|mother|brother)|he|she)\b(?!['’]?s\b)|${OF_WHOM})|\b(?:tell|telling|talk to|speak to) ${TRUSTED} about it$`,
  String.raw`\b(?:not|never) going back (?:there|to (?:him|her|them|that house))\b|\bleav\w+ (?:him|her)(?:$| (?:tonight|tomorrow|today|for good|and|before|when|while|safely))|\bwomen['’]?s aid\b|${IN_CARE}\b(?:while|when) (?:he|she)(?:['’]s| is) (?:out|at work|asleep|away|in the (?:shower|bath))\b${A_GIFT}`,
  String.raw`\bask(?:ing)? (?:him|her|them) to (?:stop|leave me|let me go|give me)\b|\btell(?:ing)? (?:him|her|them) to (?:stop|leave me alone|get out)\b|\bsay(?:ing)? no to (?:him|her)\b`,
]

const LAST_DONE =
  '(?:take|taking|bring|drive|carry|walk|feed|hold|cuddle|stroke|hug|kiss|visit|see|brush|groom|bath)'
const LAST_TIME = String.raw`(?:for (?:the|one) |one )(?:very )?last time\b(?! (?:to|that|about|before (?:term|the holidays?|summer|christmas))\b)`

const IN_NO_BODY = String.raw`(?! (?:in|on|under|out of|from) (?:my|his|her|the|our) (?:porridge|gravy|sauce|batter|custard|mash|sugar|carpet|rug|mattress|cushion|sofa|bed|pillow|road|lawn|clay|dough|paint|plaster|floor|lino)\b)`

/** It may weigh, and no more is known of it. */
const WEIGHT = [
  String.raw`\b(?:stop|tired of|sick of|done|keep|kept|can['’]?t keep) pretending (?:that )?(?:i['’]?m|im|i am|to be|everything(?:['’]?s| is)|it['’]?s|its) (?:all )?(?:fine|ok|okay|al+ ?right|happy|good)\b`,
  ...UNSAID_WEIGHT,
  String.raw`\bhid(?:e|ing|den)? (?:(?:the|my|all|more|some|another|new|of) )*(?:parcels?|deliver(?:y|ies)|packages?|receipts?|bottles?|empties|spending|bank statements?|bills?) from (?:him|her|them|(?:my )?(?:${PERSON}))\b(?!.*\b(?:birthday|christmas|xmas|present|surprise|gifts?)\b)`,
  String.raw`^(?:his|her) (?:clothes|things) (?:in|on) (?:the|our) wardrobe$|^(?:his|her) (?:clothes|coats?|shoes|things|slippers|toothbrush|glasses)(?: (?:are|is))? still (?:in|on|by|behind) (?:the|our) \w+$`,
  String.raw`\b(?:wedding|engagement)\b.*\b(?:its|it['’]s|it is|is) (?:called )?off$|\b(?:${ELDER}|he|she) keeps? (?:on )?asking (?:where|when|for) (?:${ELDER}|${PARTNER}|he|she)\b(?!['’])`,
  String.raw`\b(?:${ELDER}|my (?:${PARTNER}|ex|brother|sister|son|daughter)) (?:has |have |just )*(?:e-?mailed|texted|messaged|rang|called|wrote|got in touch|turned up|contacted)\b.{0,16}\b(?:after|first time in) (?:\d+|two|three|four|five|six|seven|ten|all these|so many|several) (?:years|months)\b`,
  String.raw`^count (?:all )?(?:of )?(?:the|my) (?:pills|tablets)(?: (?:left|i have(?: left)?|again))?$|^say sorry to (?:everyone|everybody|all of them|them all)$|\bgive (?:the|my|our) (?:dog|cat|rabbit|pets?) (?:to|away)\b.*\bfor good$|^get (?:the|my|our) (?:kids|children|son|daughter|baby|boys|girls) back(?: (?:from|off) (?:the social|social services|care|him|her|my ex))?$`,
  String.raw`\b(?:take down|put away|hide|burn|get rid of) (?:our|the|my) wedding (?:photos?|pictures?|album|video)\b`,
  String.raw`\bstop (?:setting|laying|making|cooking|buying|getting|pouring) (?:\w+ )?(?:for )?(?:two|both|his|her)(?: (?:places?|cups?|plates?|mugs?|teas?|coffees?|tea|coffee|side))?$|\b(?:anniversary|birthday|christmas|xmas|valentine['’]?s|new year)(?: day)? (?:alone|on my own|by myself)\b`,
  String.raw`\b(?:take down|put away|pack away) (?:his|her) (?:coat|jacket|dressing gown|slippers|hat|scarf|glasses)\b`,
  String.raw`\b(?:birthdays?|anniversary|christmas|(?:mother|father)['’]?s day)\b.*\bwhat do (?:you|i|we|people) (?:even )?do\b`,
  String.raw`\b(?:them|they|her|him|social services|my ex|council)\b.*\b(?:tak(?:e|ing)|remov(?:e|ing)) (?:the|my|our) (?:kids|children|baby|boys|girls|son|daughter)(?: (?:away|off me|from me)|$)`,
  String.raw`\b(?:lost|losing) (?:a|my|our|another|the) (?:patient|resident|pupil|colleague)\b(?! (?:files?|records?|forms?|numbers?|notes|list|parking|permit|pass|voice|discount|card))|(?<!\b(?:dog|cat|rabbit|pet|brush)\b.*)\bhair (?:is |keeps |['’]s )*(?:coming|falling) out\b(?! of (?:the|my) (?:brush|hoover|comb))(?!.*\b(?:plug|drain|hoover|brush|dog|cat)\b)`,
  String.raw`\b(?:to|under) [67] ?stone\b|\bskip(?:ping)? (?:tea|supper|mine)\b|\bmy drinking\b|\bloan (?:man|shark)\b|\bget tested after\b`,
  String.raw`\b(?:last|final) (?:walk|cuddle|meal|night|visit|bath) (?:with|for|together)\b(?!.*\b(?:team|class|work|school|term|holiday|hotel|before (?:we|i) (?:move|go))\b)|\b(?:pick|choose|find) (?:a |an |the |some )?(?:song|songs|hymns?|reading|poem|flowers|suit|coffin|photos?) for (?:dad|mum|nan|gran|grandad|him|her|the service)(?:['’]s (?:service|day))?$`,
  String.raw`\bcancel(?:ling)? (?:the |our |my )?(?:pram|cot|pushchair|moses basket|baby shower|midwife)\b`,
  String.raw`^(?:i )?ca(?:n['’]?t|nnot) (?:do this|do it)$`,
  String.raw`\b(?:forget(?:s|ting)?|forgot|d(?:oes|id)(?:n['’]?t| not) (?:know|recogni[sz]e|remember)) (?:who (?:i am|we are|i was|we were)|who i['’]?m|my name|me (?:now|today|at all|this time)$|me any ?more$)\b`,
  String.raw`\bwould (?:have|['’]ve|of) been (?:one|two|three|four|five|six|seven|eight|nine|ten|eighteen|twenty\w*|thirty\w*|forty\w*|fifty\w*|sixty\w*|seventy\w*|eighty\w*|ninety\w*)\b(?! (?:of|hour|hours|minutes|pounds|quid))`,
  // A loss told by what is not needed any more.
  String.raw`\b(?:nursery|cots?|crib|pram|pushchair|buggy|moses basket|baby (?:things|clothes|stuff|room|bits|gear|seat|shower)|baby['’]?s (?:room|things|clothes)|babygros?|baby ?grows?|maternity (?:clothes|bag)|hospital bag)\b.*\b(?:(?:we|i)(?: (?:won['’]?t|will not|don['’]?t|do not|are not|aren['’]?t|am not)|['’](?:ll not|re not|m not)) (?:be )?(?:need(?:ing)?|us(?:e|ing))|(?:not|(?:is|are|wo)n['’]?t|no longer|never) (?:be |going to be )?needed|there (?:won['’]?t|will not|isn['’]?t going to) be (?:a|any|no) bab(?:y|ies))\b(?!.*\b(?:grown|outgrown|(?:big|bigger|toddler) (?:bed|one|seat)|starts? school|potty|two of|spare|until|till)\b)`,
  String.raw`\b(?:${ELDER}|${PARTNER}|he|she) (?:won['’]?t|will not|['’]ll not|doesn['’]?t|does not) (?:be )?(?:need(?:ing)?|using|wear(?:ing)?) (?:it|them|that|those|this|these)(?: now| any ?more)?$`,
  // Somebody's last time, and not somebody's patience that ends.
  String.raw`\b${LAST_DONE} (?:(?:my|our|the|old|poor|dear) )*(?:${PET}|him|her|${PERSON})\b(?!['’]s)(?:(?!\b(?:nursery|school|swimming|club|training|class\w*|lessons?)\b).){0,40}?${LAST_TIME}`,
  String.raw`\b${LAST_DONE} (?!(?:the|my|our|a|an|it|that|this|these|those|some|out|in|part|off|down|up|on|over|bins?|rubbish|recycling)\b)\p{L}+(?: (?:in|out|home|round|over|for a (?:walk|run|swim|drive)|(?:in)?to the (?:vets?['’]?s?|beach|park|sea|woods?|river|field)))*(?: (?:on |at |this |next )?(?:\p{L}+day|tomorrow|today|tonight|weekend|morning|afternoon|evening|\d\S*))* ${LAST_TIME}`,
  String.raw`^get help$|\b(?:goodbye|farewell) (?:post|note|letter|message|video)s?\b(?!.*\b(?:colleague|work|team|teacher|leaving)\b)|(?<!\b(?:stop|quit|avoid) )\b(?:skip|skipping|miss) (?:dinner|lunch|breakfast|meals?|eating|food)\b(?! (?:meeting|club|duty|break|shift|queue|date|party|clean))|\bso i (?:don['’]?t|do not|can['’]?t|won['’]?t) (?:have to )?eat\b|\beverything i eat\b|\blaxatives?\b|\buntil i (?:can['’]?t|cannot|pass|collapse|faint|bleed)\b|\b(?:victim|witness) statement\b|\bafter the service\b|\bafter everything$|\bwithout (?:him|her|mum|dad|nan)$|\bhow long (?:left|she|he)\b`,
  String.raw`\b(?:baby|babies|twins?|child|son|daughter|little (?:girl|boy|one)|mum|dad|nan|gran\w*|brother|sister|husband|wife|partner|friend|dog|cat) (?:that |who |whom )?(?:we|i|they|she|he) (?:lost|never (?:had|met|got to))\b(?! (?:at|in|on|to) (?:the )?(?:park|shop|cards|chess|scrabble|golf|tennis|pool|town))|\bnot having (?:kids|children|a baby|babies)\b`,
  String.raw`\b(?:everything|anything|things?|photos?|stuff|all) (?:that |which |of )?(?:reminds?|remind(?:ing)?) me(?! to\b)|\bwon['’]?t (?:wear|use|need|see|sleep in|play with) (?:them |it |that )?again\b`,
  String.raw`\b(?:coroner|inquest|mortuary|morgue|chapel of rest|order of service|headstone|quiet room|relatives['’]? room|bad news|last rites|stillb\w+|miscarr\w+|no heartbeat|termination|abortion|bpas|msi choices|morning[- ]after pill|macmillan|hospice|palliative|safeguarding|child protection|duty solicitor|the judge|(?<!\b(?:volunteer\w*|shifts?|donat\w*|drop|rota)\b.*)(?:foodbank|food bank)|my sponsor|relapse\w*(?! of (?:the|my|our) (?:printer|laptop|computer|car|boiler|phone|router|machine))|rehab(?! (?:the|my|an?|our|his|old|exercises?|stretches|physio|class)\b)|detox(?! tea)|depot injection|crisis (?:team|house|line)|sectioned|section 21(?! of)\b|under section|eviction|bailiffs?|repossess\w*|loan shark|hand(?:ing)? my ?self in)\b(?! (?:training|e-?learning|refresher|quiz|certificate|webinar|course|policy|module|essay|donation|collection|coffee morning|fundraiser|shop))`,
  String.raw`\b(?:hear|hearing|about|with|stop|hush) (?:the |my )?voices\b|\bthe voices\b(?! in (?:the )?(?:choir|song|track))`,
  String.raw`\b(?:has|have|had|having)(?:n['’]?t| not)? got (?:long|much time|weeks|months|days|an hour)(?! (?:hair|legs|to the shop))|\bhow long (?:i|he|she|they|mum|dad|nan|(?:my |the )?(?:${PERSON}))(?:['’]s|['’]ve|['’]ll| has| have| will) (?:got|left|live|last)\b(?!.*\b(?:contract|lease|tenancy|warranty|notice|probation|passport|visa|course|loan|mortgage|phone|subscription|break|shift|parking|ticket)\b)|\bbefore it(?:['’]?s| is) too late\b|\bbefore (?:he|she|mum|dad|nan|gran|grandad) (?:goes|dies|passes|forgets (?:me|us)|slips away)$|\bwhile (?:i|we|he|she) still can\b`,
  String.raw`\b(?<!\b(?:card|present|cake|drinks|collection|lunch)\b.*)\b(?:his|her|their|its) (?:last|final) (?:day|night|days|hours|breath|walk|meal|birthday|christmas|wishes|words)\b(?! (?:of|at|in) (?:school|nursery|work|term|college|uni|the job|year))|\bwould(?: have|['’]ve|ve) been (?:her|his|their|our|\d|mum|dad|born|due)|(?:birthday|anniversary|due date|wedding|christening) would(?: have|['’]ve|ve) been|\banniversary of (?:the |his |her |my |mum|dad)(?:\w+ )?(?:crash|accident|death|attack|fire|diagnosis|\w*['’]s death)\b`,
  String.raw`\b(?:after|about|over|past|since|from|forgive\w* .{0,20}) (?:what|where|the night|everything(?: that)?) (?:it )?happened\b|\bsince it (?:all )?happened\b|\bwhere it happened\b|\babout that night\b|\bwhat (?:he|she|they) did to\b`,
  String.raw`\b(?:empty|clear|sort|pack|box|go through|bag)(?:ing)?(?: out| up| away| through)? (?:all )?(?:of )?(?:${ELDER}|his|her|their)['’]?s? (?:\w+ )?(?:locker|wardrobe|belongings|bungalow|bedside|drawers|side of)\b|\b(?:collect|pick up|fetch|take|scatter|choose|get)(?:ing)? (?:his|her|their|mum['’]?s|dad['’]?s|the) (?:ashes|belongings|effects|urn)\b|\bbox (?:they|the (?:nurse|hospital|midwife|police)) gave (?:us|me)\b`,
  String.raw`\b(?:is(?:n['’]?t| not)|are(?:n['’]?t| not)|not|never|won['’]?t be) (?:ever )?coming (?:back|home)(?! (?:until|till|for|to work|this|next|at|before|tonight|today|tomorrow)\b)\b|\bdid(?:n['’]?t| not) (?:make it|survive|pull through)(?! to)\b|\bsay(?:ing)? (?:my |our |a proper )?goodbye(?:s)?\b(?!.*\b(?:work|office|colleague|team|leaving|class|school|teacher|holiday|flight|nursery)\w*\b)`,
  String.raw`\b(?:bottles?|cans|stash|gear|baggies?|needles?|wraps?) (?:in|under|behind|inside|from) (?:his|her|my|their|the kids['’]?) (?:room|bed|wardrobe|drawer|bag|car|shed|coat)\b|\b(?:pour|tip|flush)\w* (?:all )?(?:it|them) (?:all )?(?:away|down the)\b|\b(?:pour|tip|chuck|throw|flush|empty)\w* (?:all )?(?:(?:the |my |his |her |every )?(?:vodka|wine|gin|beers?|whisk\w+|cider|booze|drink|alcohol|rum|spirits|weed|coke|pills|stash)) (?:all )?(?:away|down the)\b|\b(?:not|stop|no) drink\w* (?:before|in the morning|on my own|alone|tonight|today|again)\b|\b\d+ days (?:sober|clean|tomorrow|today|in)$|\bstay(?:ing)? (?:sober|clean)\b`,
  String.raw`\bi (?:lost|spent|gambled|owe|blew|took) (?:all )?(?:the|our|my|his|her|their|it all)\b.*\b(?:money|savings|rent|deposit|wages|inheritance)\b|\b(?:bin|delete|block|close|self-exclude from|uninstall)\b.*\b(?:betting|gambling|casino|bookies|slots?)\b`,
  String.raw`${IN_A_JOKE}\b(?:do ?n['’]?t|not|without|try not to|trying not to) (?:cry|crying|break(?:ing)? down|fall(?:ing)? apart|los(?:e|ing) it)\b|\bhold(?:ing)? it together\b|, ca(?:n['’]?t|nnot)$|(?<!(?<!\b(?:mum|mam|mom|dad|nan|gran|grandma|grandad|his|her|their)(?:['’]?s)? )\b(?:${CHORE})\b.{0,40})\bca(?:n['’]?t|nnot) (?:bear|face it|look at it|bring myself)\b|\bcry it out\b`,
  String.raw`\bbirth (?:mother|mum|mam|father|dad|parents?|family|mothers)\b|\bmy real (?:mum|mother|dad|father|parents)\b|\bestranged\b|\b(?:haven['’]?t|not) (?:spoken|talked|seen)\b.*\b(?:since|for|in) (?:\w+ )?(?:years?|decade|months|the (?:row|fight|funeral|wedding))\b|\bcom(?:e|ing) out to (?:(?:my|the) )?(?:${PERSON}|work|everyone|school)\b|\b(?:i['’]?m|that i am|i am) (?:gay|trans|bisexual|lesbian|queer|non-?binary)\b`,
  String.raw`\b(?:(?:a|the|this|that|my|new|breast) lump(?! sums?\b| of\b)${IN_NO_BODY}|lump${IN_NO_BODY} (?:in (?:my|his|her|the)|on (?:my|his|her)|under|is|has)|tumou?r|shadow on (?:my|his|her|the)|wig (?:fitting|shop)|(?:hair|it) falls out|hair falling out|(?<!\b(?:varnish|polish|nails?|jewellery|piercings?|shower|shave)\b.{0,16})before (?:the )?(?:treatment|chemo|op)|lumpectomy|mastectomy|biops\w+)\b|\b(?:eat|eating)\b.*\bin front of\b|\bthrow(?:ing)? up (?:less|again|after)\b|\bkeep(?:ing)? (?:dinner|food|it|lunch|anything) down\b|\bdon['’]?t weigh\b`,
  String.raw`(?<!\b(?:trains?|flights?|coach|ferry|holiday|trip|festival|concert|gig|wedding|weekend|airbnb|hotel|conference|tickets?)\b.{0,60})\b(?:somewhere|nowhere|no ?where|a place|a bed|a sofa) (?:safe )?(?:to (?:sleep|stay|go)|for tonight)(?! (?:in|on|for (?:the|our)|at|near) )|\bsleep(?:ing)? in (?:the|my) car\b|\b(?:sort|put|get|settle|getting|putting)(?:ing)? (?:out )?my affairs\b|\b(?:freeze|freezing) (?:my |the )?(?:eggs|embryos)\b|\b(?:scan|ultrasound) (?:was|is) empty\b|\b(?:unused|never used) (?:cot|pram|crib|nursery)|\bleft in (?:the|each|every) (?:packet|strip|blister)\b`,
  String.raw`\b(?:till|until|when) the vet (?:comes|gets here)\b|\b(?:bury|cremate)(?:ing)? \p{L}+ (?:in|under|at|by) (?:the|our|mum|dad)`,
]

/** Said in passing: the steps of the task stay where it is understood, and nothing around them is cheerful. */
const IN_PASSING = [
  ...UNSAID_IN_PASSING,
  String.raw`\b(?:take|give|bag|box|pack|sort|donate)\b(?: up| away| out)? (?:his|her) (?:clothes|shoes|coats?|things|suits|dresses|jumpers)\b.*\b(?:charity|away|hospice|oxfam)\b|\b(?:wo(?:n['’]?t| not)|does(?:n['’]?t| not)|may not|might not) (?:even )?(?:know|recogni[sz]e|remember) (?:me|us|who i am|who we are)\b`,
  String.raw`\b(?:stop|quit|avoid) skipping (?:dinner|lunch|breakfast|meals?|food)\b`,
  String.raw`\b(?:do ?n['’]?t|not to|never) (?:let|allow|give) (?:him|my ex|(?:her|his|their) (?:dad|mum))(?: to)? (?:collect|pick|take|see|near|in)\b`,
  String.raw`\b(?:because|since|as|cos|after) (?:my |our |the )?(?!(?:${MACHINE}) )\p{L}+ (?:has |just )*died\b|\b(?:he|she)(?:['’]s)? (?:has|had|has got|got) (?:a |an? )?(?:dementia|alzheimer\w*|stroke|parkinson\w*|cancer)\b|\b(?:to|from) an? (?:funeral|cremation|memorial)\b|\brespite\b`,
  String.raw`\b(?:decide|think about|work out|choose) (?:if|whether)\b.{0,16}\b(?:(?:leave|stay with) (?:my )?(?:${PARTNER}|him|her)\b|(?:have|keep) the baby\b)|\b(?:he|she|they|${PARTNER})(?:['’]ve)? (?:has |have |just )*(?:broke up with|left|dumped|ghosted|cheated on) me\b${NOTHING_LEFT}`,
  String.raw`\bashes (?:jewellery|jewelry|ring|necklace|locket)\b`,
  String.raw`\b(?:aa|na|ga|smart recovery|al-?anon) meeting\b|\brecord (?:his|her|mum['’]?s|dad['’]?s|my) voice\b`,
  String.raw`\b(?:to|for|after|before|since) (?:the |his |her |(?:${ELDER}|${PARTNER}) )?(?:funeral|memorial|wake)\b|\bbereavement leave\b`,
  String.raw`\b(?:parkinson|alzheimer|dementia|cancer|stroke|epilepsy|macmillan|marie curie|ms society)\w*['’]?s? (?:uk|society|association|trust|helpline|charity|nurses?|support)\b|\bwash\b.*\b(?:his|her) (?:pillow\w*|jumper|shirt|dressing gown|scarf|coat|blanket)\b`,
  String.raw`\b(?:the|an?|his|her|mum['’]?s|dad['’]?s|grave|cremation) urn\b(?!.*\b(?:tea|coffee|garden|plant\w*|water)\b)`,
  String.raw`\b(?:grief|bereavement) (?:counsel\w+|therap\w+|support|groups?|cafe|thing|class|workshop|walk|session)\b|\bwhen i(?:['’]?m| am) not$`,
  String.raw`\bsocial (?:worker|services)\b(?! (?:coursework|essay|module|degree|course|placement|exam|assignment))|\b(?:pay|paying)\b.*\bfuneral\b|\bnow (?:that )?(?:he|she|${ELDER}|${PARTNER})(?:['’]?s| is) (?:not (?:here|around)|no longer (?:here|around)|n['’]t here)\b`,
  String.raw`\b(?:i['’]?m|i am|im|but|still|really) not (?:ok|okay|all right|alright|coping|doing (?:ok|well))\b|\btell\b.*\b(?:it['’]s|its|it has come|it came) back$|\b(?:gamcare|stepchange|drinkline|turning point|alcoholics anonymous|gamblers anonymous|cruse|mind line)\b`,
  String.raw`\bsell (?:${ELDER}['’]?s|his|her|the family) (?:house|home|flat|bungalow)\b|\bcare homes?\b(?! (?:quiz|job|shifts?|bingo|volunteer\w*|christmas|interview))(?!.*\b(?:${FROM_DAY_TO_DAY}|${BROUGHT_ALONG})\b)(?<!\b(?:visit|see|pop|${BROUGHT_ALONG})\b.*)`,
  String.raw`\b(?:since|after) (?:(?:the|my|i|being|getting|they|we) )*(?:(?:was|were|got|made|been) )*(?:redundan\w*|sacked|laid off|let go)\b|\bcv\b.*\b(?:prison|inside|redundan\w*|ill\w*)\b`,
  String.raw`\b(?:sheets?|bed|bedding|pillows?|pillowcases?|duvet|mattress)\b.*\bon (?:his|her) side\b`,
  String.raw`(?<!\b(?:birthday|present|surprise|christmas|gift|party|cake|homework)\b.*)\bbefore (?:he|she|they|my (?:${PARTNER}))(?:['’]s| is|['’]re| are|['’]ll| comes?| gets?| wakes?| sees?| finds?| knows?| notices?| walks?| checks?| reads?| hears?)(?: be)? ?(?:home|back|in|up|here|it|me|out|through|the|$)(?! (?:to bed|for tea|for dinner|for school|at \\d|bus|train|time))${A_GIFT}`,
]

const rules = (id: string, patterns: readonly string[]): readonly HeavyRule[] =>
  patterns.map((pattern) => ({ id, named: new RegExp(pattern, 'u') }))

export const HINTS: readonly HeavyRule[] = [
  ...rules('safe-way', DANGER),
  ...rules('violence', VIOLENCE),
  ...rules('quiet-way', WEIGHT),
]

/** Who declines or asks because of a death is not met cheerfully, whatever the steps are. */
const FOR_A_DEATH: HeavyRule = {
  id: 'tender',
  named: new RegExp(
    String.raw`^(?:decline|turn down|say no to)\b.*${DEATH.source}|^(?:ask|e-?mail|request|apply)\b.*\b(?:extension|time off|day off)\b.*${DEATH.source}`,
    'u',
  ),
  except: new RegExp(`${THING_DIES.source}|${ABOUT_IT.source}|\\bdead (?:sea|heat|weight|centre)\\b`),
}

export const HINTS_IN_PASSING: readonly HeavyRule[] = [...rules('tender', IN_PASSING), FOR_A_DEATH]
