// The words by which a life may be in danger. They are many, and never fixed: small words may stand between them, and
// apostrophes may be missing.
import { ADULT, HOUSEHOLD, PARTNER, PERSON, RELATIVE, STEP_PARENT } from './people-words.ts'

const NOTHING_SEEN =
  "(?:no|(?:can(?:['’]?t|not| not)|do(?:n['’]?t| not)|could(?:n['’]?t| not)) (?:really |even )?see (?:the|a|any|much)|(?:see|is there|there(?:['’]?s| is)) (?:no|any)|what(?:['’]?s| is) the|lost (?:the|my|all)|without)"
const LIVING = String.raw`(?:be(?:ing)? (?:here|alive)|liv(?:e|ing)(?! (?:in|with|here|there|near|at|by|on)\b)|life|carry(?:ing)? on(?! with)|go(?:ing)? on(?! (?:with|the|a|about|holiday|my|our)\b)|exist(?:ing)?|stay(?:ing)? alive|wak(?:e|ing) up|any ?(?:thing|of it) any ?more)`
/** "I can't see the point in being here." */
const NO_POINT = `${NOTHING_SEEN} (?:point|reason|use|purpose|meaning|will) (?:(?:in|of|to|for) )?(?:me )?${LIVING}`
const NO_WAY_OUT = String.raw`no way out(?: of (?:this|it all))?$|(?:can(?:['’]?t|not)|do(?:n['’]?t| not)) see (?:a|any) (?:way out|future)(?: for me)?$|(?:everyone|everybody|they|the kids|my family)(?:['’]?d| would| will| are|['’]re)? be(?:en)? better off (?:if i|without me)|not be (?:here|alive) any ?more|(?:want|wish) (?:it|everything) (?:to be over|all to stop|would all stop|was all over)`
const NOT_LIVING =
  /\b(suicid\w*|kill(ing)? my ?self|wish(?:ed)? i (?:was|were|had|did)(?:n['’]?t| not| never)(?: been)? (?:born|here|alive|exist)|end(ing)? (my (own )?life|it all)|tak(e|ing) my (own )?life|(want|wanna|wish|rather|better off|ready|like) (to )?(just )?(be |i (was|were) )?(die|dead|dying|disappear(?= forever|$|[,.!]| and\b| from (?:the world|everything|everyone|life))|gone forever)|do(n['’]?t| not) want to (be here|live|wake up|exist|be alive|go on)( any ?more)?|no (reason|point) (to|in|of) (live|living|going on(?! (?:holiday|the|a|about|with))|being alive|anything)|no point any ?more|(can['’]?t|can ?not) go on( like this| any ?more)?$|self[- ]?harm\w*|(hurt|harm|cut|burn)(t?ing)? my ?self|overdos\w*|(sick|tired) of (living|being alive)|unalive|cut(ting)? my (arms?|wrists?|legs?|thighs?|skin)\b(?! (hair|off|on|with|out))|cutting again|better off without me|wish i (was|were|had)(n['’]?t| not| never) (been )?(born|here|alive)|(hang|shoot|drown|poison|stab|strangle|electrocute|gas)(ing)? my ?self|slit(ting)? my wrists?|noose|jump(ing)? (off (of )?(a|the|that|this) (bridge|roof|building|cliff|balcony|tower)|in front of (a|the) (train|bus|car|tube|lorry))|(?:stop|keep|kept|started|start|not|want to|urge to|need to) (?:\w+ )?(?:hurt|harm|burn|cut|slash)(?:t?ing)? my (?:arms?|wrists?|legs?|thighs?|skin|body)(?! hair)|stop cutting(?! (through|across|up|corners|the|out|back|down|off|hair|grass|sugar|carbs|my (hair|nails|fringe)))|ways? to die|suizid\w*|mich umbringen|ich will sterben|quiero morir|je veux mourir|voglio morire|quero morrer|chcę umrzeć)\b/

/** What says that it is oneself and nobody else who is meant. */
const ONESELF = String.raw`\bi(?:['’]?m|['’]?ve|['’]?d|['’]?ll)?\b|\bmy (?:own |bad |recent )?(?:suicid|self[- ]?harm|overdose|thoughts)|\bme (?:want|feel|suicid)`
const OTHER_SUFFERS = String.raw`wish(?:es|ed|ing)? (?:he|she|they)(?:['’]?d)? (?:was|were|wasn['’]?t|weren['’]?t|had|never|not|been)(?: never| not| been)* (?:dead|born|alive|here|gone)|suicid\w*|self[- ]?harm\w*|(?:kill|hurt|harm|cut)(?:ing|ting|s)? (?:him|her|them)sel(?:f|ves)|wants? to die|wanting to die|do(?:es)?(?:n['’]?t| not) want to (?:live|be here|be alive|wake up|go on)(?= any|$|[,.])|overdos\w*|end(?:ing)? (?:his|her|their) (?:own )?life|end it all|${NO_POINT}`
const UNSAFE =
  "(?:is|are|['’]s|says (?:s?he|they)(?: is| are|['’]?s|['’]?re))(?: not|n['’]?t) (?:feeling )?safe"

/** What says that somebody else would rather not live. */
export const OTHER_IN_CRISIS = new RegExp(
  String.raw`\b(?:${PERSON}|he|she|they|him|her|them|someone|somebody)\b(?:(?!${ONESELF}).)*\b(?:${OTHER_SUFFERS})\b|\b(?:${PERSON}|he|she|they)(?: ${UNSAFE}|['’]s not (?:feeling )?safe)\b|\b(?!(?:i|it|this|that|life)\b)\p{L}+ (?:is|keeps|has been|feels) (?:feeling )?(?:suicidal|self[- ]?harming)\b`,
  'u',
)

/** What says that somebody would rather not live. */
export const IN_CRISIS = new RegExp(String.raw`\b(?:${NO_POINT}|${NO_WAY_OUT})\b|${NOT_LIVING.source}`)

const ONE = "(?:he['’]?s?|she['’]?s?|they(?:['’]?re)?|someone(?:['’]?s)?|somebody)"
const SOMEBODY = `(?:${ONE}|${PERSON})`
/** Children bang on doors, too. */
const GROWN = `(?:${ONE}|${ADULT}|car)`
const MEANS_TO =
  "(?:going to|gonna|will|about to|wants? to|tr(?:y|ies|ying) to|says (?:s?he|they)['’]?(?:s|ll|re)?(?: going to| gonna)?)"
/** Those whom one would protect, and oneself. */
export const US = `(?:me|us|the kids|(?:my|our|the) (?:${RELATIVE}|${PARTNER}))`
const HURTING = `${MEANS_TO}(?: hurt | hit | beat | stab | attack | strangle | rape | shoot | punch )${US}`
/** A knife for bread is only spoken of. */
const ARMED = String.raw`(?:has|has got|have|have got|got|with|holding|carrying|pulled) an?(?: knife| gun| axe| machete)\b(?! (?:sets?|blocks?|sharpener|rack|drawer|case|roll|licen[cs]e|collection|for|i |we |to (?:cut|borrow|lend|spare|sharpen|chop|return)))`
const AT_THE_DOOR = [
  String.raw`(?:banging|kicking|hammering|pounding) (?:on |at |in |down )*(?:the|my|our) (?:front |back )?(?:door|windows?)`,
  '(?:breaking|broken|broke|trying to (?:get|break)) in(?:to (?:the|my|our) (?:house|flat|room|home))?$',
  String.raw`follow(?:ing|ed|s) (?:me|us)\b(?! (?:on|back|around the shop)\b)`,
]
/** A mother who kills for an untidy room does not mean it. */
const MEANS_IT = `(?:he['’]?s?|she['’]?s?|they(?:['’]?re)?|${PARTNER}|${STEP_PARENT}|someone|a man)`
const KILLS = String.raw`\b${MEANS_IT} (?:is |are |has )?(?:going to|gonna|will|wants? to|tr(?:y|ies|ying) to|threaten(?:ed|ing) to) kill ${US}\b(?! (?:if|when|for|because|cos|with|over)\b)`
const IS_HERE = String.raw`\b(?:my )?ex (?:is |['’]?s )?(?:here|outside|at the door|downstairs|in the (?:house|flat))\b|\b(?:he|she)(?: is|['’]?s) (?:back )?(?:outside|in|at)(?: my house| my flat| my home| my door| my window| my room)\b|\bbeing (?:followed|chased|attacked)\b`

/** "He said he'd kill me if I leave." */
const SAID = String.raw`\b(?:${ONE}|${PERSON})(?: has| is| keeps| keep)? (?:said|says|saying|told me|tells me|texted|swore|swears|promised|warned)\b.{0,20}?\b(?:he|she|they)(?:['’]?d|['’]?ll|['’]?s going to| would| will| (?:is|are|was|were) going to| wants? to)(?: kill | hurt | hit | beat | stab | strangle | burn | find | come after | come for | hunt down )(?:${US})\b(?! (?:an?|the|some|up|back)\b| (?:if|when) (?:i|we) (?:forget|forgot|miss|lose|break|spill|am late|['’]?m late|(?:do ?n['’]?t|do not) (?:tidy|clean|wash|feed|bring|get|buy|call|ring|send|sort|finish|remember|do the|do my|hurry)))|\bthreaten(?:ed|s|ing)? to (?:kill|hurt|hit|beat|stab|strangle|burn|find|come after) ${US}\b`

const COMES = String.raw`\b(?:he|she|${HOUSEHOLD})(?: is)? `
const FLEEING = String.raw`\b(?:get|be|go|run|slip|sneak) (?:out|away|gone)\b.{0,24}\bbefore (?:my |the )?(?:he|she|${HOUSEHOLD})(?: is)? (?:comes?|gets?|back|wakes?|home|finds?|starts?|returns?)\b|\b(?:leave|hide|escape)\b.{0,16}\bbefore (?:my |the )?(?:he|${HOUSEHOLD}) (?:comes? (?:home|back)|gets? (?:home|back|in)|wakes?|starts)\b|${COMES}(?:comes?|came|coming|gets?|got) (?:home|back|in) (?:drunk|angry|in a (?:rage|temper))\b|\b(?:he|she|${HOUSEHOLD})(?:['’]?s| is| will|['’]?ll)? (?:\w+ ){0,2}?(?:to )?(?:come|coming|get|getting|be|come back|coming back) (?:home|back|in) (?:drunk|pissed|wasted|hammered|angry|in a (?:rage|temper))\b|\b(?:he|${HOUSEHOLD})(?:['’]?s| is| will)? (?:comes?|coming|gets?|getting|home|back|wakes?)\b.{0,30}\b(?:i|we) (?:have|need|must|want|got)(?: to)? (?:be |get )?(?:out|gone|away) (?:before|by then)\b`

/** What says that somebody is there now who means to hurt. */
export const THREATENED: readonly RegExp[] = [
  String.raw`\b${SOMEBODY}\b.{0,40}?\b${HURTING}`,
  String.raw`\b${SOMEBODY}\b.{0,40}?\b${ARMED}`,
  String.raw`\b${GROWN}\b.{0,40}?\b(?:${AT_THE_DOOR.join('|')})`,
  KILLS,
  IS_HERE,
  SAID,
].map((pattern) => new RegExp(pattern))

/** "Get out before he comes home." */
export const FLEES = new RegExp(FLEEING)

const ANYBODY = `(?:i|he|she|they|someone|somebody|everyone|everybody|${PERSON})`
/** "The man at the bus stop." */
const THERE = String.raw`(?: (?:next door|upstairs|downstairs|(?:at|on|in|from|outside|opposite|across) (?:the |my |our |a )?\w+(?: \w+)?))?`
/** What may stand between somebody and how they are. */
const IS_NOW =
  "(?:['’]s| has| have| is| are| was| were| am| just| been| gone| suddenly| only| nearly| lying| found| now)*"
const OUT_COLD = '(?:unconscious|unconcious|unconsious|unresponsive|out cold)'
const CANNOT =
  "(?:can(?:['’]?t|not| not)|could(?:n['’]?t| not)|won['’]?t|is(?:n['’]?t| not)|not able to|unable to)"

/** What says that a body needs help within minutes, whoever's it is. */
export const EMERGENCY = new RegExp(
  [
    String.raw`\b(?:fell|fallen|had a fall|has a fall)\b.*\b${CANNOT} (?:get(?:ting)? up|move|stand|walk)\b`,
    String.raw`\b${ANYBODY}${THERE}${IS_NOW} (?:coll?apsed|collasped|passed out(?! (?:the|leaflets|flyers|copies))|${OUT_COLD}(?! bias)|cho(?:king|cking)|fitting(?= (?:and|on|again|now|right)\b|$)|(?:turn(?:ed|ing)|gone) blue|bleeding (?:a lot|heavily|badly|out|everywhere|loads|so much))\b`,
    String.raw`\b${ANYBODY}\b.{0,16}\b(?:fell|fallen|had a fall|slipped|tripped)\b.{0,24}\b(?:hit|banged|bumped|smacked|cracked) (?:his|her|my|their) head\b`,
    String.raw`\b(?:(?:he|she)(?:['’]?s)?|someone|somebody|baby|toddler|${RELATIVE}|${PARTNER})\b.{0,28}\b(?:not|is ?n['’]?t|isnt|wo ?n['’]?t|wont) (?:respond(?:ing)?\b(?! (?:to|on|for)\b)|wak(?:e|ing)(?: up)?$|breathing\b|moving$)`,
    String.raw`\b(?:is|are|was|found|lying|knocked) (?:\w+ ){0,2}(?:unconscious|unconcious|unconsious|out cold)(?! bias)\b`,
    String.raw`\b${ANYBODY}\b${THERE}.{0,12}\b(?:${CANNOT}|struggling to|trouble|stopped|not) breath(?:e|ing)\b`,
    String.raw`\b(?:${CANNOT}|struggling to) breathe (?:properly|and|my)\b|^(?:help )?(?:i )?can['’]?t breathe$`,
    String.raw`\bca(?:n['’]?t|nnot|n not) feel (?:my|his|her) (?:face|(?:left |right )?(?:arm|leg|side))\b(?!.*\b(?:cold|freezing|snow|gym|workout|legs day)\b)|\bpregnant\b.*\bbleeding\b|\bbleeding\b.*\bpregnant\b`,
    String.raw`\b${CANNOT} wake (?:(?:my|the|our) )?(?:him|her|them|${PERSON})(?: up)?(?: at all)?(?=$|[,.!]| (?:and|he|she|they|what|now|is|properly)\b)`,
    String.raw`\bhaving an? (?:seizure|heart attack|stroke|asthma attack|allergic reaction)\b`,
    String.raw`^chest pains?$|\b(?:111|999|ambulance)\b.*\bchest pains?\b|\bmy chest pains?\b|\b(?:bad|sudden|crushing|terrible|got|having|has|have) (?:chest pains?|pains? in (?:my|his|her|the) chest)\b`,
    String.raw`\b(?:face (?:has |is )?(?:drooping|dropped)|speech (?:has |is )?(?:slurred|gone funny)|slurring (?:his|her|my) (?:words|speech))\b`,
    String.raw`\b(?:won['’]?t|doesn['’]?t|can['’]?t) stop (?:the )?bleeding\b|\bblood everywhere\b`,
  ].join('|'),
)

/** What says that nobody may stay in the house. */
export const OUT_OF_THE_HOUSE =
  /\bsmell(?:s|ing|ed)? (?:of |like )?gas\b|\b(?:smells?|smelling|stinks?) (?:of |like )?(?:burning|smoke|burnt plastic|something burning)\b(?! (?:rubber|toast|hair|leaves|wood|alarm|damage))|\bburn(?:ing|t) (?:plastic |electric(?:al)? )?smell\b(?! (?:from|in|of) (?:the |my )?(?:toast\w*|oven|pan|pot|dinner|hair|microwave))|\bgas (?:leak|smell|escape)\b|\bcarbon monoxide (?:alarm|detector) (?:is |keeps |has )?(?:going off|beep\w*|gone off|sounding)\b|\b(?:house|flat|kitchen|room|building|chip pan|oven|cooker|bed|sofa|curtains?|it) (?:is|['’]s|has caught|caught|are) (?:on )?fire\b/

/** What says that somebody arranges for a time without them. */
export const WHEN_GONE =
  /\b(?:when|once|after|if|for when) (?:i['’]?m|i am) (?:gone|dead|no longer (?:here|around)|not (?:here|around) any ?more)\b|\bwhen i (?:die|['’]?ve gone)\b|\bafter i (?:die|have died|['’]?ve gone)\b|\b(?:suicide|goodbye) (?:note|letters?)\b|\bsay(?:ing)? (?:my )?goodbyes? to (?:everyone|everybody|them all|the kids)\b/

const WHO_HARMS = `(?:he|she|someone|somebody|${PERSON})`

/** "Tell a teacher what he did to me." */
export const HARMED = new RegExp(
  [
    String.raw`\bwhat .{0,20}\b(?:${WHO_HARMS}|they)\b.{0,24}\b(?:did|do|does|doing|done) to (?:me|us|(?:my|our) (?:${RELATIVE}|${PARTNER}))(?=$|[,.!?]| (?:when|last|at|in|on|and|again|yesterday|so|because|before|after|this|every|while|years)\b)`,
    String.raw`\b(?:tell|telling|show|showing|report|let)\b.*\b${WHO_HARMS}\b.{0,24}\b(?:keeps?|kept|won['’]?t stop) (?:sending|saying to|showing|asking|touching|making|forcing|following) me\b`,
    String.raw`\b${WHO_HARMS} (?:\w+ ){0,2}(?:touche[sd]|touching|keeps touching|forced|made) me (?:in a|where|inappropriately|without|do things|when i (?:said|did))`,
  ].join('|'),
)

const MEDICINE =
  '(?:pills?|tablets?|meds|medication|medicine|doses?|dosage|paracetamol|ibuprofen|aspirin|codeine|insulin|sertraline|antidepressants?|sleeping (?:pills?|tablets?)|capsules?|painkillers?|drugs)'
const TAKEN = '(?:took|taken|taking|swallowed|ate|eaten|had|given|gave|drank|drunk|downed|necked|injected)'
const TOO_MUCH =
  '(?:too (?:many|much)|all (?:of )?(?:my|the|his|her|their|our|those|these)|(?:the|a|my|his|her) (?:whole|full|entire) (?:lot|pack|packet|box|bottle|strip)|(?:loads|lots|a lot|a handful|a bunch|a load|dozens) of|(?:the )?wrong|double|twice)'
const POISON =
  '(?:bleach|poison|antifreeze|weed ?killer|rat ?poison|white spirit|batter(?:y|ies)|button cell|detergent|dishwasher tablets?|laundry (?:pods?|capsules?)|petrol|drain cleaner)'

/** More than anybody takes at once: "I took 12 paracetamol". */
const BY_NUMBER = String.raw`(?:[5-9]|[1-9]\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?: (?!m[gl]|mcg|ml)\w+)? (?:${MEDICINE}|co-?codamol|naproxen|tramadol|zopiclone|diazepam|xanax|valium|propranolol|quetiapine|citalopram|fluoxetine|mirtazapine|amitriptyline|nytol|melatonin|morphine)`

/** What says that too much, or poison, was taken. */
export const OVERDOSED = new RegExp(
  String.raw`\b(?:overdosed|od'd|taken an overdose|took an overdose|poisoned|${TAKEN}\b.{0,40}\b${TOO_MUCH}\b.{0,40}\b${MEDICINE}|${TAKEN}\b.{0,40}\b${MEDICINE}.{0,20}\b(?:twice|by mistake|by accident)|(?:took|taken|swallowed|necked|downed) (?:like |about |over |around |nearly )?${BY_NUMBER}(?! (?:back|to|for)\b)|(?:swallowed|drank|drunk|ate|eaten) .{0,20}\b${POISON})\b`,
)
