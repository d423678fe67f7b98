import { PERSON } from './people-words.ts'

/** What somebody does, is or has: "he keeps", "mum said", "I've lost". */
const FINITE =
  "(?:['’](?:re|ve|d|ll)|['’]s (?:been|gone|got|not|so|just|always|never|back|really|\\w+ing)|is|are|was|were|am|has|have|had|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|wont|can['’]?t|cant|couldn['’]?t|does|doesn['’]?t|doesnt|do|don['’]?t|dont|did|didn['’]?t|didnt|will|would|could|should|might|must|keeps?|says?|said|wants?|thinks?|thought|feels?|felt|hates?|hated|knows?|knew|left(?= me| us|$)|went|got|gets|told|hit|took|made|came|comes|goes|gave|found|saw|heard|lost|never|always|forgot|broke|\\w{2,}ed)"
const TOLD = new RegExp(
  [
    String.raw`^(?:got|had|came|drank|slept|woke|threw|cried|maxed|spent|broke|fell|failed|forgot|missed|lost it)\b`,
    String.raw`^(?:my|our) (?:house|flat|home|car|shed) (?:has |got )?(?:burn(?:ed|t)|flooded|blew)\b`,
    // Not "I need to": what is wished for was looked for before.
    String.raw`^(?:i|ive|im|id)(?:['’]\w+)? \S`,
    String.raw`^(?:he|she|they|we|someone|somebody|nobody|no one|no-one|everyone|everybody|people)(?: \w+)?(?: |(?=['’]))${FINITE}\b`,
    String.raw`^(?:my|our) (?:\w+ )?${PERSON}(?: |(?=['’]))${FINITE}(?: |$)`,
    String.raw`^(?:mum|dad|nan|gran|grandma|grandad|mam|mom)(?: |(?=['’]))${FINITE}(?: |$)`,
    String.raw`^(?:just |have |been |got |was |being |getting )+(?:\w+ed|told|hurt|dumped|left|caught|sent|thrown|bitten|kicked|hit|stood up|let down|taken|beaten|seen|broken)\b`,
    String.raw`^(?:just |finally |have )*(?:got|had|received|given) (?:my|the|a|some|our) (?:\w+ ){0,2}(?:diagnosis|news|results?)(?=$| (?:today|back|yesterday|now|this)\b)`,
    String.raw`^(?:do ?n['’]?t|do not|did ?n['’]?t|not|never) (?:really |even )?(?:know|knowing|sure|understand|feel|feeling|care|want|like|believe|matter|see why|get why)\b`,
    String.raw`^(?:feel|feels|feeling|felt) `,
    String.raw`^(?:too|so) (?:tired|sad|ill|sick|scared|cold|hot|old|fat|ugly|stupid|late|broken|ashamed|poor|weak|slow|anxious)\b`,
    String.raw`^why (?:am|is|are|was|were|do|does|did|ca|wo|me|can|would|cant)\b`,
  ].join('|'),
)
/** What is only wished for, or imagined, is nothing to be done. */
const WISHED =
  /^(?:i )?(?:really |just |kind of |kinda )?wish(?:ed|ing)? (?:that |it |things? |there |life |my |the |this |everything )*(?:i|he|she|they|we|you|people|someone|somebody|(?:mum|dad)(?= (?:was|were|would|could|had|did|and|still|never|knew|loved|cared))|was|were|would|could|had|did|\w+ (?:was|were|would|could|had|did))\b|^if only\b|^what if\b|^imagine\b|^would be (?:so )?(?:nice|good|lovely|great)\b/

/** "I don't want to go to school anymore" asks for nothing to be done; who does not want to do the dishes still has them. */
const UNWANTED =
  /^(?:i )?(?:really |just |honestly )*(?:do ?n['’]?t|do not|never|no longer) (?:ever |really |even )*(?:want to|wanna|feel like) (?=(?:go|be|see|talk|speak|live|wake|eat|stay|meet|come|feel|try)\b)(?!be late\b)(?!.*\b(?:but|have to|need to|must|so)\b)/

export const isUnwanted = (heard: string): boolean => UNWANTED.test(heard)

export const isWished = (heard: string): boolean => WISHED.test(heard)

/** Somebody, an animal, or a part of a body: what is told of them may be urgent, also where nothing says so. */
const OF_WHOM = String.raw`(?:he|she|they|it|we|i|you|im|ive|someone|somebody|people|everyone|everybody|nobody|${PERSON}|dude|guys?|folks|pastor|priest|boss|neighbou?rs?|resident|service user|stranger|baby|bub|bubba|newborn|toddler|kid|kids|kiddo|child|bairn|pa|ma|grandpa|grandbaby|boyfriend|girlfriend|husband|wife|ex|dog|cat|puppy|kitten|horse|hen|rabbit|arm|leg|hand|foot|face|mouth|chest|heart|head|skin|eyes?|throat|tongue|tummy|belly|stomach|neck|blood|voices?|thoughts?|brain|mind)`
const TOLD_OF_SOMEBODY = new RegExp(
  [
    String.raw`^(?!(?:lock|walk|feed|wash|take|put|pick|drop|get|give|call|ring|text|email|help|ask|tell|clean|brush|bath|dress|buy|make|book|send|move|fix|check|let|watch|teach|read|show|bring|collect|fetch|sort|plan|order|find|clip|cuddle|hug|visit) )(?:(?:my|our|the|his|her|their|a|an|this|some|one of my|think|found|heard|saw|sometimes|nearly|still|just) ){0,3}(?:[\p{L}'’]+ ){0,2}?${OF_WHOM}(?:['’]s|s)? (?!shaped\b)(?:\p{L}+ ){0,5}?(?:${FINITE}|fell|fallen|done|not|makes?|takes?|talks?|shakes?|locks?|locked|kicked|killed|sent|throws?|threw|chucks?|touches|touched|grabbed|counts|slipped|tied|picked|wandered|breathes?|shouts?|shoves|wears|eats?|ate|sleeps?|drank|swallowed|stopped|looks?|drops?|dropped|pinned|gone|flips?|gets?|got|been|goes|outed|painted|corners|whooped|backhanded|slapped|left|doing|going|coming|bulging|splashed)(?: |$)`,
    String.raw`^(?:cut|sliced|burnt|burned|banged|knocked|hit) (?:my|his|her) (?:own )?(?:head|hand|arm|leg|foot|face|finger|thumb|knee|wrist|toe)\b`,
    String.raw`^(?:been|drove|drank|fell|fainted|collapsed|woke|throwing up|coughing|bleedin\p{L}*|shaking|shivering|seeing|hearing|using|punching|couldnt|didnt|nothing|nobody|wish|scared|afraid) `,
  ].join('|'),
  'u',
)
/** Somebody speaks, or something has happened. */
const HAPPENED =
  /(?<![\p{L}'’])(?:i|im|i['’]m|ive|i['’]ve|i['’]ll|me|meself|myself|he|hes|she|shes|they|theyre|theyve|we|us|him|them|nobody|somebody|someone|dunno|ai ?n['’]?t)(?!\p{L})|['’]s (?:been|at the|on the|took|got|gone|still|rolled|alight|down|\p{L}+in)(?!\p{L})/u

/** Whether a title in lower case that begins with nothing to be done speaks of what has happened, in a whole sentence. */
export const isWhatHappened = (heard: string): boolean => heard.split(' ').length > 4 && HAPPENED.test(heard)

/** A title in lower case of four words and more that asks for nothing and tells of somebody. */
export const isToldOfSomebody = (heard: string): boolean =>
  heard.split(' ').length > 3 && TOLD_OF_SOMEBODY.test(heard) && !TO_DO.test(heard)

/** "Someone said no to me" tells of something, and asks for nothing to be done. `heard` is a title in lower case. */
export const isTold = (heard: string): boolean =>
  isUnwanted(heard) || (TOLD.test(heard) && !TO_DO.test(heard))

/** What is told may be that somebody is hurt, missing or threatened. */
const OF_HARM =
  /\b(?:hurt\w*|harm\w*|injur\w*|bleed\w*|blood|gone missing|(?:is|are|been|still|['’]s) missing(?! (?:me|us|him|her|them|you|out|home|a|the|my)\b)|disappeared|(?:ran|run|running) away|unconscious|passed out|black(?:ed|ing) out|collaps\w*|faint(?:ed|ing|s)|(?:fell|fallen|falls|falling)(?! (?:asleep|behind|out|in love|for|apart|through|off the)\b)|threat\w*|(?<!panic )attack\w*|(?:hit|hits|hitting|kick\w*|punch\w*|slap\w*|push\w*|shov\w*|grab\w*|bit|bitten|beat\w*) (?:me|him|her|us|them|up|my|by)|assault\w*|abus\w*|rap(?:e|ed|ing)|touched me|stab\w*|strangl\w*|chok\w*|knife(?! (?:sets?|blocks?|sharpener|drawer))|gun|weapon|poison\w*|overdos\w*|swallowed|burn(?:ed|t)(?! out)|seizures?|bitten|stung|(?:broke|broken) (?:my|his|her) (?:arm|leg|wrist|ankle|hip|foot|toe|finger|nose|ribs?|collarbone|neck|back)|broke into|burgled|robbed|mugged|crash\w*|accident|drown\w*|danger\w*|unsafe|not safe|(?:not|n['’]?t) (?:moving|breathing|responding|breathe))\b/

export const isToldOfHarm = (heard: string): boolean => OF_HARM.test(heard)

/** "I need to do Anmeldung" asks for something, also where nobody knows what that is. */
const TO_DO =
  /^i (?:really |still |also |just |now )*(?:need to|have to|want to|ought to|should|must|gotta|got to) (?!be\b|feel\b|stop\b|know\b)/
