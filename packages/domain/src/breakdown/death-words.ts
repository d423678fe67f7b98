// The words for a death, and what only sounds like one.
import { ELDER, PARTNER, RELATIVE } from './people-words.ts'

export const PET =
  '(?:dog|cat|puppy|kitten|pet|hamster|rabbit|horse|pony|guinea ?pigs?|gerbil|rat|budgie|parrot|tortoise|bunny|hound|moggy|vet)'
/** Beside these words, "put her down" is said of a child at bedtime, and not of an animal. */
export const CHILD_TO_BED = new RegExp(
  `^(?!.*\\b${PET}s?\\b).*\\b(?:bab(?:y|ies)|newborn|infant|toddler|bath(?:e|ed|ing)?|napp(?:y|ies)|bottle|puree|milk|formula|nap|naps|cot|crib|bedtime|story|pyjamas|pjs|lullaby)\\b`,
)
/** Things stop working; only people and animals die. */
export const MACHINE =
  'printer|photocopier|scanner|projector|boiler|fridge|freezer|oven|cooker|hob|microwave|kettle|toaster|dishwasher|washing machine|washer|dryer|hoover|vacuum|telly|tv|router|internet|server|system|till|mouse|keyboard|monitor|screen|mower|lawnmower|strimmer|bike|van|engine|motor|pump|camera|console|xbox|headphones|earbuds|watch|clock|radio|speaker|remote|toothbrush|line|signal|website|app|sourdough|lights?|heating|fan|lift|phone|mobile|iphone|ipad|laptop|computer|tablet|car|wifi|(?:hard |ssd |usb )?drive|disk|bulbs?|fuse|torch|trees?|grass|lawn|hedge|house ?plants?|plants?|flowers?|roses?|batter(?:y|ies)'
export const MACHINE_DIES = new RegExp(
  String.raw`\b(?:batter(?:y|ies)|phone|laptop)\b.{0,16}\babout to die\b|\b(?:${MACHINE})(?:['’]s| is| are| has| have| just| finally| completely| nearly| all)* (?:died|dies|dead|dying)\b|\b(?:${MACHINE})\b.{0,24}\bit(?:['’]s| is| has| just)* (?:dies|died|dying|dead)\b|\bdead (?:${MACHINE}|link|space|end)\b|\b(?:phone|laptop|tv|telly|kettle|charger|toaster|hoover|watch|tablet|printer|headphones|fridge|boiler|plant)\b(?:(?!\b(?:crash|accident|son|friend)\b).){0,24}\b(?:old|last|current) one(?:['’]?s| is| has| just)* (?:dead|died|dying)\b|\b(?:is|are|['’]s) dead(?:,| and| so)? ?(?:i )?(?:need another|need a new|buy an?other|order an?other)\b|\bdying (?:to|for|of)\b|\bthinks? (?:that )?(?:i['’]?m|i am) dead\b`,
)
export const THING_DIES = new RegExp(
  String.raw`${MACHINE_DIES.source}|\b(?:plants?|flowers?|lawn|grass|basil|herbs?|roses?|tomatoes|seedlings?|houseplants?|succulents?|cactus|fern|orchid|hedge)\b.{0,24}\b(?:is|are|looks?|look|keeps?|keep|['’]s) (?:nearly |almost |all |half )?(?:dying|dead)\b|\b(?:fish|goldfish|shrimps?) (?:are|is|keep|keeps) (?:all )?(?:dying|dead)\b|\bsomething(?: is|['’]?s)? dead (?:in|under|behind|inside) (?:there|here|it|the)\b|\bsomething (?:(?:has|have|must|probably|definitely|just|crawled|in|up|there|here|and) )*died (?:in|under|behind|inside|down|up) (?:there|here|it|that|this|the (?!family|night|end))|\bwhat(?:ever)? (?:has |just )?died (?:in|under|behind|inside|down)\b|\b(?:smells?|smelling|stinks?|stinking|reeks?)(?: \w+)? (?:like|as if|of) .*(?:died|dead|death)\b|\b(?:fix|use|eat|cook|water|charge|save|rescue|finish|sell)\b(?!.*\b${PET}s?\b).*\bbefore (?:it|they) (?:dies?|is dead)\b|\b(flies|mouse trap|deadlines?|deadlift|dead(wood| leaves| heads?| skin| flowers| plants?| battery| link| space)|death (metal|star|note|valley)|dying (to|for) |(dying|die|died) of (boredom|laughter|laughing|embarrassment|curiosity|heat|cold|hunger|thirst|cringe|excitement|jealousy)|dye(ing)?|drop dead|dead end|dead (?:good|tired|funny|easy|excited|nice|cold|hungry|proud|busy|bored|broke|keen|handy|simple|on (?:my|his|her|our) feet))\b`,
)
const LOST_ONE = `(?:${RELATIVE}|${PARTNER}|best friend)`
const JUST = '(?:has |have |had |just |recently |only |suddenly )*'
export const DEATH = new RegExp(
  `(?:${[
    String.raw`\b(?:died|dies|(?:to|will|might|may|could|would|gonna|not) die|dying|dead|death|passed (?:away|on(?! (?:the|an?|my|his|her|it|that|this|to|your|from)\b))|pass away|bereave\w*|mourn\w*|grie(?:f|v\w*)|widow\w*|funeral|cremat\w*|burial|bury(?! (?:\w+ ){0,3}(?:bulbs?|seeds?|seedlings?|tulips?|daffodils?|garlic|plants?|roots?|compost|bokashi|cables?|pipes?|wires?|hose)\b)|buried|coffin|undertaker|grave(?:side|stone|yard)?|headstone|memorial|obituary|eulogy|condolences?|sympathy card|probate|inquest|ashes|hospice)\b`,
    String.raw`\b(?:he|she)(?:['’]s| has| had)? passed (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|hospital|(?:her|his) sleep|the (?:night|hospital|hospice))|peacefully)\b|\b${LOST_ONE}(?:['’]s| has| had)? passed (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|hospital|(?:her|his) sleep|the (?:night|spring|summer|autumn|winter|hospital|hospice))|last (?:week|month|year|night|spring|summer|autumn|winter)|this (?:week|month|year|morning)|yesterday|recently|suddenly|peacefully|(?:\w+ ){1,2}ago)\b|\b${ELDER}(?:['’]s| has| had)? passed$`,
    String.raw`\blate (?:${ELDER}|${PARTNER})\b`,
    String.raw`\b(?:now|since|after|because|that) (?:that )?(?:my |our )?(?:he|she|they|${ELDER}|${PARTNER})(?: is| has|['’]ve)? (?:gone(?! (?:to|out|home|on|off|back|away|in|for|through|over|mad|up|down)\b)|passed|left us|died)\b`,
    String.raw`\blost (?:my|her|his|their|our) ${LOST_ONE}\b(?<!['’]s)(?!['’])(?! (?:in|at|on|and found)\b)`,
    String.raw`\b(?:he|she|they|${ELDER}) ${JUST}passed(?= (?:in|last(?! \w+['’]s)|on(?! (?:the|an?|my|it|that|this|to)\b)|yesterday|suddenly|peacefully|over|two|three|at (?:christmas|easter|home))\b)`,
    String.raw`\b${ELDER} ${JUST}passed$`,
  ].join('|')})`,
)
export const TELLING =
  /\b(tell|telling|inform|let .{1,30} know|break(ing)? (the|it|this|bad|sad)|announce|news (to|about|that)|explain(ing)? (to|why)|say that)\b/

/** Who is employed tells it in a line, and breaks no news. */
export const TELLS_WORK =
  /\b(?:(?:tell|telling|inform|notify|let|message|text|email|ring|call|phone|write to) (?:(?:my|the|our|line|team) )*(?:work|boss|manager|employers?|hr|supervisor|office|team leader|head ?teacher)\b(?!['’]s))/

/** A school is told in a line as well, and nobody there has to be consoled. */
export const TELLS_SCHOOL = new RegExp(
  String.raw`\b(?:ring|call|phone|tell|email|message|text|let|inform|contact) (?:the |my |our )?(?:school|nursery|college|uni|university|teacher|tutor|childminder)\b.*${DEATH.source}`,
)

/** An office writes it down, by appointment. */
export const REGISTERING =
  /\bregister(?:ing)? (?!for\b|at\b|with\b|to\b)(?:[\p{L}'’]+ ){0,3}?(?:death|passing)\b(?! (?:caf[eé]|metal|match|star)\b)|\bregist(?:rar|er office)\b.*\bdeath\b|\bdeath\b.*\bregist(?:rar|er office)\b/u

/** The first call after a death. */
export const UNDERTAKER =
  /\b(?:call|ring|phone|contact|speak to|talk to|email|message|choose|find|pick|get back to)\b.{0,24}\b(?:undertakers?|funeral (?:directors?|homes?|parlours?|people|place))\b/
