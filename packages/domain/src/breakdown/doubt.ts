import { type Act, actInPhrase, actOfVerb } from './acts.ts'
import { DETERMINERS, PARTICLES, PREPOSITIONS, VAGUE, VERBS } from './known-words.ts'
import { HEAPS, type Match } from './match-template.ts'
import { isFirstName, isPerson } from './people-words.ts'
import { nounsOf } from './object-classes.ts'
import type { Template } from '@glimmer/content/breakdown/template'
import type { ReadTitle } from './reading.ts'
import { stem } from './stem.ts'

// What a title says beside its task may make it another one. Where something is left that no rule accounts for, nobody gets
// the steps of what was understood of it: the answer is a question, or a way to begin anything.

const stems = (text: string) => new Set(text.trim().split(/\s+/).map(stem))

/** What is not to be done, or how one is to be, is no task of that kind. */
const NEGATED =
  /^(?:please )?(?:be (?:an? |more |less |the )?(?:better|good|kind|nicer?|brave|normal|happy|patient|honest|present|calm|strong|proud|there)\b|do ?n['’]?t|do not|not|never|no longer|refuse to|nobody|no one)\b|^(?:read|buy|do|say|eat|spend|open|touch|order|answer|watch|sign|agree to|promise) nothing\b|[?.,;] ?(?:no,? )?(?:do ?n['’]?t|do not|nope)$|\bno dont$/

/** Whether a title says no more than that. `text` is in lower case. */
export const isNegated = (text: string): boolean => NEGATED.test(text)

/** No hand cleans, mends or fetches them: it is a figure of speech, or about what one thinks and feels. */
const NOT_A_THING = stems(`
  ability absence acceptance age aim anger assumption atmosphere attitude authority awareness balance behaviour belief blame bluff boredom
  breath burden calm career cause chance chaos character choice clarity closure comfort commitment communication compromise concentration
  confidence conflict confusion conscience consequence consistency control courage credit crisis cycle danger deadlock debate debt desire
  despair dignity direction disagreement discipline distance distraction doubt duty ego embarrassment emotion energy escape excuse existence
  expectation faith failure fate fault fear feeling fool forgiveness freedom friendship future grief grip grudge guilt habit happiness
  harm hatred heart hell history honesty honour hope humour identity illusion impression impulse independence injustice innocence insecurity
  instinct interest intimacy jealousy judgement justice kindness laziness liar loneliness love luck madness marriage memory mercy mind
  misery misunderstanding mood morale motivation nerve opinion pace pain panic passion past patience peace perspective pleasure posture
  prejudice presence pressure pride priority procrastination progress promise pulse rage reality reason regret relationship reputation
  resentment respect responsibility rhythm risk romance rumour sadness safety sanity secret self sense shame silence sin sleep soul spirit
  stereotype strength stress struggle temper temptation tension thought tradition trauma trouble trust truth uncertainty urge view violence
  vow weakness welfare wisdom wit worry worth wrong
`)

/** What hands do to a thing. */
const BY_HAND: ReadonlySet<Act> = new Set([
  'clean',
  'tidy',
  'put-away',
  'fix',
  'change',
  'setup',
  'care',
  'make',
  'move',
  'get',
  'collect',
  'take-to',
  'give-away',
  'return',
  'sell',
  'send',
  'check',
  'garden-work',
  'cook',
  'print',
  'lend',
])

/** Whether a title begins with what hands do to a thing that can be held. */
export function isByHand(read: ReadTitle): boolean {
  const act = actInPhrase(read.said) ?? actOfVerb(read.said)
  if (isFigurative(act, read, undefined)) return false
  return (act !== null && BY_HAND.has(act)) || ALSO_BY_HAND.test(read.said)
}

const ALSO_BY_HAND =
  /^(?:feed|drop off|put (?!an? end|it all|everything|my life)|water|bring|charge|top up|renew|trim|sew|glue|fold|iron|polish|oil|label|wrap|draw|record|hoover|mow|rake|sweep|sand|patch|stick|plug|unplug|switch|fill|refill|weigh|measure|scan|laminate|staple|photocopy) /

/** Whether a doing of the hands is said of something that no hand can hold: "clear my conscience", "fix us". */
export function isFigurative(act: Act | null, read: ReadTitle, match: Match | undefined): boolean {
  if (act === null || !BY_HAND.has(act)) return false
  const head = headOf(read)
  const noun = stem(head)
  return match ? NOT_A_THING.has(noun) && !match.named.has(noun) : NOT_A_THING.has(noun) || isSomeone(head)
}

const isSomeone = (word: string) =>
  isPerson(word) || isFirstName(word) || /^(?:us|me|you|myself|himself|herself|ourselves)$/.test(word)

/** What some verbs are said of. With anything else they mean something of their own: "mind the gap", "drop a hint". */
const SAID_OF: ReadonlyMap<string, readonly string[]> = new Map(
  `
  sit look mind support assist teach train coach help: person animal people kin worker
  see meet: person kin official appointment event
  drop: goods clothes document child animal people kin
  keep: -
  update download reset transfer delete import export upload sync archive: machine device digital
  restart: machine device digital appliance
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [verbs = '', classes = ''] = line.trim().split(': ')
      return verbs.split(' ').map((verb) => [stem(verb), classes === '-' ? [] : classes.split(' ')] as const)
    }),
)

/** Whether a verb of several senses stands with an object that tells none of those we know. */
export function isOddPair(read: ReadTitle): boolean {
  const classes = read.verb === null ? undefined : SAID_OF.get(read.verb)
  if (classes === undefined) return false
  const head = headOf(read)
  const noun = stem(head)
  return head !== '' && !isNamed(head, read.spelled) && !classes.some((one) => nounsOf(one).has(noun))
}

/** The noun that the doing is about: "conscience" in "clear my guilty conscience about Dan". */
export function headOf({ saidWords: { words } }: ReadTitle): string {
  let last = ''
  for (const word of words.slice(1)) {
    if (LINKS.has(word)) {
      if (last !== '' || PREPOSITIONS.has(word)) break
      continue
    }
    last = word
  }
  return last
}

const LINKS = new Set([
  ...PREPOSITIONS,
  ...PARTICLES,
  'and',
  'or',
  'by',
  'after',
  'before',
  'than',
  'without',
  'through',
  'past',
  'off',
  'that',
  'which',
  'who',
  'so',
  'because',
  'when',
  'while',
  'until',
  'if',
])

/** What can be done, and no template knows. Before a thing it says that something else is to be done: "skip dinner". */
const OTHER_DOINGS = new Set(
  `
  accept act adjust admire admit adopt adore allow amaze annoy argue attack avoid beat beg behave believe belong bite blame bless block blow boast bother
  bounce bow breathe bribe bully burn bury calm care cause cheat cheer chew climb cling comfort complete conceal confuse convince cough
  crack crash crawl creep cross crush cry curse dance dare defend deny depend deserve despise destroy die disagree disappear dodge doubt drag dread
  dream drift drown dump earn embrace endure enjoy escape excuse exist fail faint fake fall fear feel fight flee flirt float focus forbid force forget forgive
  frown fulfil gamble glare grab grieve grin grow growl guess hate haunt heal hesitate hide hit hope hug hunt hurry hurt ignore imagine impress improve
  insist insult jump keep kick kill kiss knock lean leave lick lie like lose love lower manipulate marry miss moan mourn murder nod obey
  object offend overcome owe own pace panic pawn persuade pinch pity please point poke pour praise pray pretend promise protect provoke pull punch punish push
  react rebel regret reject rely resent rescue resist reveal ride risk rob rot ruin rush sacrifice scare scratch scream seduce seek shake share shiver shock shoot
  shout shrug sigh skip slam slap slip smash smell smile smoke snap sneak sneeze sob spill spit spoil spy squash squeeze stab stare starve stay steal sting strike struggle stumble
  suffer surprise surrender survive suspect swallow swear tease tempt threaten tickle tolerate torture touch trap tremble trick trust twist undo understand upset
  fly vanish wander warm waste wave weep whisper whistle win wink witness wonder worry worship wrestle yawn yell yield smuggle fling hurl
  `
    .trim()
    .split(/\s+/),
)

/** Whether a title begins with a doing that no rule knows. */
export function isOtherDoing({ verb, saidWords: { words } }: ReadTitle): boolean {
  return verb === null && words.length > 1 && OTHER_DOINGS.has(words[0] ?? '')
}

/** Whether what a template is about is what is not to be: "so I don't have to eat". */
export function isAgainst({ named }: Match, { saidWords: { words, stems: all } }: ReadTitle): boolean {
  const no = words.findIndex((word) =>
    /^(?:not|never|without|(?:do|does|did|would|should|wo|ca)n['’]?t|dont|cant|wont|doesnt|cannot|instead)$/.test(
      word,
    ),
  )
  return (
    no >= 0 &&
    all.some((one, place) => place > no && place <= no + 5 && named.has(one)) &&
    !all.slice(0, no).some((one) => named.has(one))
  )
}

/** Where something goes. Said after a thing, they tell that it is to be moved, and not what the verb alone says. */
const WAYS = new Set(
  'through into past onto against towards along across round apart inside outside underneath beneath toward'.split(
    ' ',
  ),
)
const WAYS_OF: ReadonlySet<string> = stems(
  'put get move take bring push pull carry lift fit squeeze drag turn stick throw drop set hang talk run see walk drive let keep hold',
)

/** Whether a thing is to be brought somewhere, which only a rule for just that knows: "get the sofa through the door". */
export function isOnAWay({ verb, saidWords: { words } }: ReadTitle): boolean {
  if (verb === null || !WAYS_OF.has(verb)) return false
  const last = words.at(-1) ?? ''
  const isMoved =
    (verb === 'get' && words.some((word, place) => place > 1 && OUT_OR_DOWN.test(word))) ||
    (verb === 'put' && words.at(-2) === 'back' && /^(?:on|up|together)$/.test(last))
  return isMoved || words.some((word, place) => place > 1 && WAYS.has(word))
}

/** "Get the tent out to dry" buys no tent. */
const OUT_OR_DOWN = /^(?:out|down|over)$/

/** Nouns of many meanings. With another noun before them they name what no template of theirs knows: "travel money card". */
const OF_MANY_MEANINGS = stems(`
  card room post home table bank match date board line tap light glass bill note ring watch mouse screen tank press nail pad mat cover case
  notice charge tie suit lead set spring fan boot trunk seal pipe cell cloud present term course exercise service change key
  code bug test rack stand chest bar drive plate band block bowl box bridge button cap chain class club coat court cup deck draft drop
  file film frame game gear head horn jack jam joint label lens lock mark mask mould net organ pack palm park patch pitch plug point
  pool port pot pound race ray rock roll rule scale season shade sheet shell sign spot square stage stamp staple star stick strip
  sugar account bag reference tablet tape terminal tip track trap tube type unit vessel wave wing yard
`)

/** Whether a template was chosen by the last noun of a row, and nothing is known of the nouns before: "address cards". */
export function isOtherCompound({ template, named }: Match, read: ReadTitle): boolean {
  const [noun = ''] = named
  if (named.size !== 1) return false
  const { words, stems: all } = read.saidWords
  const place = all.indexOf(noun)
  const before = words[place - 1] ?? ''
  if (place < (read.verb === null ? 1 : 2) || isNeutral(before, read.spelled)) return false
  if (aboutOf(template).has(all[place - 1] ?? '') || IS_HOW.test(before)) return false
  const kind = all[place - 1] ?? ''
  return (
    OF_MANY_MEANINGS.has(noun) || !(HARMLESS.has(kind) || (read.verb !== null && HARMLESS_TO_DO.has(kind)))
  )
}

/** What kind of it it is, and nothing else than it: "wedding present", "history essay". */
const HARMLESS = new Set([
  ...nounsOf('animal'),
  ...stems(
    'wedding birthday christmas easter anniversary leaving travel flu covid winter summer spring autumn pet home council bank school uni college nursery gym hospital history geography biology chemistry physics english maths french spanish german psychology sociology law business art music science group project team client customer vinted amazon ebay asos argos tesco ikea pip esa uc dla benefit ehcp senco camhs cpa oh hr send',
  ),
])
/** The same where a doing stands before them: "clean the grill pan"; alone, a water bottle is no bottle to be thrown away. */
const HARMLESS_TO_DO = stems(
  'car van bike house flat contents work office grill kitchen bathroom bedroom shower oven fridge freezer water gas electric phone mobile laptop email wooden wood metal plastic glass paper cotton wool',
)

/** Whether the noun by which a sense was found only says what kind of another thing it is: "put the bed frame together". */
export function isOnlyAKind(next: string | null, template: Template, spelled: readonly string[]): boolean {
  if (next === null || isNeutral(next, spelled) || LINKS.has(next) || VAGUE.has(next) || ENDS.test(next))
    return false
  return !wordsOf(template).has(stem(next))
}

/** They end a thing, and are none. */
const ENDS =
  /^(?:if|when|even|just|only|first|straight|is|are|was|were|that|which|who|while|as|this|every|soon|for|online|properly|instead|too|please|now|keeps?|not|no|its|im|ive|i|he|she|they|we|you|tests?|renewals?|paperwork|forms?|pressures?|smell|noise|credit|front|side|top|authentication|treatment|loose|stuck|wobbly|broke|fix|mess|dirty|filthy|manky|minging|gross|grim|full|empty|gone|again|asap|due|late|has|have|above|below|beside|over|behind|appointments?|applications?|receptionists?|surgery|team|desk|letters?|area|order|payment|\S*\d\S*|\w{3,}ly|\w+ed|\w+ing)$/

const abouts = new WeakMap<Template, ReadonlySet<string>>()

/** The stems of what a template is about. */
function aboutOf(template: Template): ReadonlySet<string> {
  const made =
    abouts.get(template) ??
    stems([...template.about, ...template.verbs, template.thing, template.why].join(' '))
  abouts.set(template, made)
  return made
}

const known = new WeakMap<Template, ReadonlySet<string>>()

/** The stems of all that a template says. */
function wordsOf(template: Template): ReadonlySet<string> {
  const { about, verbs, thing, why, steps } = template
  const made =
    known.get(template) ??
    new Set(
      [...about, ...verbs, thing, why, ...steps.flatMap(({ title, hint }) => [title, hint])]
        .join(' ')
        .toLowerCase()
        .split(/[^\p{L}'’-]+/u)
        .map(stem),
    )
  known.set(template, made)
  return made
}

/** They say how it is, or stand before a room of any home. */
const IS_HOW =
  /(?:(?<!mone|part|holida|librar|cit|da|ke|agenc|compan|bod|bab|energ|surger|nurser|securit|currenc|communit|charit|deliver|facult|essa|surve|galler|batter|histor|memor|propert|tra|pla)y|ed|(?<!^(?:meet|wait|chang|train|book|park|shopp|swimm|account|market))ing|ful|less|en|est|(?<!remov|rent|propos|approv|festiv|hospit|arriv|funer|ped|met|can|med|sign|anim|cere)al|(?<!^(?:mag|mus|com|publ|top|fabr|traff|clin|log|crit|graph|stat|hect|picn|mosa))ic|['’]s)$|^(?:bed|bath|front|back|play|utility|box|kids|guest)$/

/** Whether what is taken somewhere is only taken out of the way, so that something else can be done: "take the blinds down to wash". */
export const isForSomethingElse = (act: Act | null, { said }: ReadTitle): boolean =>
  act === 'take-to' && TO_DO.test(said) && VERBS.has(stem(TO_DO.exec(said)?.[1] ?? ''))

const TO_DO = /\bto (?!be\b|have\b|get\b)([a-z]+)$/

/** Small words that may follow a verb at once and leave it what it is. What is not here makes it another verb. */
const FOLLOWED_BY = new Map(
  `
  to: go register reply respond return write apply ask talk speak listen apologise rsvp say send post email read subscribe complain report
  for: go stretch ask apply pay revise prepare prep wait cook pack practise study shop save look search plan register vote train say budget bake
  with: register read help start speak talk
  about: complain think ask read learn write speak talk email call ring phone
  at: look shop
  from: unsubscribe recover read work learn order buy
  after: look unpack clean tidy
  in: fill log put check clock hand sign phone call swim sleep stay
  on: put turn log switch claim
  into: log
  without: ''
  through: read sort look
  past: ''
  round: ''
  around: ''
  over: read
  against: vote appeal
  along: ''
  across: ''
  under: clean hoover look
  behind: clean hoover look
  by: ''
  of: ''
`
    .trim()
    .split('\n')
    .map((line) => {
      const [small = '', verbs = ''] = line.trim().split(': ')
      return [small, stems(verbs)] as const
    }),
)

/** Whether a small word right after the verb makes it another one: "sleep on the offer", "walk through the plan". */
export function isOtherBySmallWord({ verb, saidWords: { words } }: ReadTitle): boolean {
  if (verb === null || words.length < 2) return false
  const verbs = FOLLOWED_BY.get(words[1] ?? '')
  return verbs !== undefined && !verbs.has(verb)
}

/** Whether a template was chosen by the first word alone, and the title goes on with something that it knows nothing of. */
export function isByFirstWordAlone(
  { template, named }: Pick<Match, 'template' | 'named'>,
  read: ReadTitle,
): boolean {
  const {
    verb,
    saidWords: { words, stems: all },
  } = read
  const first = all[0] ?? ''
  if (named.size !== 1 || !named.has(first)) return false
  if (verb === null) return isPronoun(words[1] ?? '')
  if (template.takesAnything) return !template.verbs.some((one) => stem(one) === verb)
  const known = aboutOf(template)
  const clause = words.findIndex((word, place) => place > 0 && CLAUSES.has(word))
  return words
    .slice(0, clause < 0 ? words.length : clause)
    .some((word, place) => place > 0 && !isNeutral(word, read.spelled) && !known.has(all[place] ?? ''))
}

/**
 * Whether a title that says nothing of what is to be done has a word that the template does not account for: "annual appraisal form"
 * is no feedback to write. Of all signs of a wrong answer this one tells most.
 */
export function isUnexplained({ template, named, corrected }: Match, read: ReadTitle): boolean {
  if (read.verb !== null) return false
  const { words, stems: all } = read.saidWords
  const known = aboutOf(template)
  const end = words.findIndex((word, place) => place > 0 && LINKS.has(word) && word !== 'for')
  return words.slice(0, end < 0 ? words.length : end).some((word, place) => {
    const one = all[place] ?? ''
    const isKnown = named.has(one) || known.has(one) || corrected.has(word) || HARMLESS.has(one)
    // "Homework page 84": what is counted only says which part.
    const isCounted = place > 0 && /^\d/.test(words[place + 1] ?? '')
    return !isKnown && !isCounted && !isNeutral(word, read.spelled) && !IS_HOW.test(word) && !HEAPS.has(word)
  })
}

const isPronoun = (word: string) => /^(?:it|him|her|them|us|me)$/.test(word)

/** What comes after them says when or why. */
const CLAUSES = new Set('because so before after when while until till since as'.split(' '))

const NEUTRAL = new Set([
  ...DETERMINERS,
  ...PARTICLES,
  ...PREPOSITIONS,
  ...'wants needs sent football netball rugby five ten fifteen twenty thirty half couple few body muscles hamstrings calves shoulders back legs arms neck hips and or by before after when while until till so because then again once twice times first last next early late later today tomorrow tonight now daily morning afternoon evening night week weekend day month minute minutes hour hours min mins monday tuesday wednesday thursday friday saturday sunday it me myself proper properly good nice long short quick little bit some more less big small new old more least at home work bed outside inside upstairs downstairs alone together instead ok okay time'.split(
    ' ',
  ),
])

const isNeutral = (word: string, spelled: readonly string[]) =>
  NEUTRAL.has(word) || /^\d/.test(word) || isNamed(word, spelled)

/** Whether it is somebody, or written like a name. */
const isNamed = (word: string, spelled: readonly string[]) =>
  isSomeone(word) ||
  spelled.some((one, place) => place > 0 && /^\p{Lu}\p{Ll}/u.test(one) && one.toLowerCase() === word)
