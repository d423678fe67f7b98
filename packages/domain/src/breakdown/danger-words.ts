// The words by which a life may be in danger. They are many, and never fixed: small words may stand between them, and
// apostrophes may be missing.

const NOTHING_SEEN =
  "(?:no|(?:can(?:['’]?t|not| not)|do(?:n['’]?t| not)|could(?:n['’]?t| not)) (?:really |even )?see (?:the|a|any|much)|(?:see|is there|there(?:['’]?s| is)) (?:no|any)|what(?:['’]?s| is) the|lost (?:the|my|all)|without)"
const LIVING = String.raw`(?:be(?:ing)? (?:here|alive)|liv(?:e|ing)(?! (?:in|with|here|there|near|at|by|on)\b)|life|carry(?:ing)? on(?! with)|go(?:ing)? on(?! (?:with|the|a|about|holiday|my|our)\b)|exist(?:ing)?|stay(?:ing)? alive|wak(?:e|ing) up|any ?(?:thing|of it) any ?more)`
/** "I can't see the point in being here." */
const NO_POINT = `${NOTHING_SEEN} (?:point|reason|use|purpose|meaning|will) (?:(?:in|of|to|for) )?(?:me )?${LIVING}`
const NO_WAY_OUT = String.raw`no way out(?: of (?:this|it all))?$|(?:can(?:['’]?t|not)|do(?:n['’]?t| not)) see (?:a|any) (?:way out|future)(?: for me)?$|(?:everyone|everybody|they|the kids|my family)(?:['’]?d| would| will| are|['’]re)? be(?:en)? better off (?:if i|without me)|not be (?:here|alive) any ?more|(?:want|wish) (?:it|everything) (?:to be over|all to stop|would all stop|was all over)`
const NOT_LIVING =
  /\b(suicid\w*|kill(ing)? my ?self|end(ing)? (my (own )?life|it all)|tak(e|ing) my (own )?life|(want|wanna|wish|rather|better off|ready|like) (to )?(just )?(be |i (was|were) )?(die|dead|dying|disappear forever|gone forever)|do(n['’]?t| not) want to (be here|live|wake up|exist|be alive|go on)( any ?more)?|no (reason|point) (to|in|of) (live|living|going on(?! (?:holiday|the|a|about|with))|being alive|anything)|no point any ?more|(can['’]?t|can ?not) go on( like this| any ?more)?$|self[- ]?harm\w*|(hurt|harm|cut|burn)(t?ing)? my ?self|overdos\w*|(sick|tired) of (living|being alive)|unalive|cut(ting)? my (arms?|wrists?|legs?|thighs?|skin)\b(?! (hair|off|on|with|out))|cutting again|better off without me|wish i (was|were|had)(n['’]?t| not| never) (been )?(born|here|alive)|(hang|shoot|drown|poison|stab|strangle|electrocute|gas)(ing)? my ?self|slit(ting)? my wrists?|noose|jump(ing)? (off (of )?(a|the|that|this) (bridge|roof|building|cliff|balcony|tower)|in front of (a|the) (train|bus|car|tube|lorry))|stop cutting(?! (corners|the|out|back|down|off|hair|grass|sugar|carbs|my (hair|nails|fringe)))|ways? to die|suizid\w*|mich umbringen|ich will sterben|quiero morir|je veux mourir|voglio morire|quero morrer|chcę umrzeć)\b/

/** What says that somebody would rather not live. */
export const IN_CRISIS = new RegExp(String.raw`\b(?:${NO_POINT}|${NO_WAY_OUT})\b|${NOT_LIVING.source}`)

const SOMEBODY =
  "(?:he['’]?s?|she['’]?s?|they(?:['’]?re)?|(?:my )?ex(?:['’]?s)?|(?:my )?(?:husband|partner|boyfriend|wife|girlfriend|stepdad|dad|father|brother|uncle|flatmate|neighbour)(?:['’]?s)?|someone(?:['’]?s)?|somebody|(?:a |this |some |that )?(?:man|guy|bloke|stranger|car)|people)"
const MEANS_TO =
  "(?:going to|gonna|will|about to|wants? to|tr(?:y|ies|ying) to|says (?:s?he|they)['’]?(?:s|ll|re)?(?: going to| gonna)?)"
const US = '(?:me|us|the kids|my (?:kids|children|mum|sister|son|daughter))'
const THREATS = [
  `${MEANS_TO} (?:hurt|hit|beat|stab|attack|strangle|rape|shoot|punch) ${US}`,
  String.raw`(?:banging|kicking|hammering|pounding) (?:on |at |in |down )*(?:the|my|our) (?:front |back )?(?:door|windows?)`,
  '(?:breaking|broken|broke|trying to (?:get|break)) in(?:to (?:the|my|our) (?:house|flat|room|home))?$',
  String.raw`follow(?:ing|ed|s) (?:me|us)\b(?! (?:on|back)\b)`,
  '(?:has|has got|got|with|holding) an? (?:knife|gun|axe)',
]
/** A mother who kills for an untidy room does not mean it. */
const KILLS = String.raw`\b(?:he['’]?s?|she['’]?s?|they(?:['’]?re)?|(?:my )?(?:ex|husband|partner|boyfriend|wife|girlfriend|stepdad)(?:['’]?s)?|someone) (?:is |are |has )?(?:going to|gonna|will|wants? to|tr(?:y|ies|ying) to|threaten(?:ed|ing) to) kill ${US}\b(?! (?:if|when|for|because|cos|with|over)\b)`
const IS_HERE = String.raw`\b(?:my )?ex (?:is |['’]?s )?(?:here|outside|at the door|downstairs|in the (?:house|flat))\b|\b(?:he|she)(?: is|['’]?s) (?:back )?(?:outside|in|at) my (?:house|flat|home|door|window|room)\b|\bbeing (?:followed|chased|attacked)\b`

/** "He said he'd kill me if I leave." */
const SAID = String.raw`\b(?:he|she|they|(?:my )?(?:ex|husband|partner|boyfriend|wife|girlfriend|stepdad|stepmum|neighbour|flatmate)|someone|a man)(?:['’]s| has| is| keeps| keep)? (?:said|says|saying|told me|tells me|texted|swore|swears|promised|warned)\b.{0,20}?\b(?:he|she|they)(?:['’]?d|['’]?ll|['’]?s going to| would| will| (?:is|are|was|were) going to| wants? to) (?:kill|hurt|hit|beat|stab|strangle|burn|find|come after|come for|hunt down) (?:${US})\b(?! (?:an?|the|some|up|back)\b)|\bthreaten(?:ed|s|ing)? to (?:kill|hurt|hit|beat|stab|strangle|burn|find|come after) ${US}\b`

/** What says that somebody is there now who means to hurt. */
export const THREATENED = new RegExp(
  String.raw`\b${SOMEBODY}\b.{0,40}?\b(?:${THREATS.join('|')})|${KILLS}|${IS_HERE}|${SAID}`,
)
