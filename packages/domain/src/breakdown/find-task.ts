import { actOf } from './acts.ts'
import { BASE_VERBS, isSomebody, VERBS } from './known-words.ts'
import { withoutFrame } from './plain-title.ts'
import { isOnlyWrong } from './stated.ts'
import { stem } from './stem.ts'

/** Where one thought ends and the next begins. */
const BREAKS =
  /[.;:!?()[\]\n]+(?=\s|$)|,\s|\s[-–—/]\s|\s(?=(?:its|it['’]s) (?:been|due|so|too|not|going|getting|really|all|full|broken|late|like)\b|(?=i['’]?ve (?!got to)|i['’]?m (?!going|supposed|meant|trying)|(?:he|she|they|it) (?:is|was|has|keeps|got|rolled|needs|\w+ed)\b|they['’]?ve (?:been|got|not)\b)(?<!\b(?:tell|let|text|message|email|say|explain|warn|ask|check|see|find|know|if|whether|that|when|while|as|where|what|how|why|who|which|like)\b.*)|(?<!^(?:my |the )?(?:phone|ipad|tablet|laptop|computer|icloud) )(?:my |the )?(?:\w+ )?(?:storage|memory|disk|drive) (?:is |almost |nearly )*full\b)|\s(?:because|omg|lol|lmao|ffs|tbh|ugh+|argh+|haha+|so that|so|but|just(?= (?:reply|call|ring|text|email|open|book|send|start|pay|write)\b)|which|since|cos|bc|cause|as (?=it |it['’]s |its |i |i['’]m |im |he |she |they |we |there )|though|although|even though|while|before (?:i|they|he|she|we)|and (?:then|also)|then|and(?= (?:i |i['’]|it |its |it['’]s |he |she |they |we ))|or(?= (?:no (?!one\b)\p{L}+$|else\b|i['’]?(?:ll|m|d)\b|i (?:will|am)\b|(?:he|she|they|mum|dad)(?:['’]ll| will)\b)))(?:\s|$)|\s(?=(?:ring|call|phone|email|text|message) (?:them|him|her)(?: back| up)?$|get (?:mum|dad|mam|mom|nan|someone|somebody) to \p{L}|tell (?:someone|somebody|mum|dad|work|school|boss|him|her|them)\b)(?<!\b(?:to|and|then|or|dont|don['’]t|not|never|cant|can['’]t|wont|won['’]t|i['’]?ll|we|they|you|who|if|when|finally|must|should|can|will|please|help|let|make|not|i|need|gotta|just|so|could|would|did) )/iu
const WISH =
  /\b(?:(?:need|needs|have|has|had|want|ought|got|supposed|meant|meaning|forgetting|trying|going|promised(?: \S+)?|afraid|scared|time|like|remember|able|refusing|forgot|hoping) to|must to|must|gotta|(?<!\b(?:if|whether) (?:i|we) )should(?: probably)?|['’]d better|(?:have|has)(?: not|n['’]t) (?:yet |even )?|(?:never|not) (?:yet )?|(?:promised|said|told)(?: \S+){0,3} i(?:['’]d| would)|keep meaning to|putting off|put off|avoid(?:ing)?|can(?:no|['’])?t (?:bring myself to)|(?<!\b(?:tell|let|text|message|email|say|explain|warn|ask)\b.*)can(?:no|['’])?t(?: even| seem to| just)*(?= (?:start|begin|face|open|finish|clean|tidy|write|answer)\b)|too (?:tired|anxious|scared|overwhelmed|stressed|nervous|embarrassed|afraid|ashamed|exhausted) to(?= (?!go on|live|cope|function|be|do|think|sleep|move|get up))|i(?:['’]ll| will)) /i
const PASSIVE =
  /^(?<thing>.{2,40}?) (?:badly |really |desperately |still )?needs? (?:to be |a |some |its |their )?(?:good |proper |quick )?(?<done>\S+)$/i
const CAUSED =
  /^(?:get|have) (?!.*\bready to be\b)(?<thing>(?!a |an |some |rid |up )\S.{1,40}?) (?<done>done|sorted|finished|fixed|serviced|repaired|mended|checked|cut|mot['’]?d|cleaned|valued|looked at|inspected|printed|framed|renewed|signed|cleared|delivered|collected|washed|replaced|paid|booked|translated|(?!(?:shed|bed|seed|weed|feed|need|reed|speed|ahead|bread|head|thread|lead|red|tired|naked|married|divorced|engaged|pissed|bored|excited|stoned|united)\b)\S{2,}ed)(?: (?:out|up))?(?: (?:before|by|for|in|at|on|when|after|so)\b.*)?$/i
const SUBJECT =
  /^(?<thing>(?:the|my|our|a|an|this|that|some|his|her) .{2,36}?) (?:is|are|was|were|has|have|keeps?|came|arrived|still|that|which|needs?|got|sits?|says|said|been|from (?:the )?\S+ (?:is|has|came|arrived))\b/i

/** "The flat is a tip" asks for cleaning. */
const STATE =
  /^(?<thing>(?:(?:the|my|our|this) .{2,30}?|(?:living |dining |bed|bath|utility |spare |front |back )?(?:room|kitchen|hall|hallway|house|flat|car|desk|bedroom|bathroom|garden|garage|shed|fridge|oven)s?)) (?:is|are|looks?) (?:a |an |such a |in a |so |really |absolutely |total )*(?:tip|mess|state|disaster|bombsite|pigsty|filthy|dirty|messy|untidy|chaos|gross|disgusting|overflowing)\b/i

/** "The printer won't connect" asks for a repair, and so does "get the printer to work". */
const BROKEN =
  /^(?<thing>(?!i\b|he\b|she\b|they\b|we\b|you\b|it\b|that\b|this\b|mum\b|dad\b)(?:the |my |our )?[a-zà-ÿ][a-zà-ÿ -]{2,28}?) (?:(?:is|are)(?: still| really| completely)? (?:broken|leaking|stuck|jammed|dripping|cracked|faulty|not working|making (?:a|that|this) .*)|(?:won|doesn|don|can)['’]?t (?:stop (?:dripping|leaking|running|beeping)|work|connect|start|turn on|switch on|print|open|close|charge|load|shut|drain|spin|heat|flush)\b.*|(?:stopped|not) working|keeps (?:crashing|freezing|leaking|dripping|cutting out|beeping))\b/i
const WORKING =
  /^(?:get|make) (?!back |ready |home |up |out |on |dressed |time |friends |(?:the |a |my )?(?:train|bus|tram|tube|taxi|lift|kids|car|bike) (?:back )?to )(?<thing>.{3,30}?) (?:to (?:work|run|start|print|go|connect|turn on|switch on)|working|going|running)\b/i

/** "We've run out of milk" asks for a shop. */
const RUN_OUT =
  /^(?:(?:we|i|they)(?:['’]?(?:ve|re|m)| have| are| am)? )?(?:(?:just|nearly|almost|all|completely) )*(?:(?:run|ran|running) out of|(?:running )?low on|out of) (?:the |my |our |any )?(?<thing>(?!(?:time|money|energy|ideas?|patience|breath|bed|spoons|excuses|work|office|hand|control|battery|storage|space|memory|data|date|house|the|cash|steam|words|room|credit)\b)[a-zà-ÿ].{2,40})$/i
/** "Give the car a wash". */
const GIVEN =
  /^give (?<thing>(?:the|my|our|his|her) .{2,30}?) an? (?:quick |good |proper |bit of a |thorough )?(?<done>clean|wipe|scrub|hoover|dust|polish|wash|tidy|mop|sweep|trim|brush|once[- ]over|going[- ]over)(?: (?:over|down|out|up))?$/i

/** What each needs in any case. The long patterns take time to compile, and few titles come so far. */
const NEEDED = new Map([
  [WORKING, /^(?:get|make) /i],
  [BROKEN, / (?:is|are|won|doesn|don|can|stopped|not|keeps)['’ ]/i],
  [PASSIVE, / need/i],
  [CAUSED, /^(?:get|have) /i],
  [RUN_OUT, /(?:out of|low on) /i],
  [GIVEN, /^give /i],
  [STATE, /^(?:the|my|our|this) /i],
])

/** The named parts of a clause that has the form of the pattern. */
function namedIn(pattern: RegExp, text: string): Readonly<Record<string, string>> | undefined {
  return NEEDED.get(pattern)?.test(text) === false ? undefined : pattern.exec(text)?.groups
}

const MADE: Readonly<Record<string, string>> = {
  done: 'do',
  sorted: 'sort',
  finished: 'finish',
  fixed: 'book a repair of',
  serviced: 'book a service of',
  checked: 'book a check of',
  repaired: 'book a repair of',
  mended: 'fix',
  valued: 'book a valuation of',
  inspected: 'book a check of',
  'looked at': 'book a check of',
  cut: 'cut',
  motd: 'book an MOT for',
  paid: 'pay',
  framed: 'frame',
  syringed: 'book an appointment for',
  pierced: 'book an appointment for',
  weighed: 'book an appointment for',
  waxed: 'book an appointment for',
  tuned: 'book a tuning of',
  fitted: 'book a fitting of',
  installed: 'book a fitting of',
  reupholstered: 'book a repair of',
  upholstered: 'book a repair of',
  rewired: 'book a repair of',
  plastered: 'book a plasterer for',
  altered: 'book a repair of',
  spayed: 'book the vet for',
  neutered: 'book the vet for',
  chipped: 'book the vet for',
  vaccinated: 'book an appointment for',
  tested: 'book a test of',
  swept: 'book a sweep of',
  tarmacked: 'get quotes for',
  removed: 'book a removal of',
  collected: 'book collection of',
  microchipped: 'book an appointment for',
  signed: 'ask somebody to sign',
  reheeled: 'book a repair of',
  resoled: 'book a repair of',
  countersigned: 'ask somebody to sign',
  witnessed: 'ask somebody to sign',
  translated: 'ask somebody to translate',
  notarised: 'ask somebody to sign',
}

/** The part of a title that says what is to be done, without what stands around it. "Wash the car" for "the car needs a wash". */
export function findTask(plain: string): string {
  const clauses = plain
    // "Google symptoms - NO. Ring GP".
    .replace(/^[^.;!?]{2,40}(?: [-–—(]|\?) ?no+\)?[.;!?]+ (?=\p{L})/iu, '')
    // "Do the laundry before I run out of socks" buys none.
    .replace(
      /(?<=^\S+ \S.+) (?:before|so|until) (?:i|we|it|they)(?:['’]?(?:ve|m|re))? (?:do(?:n['’]?t| not) )?(?:run|ran|running)s? out\b.*$/i,
      '',
    )
    // "Shower even though water feels bad" waters nothing.
    .replace(/(?<=^\p{L}{3,}.*) (?:even tho(?:ugh)?|although) .+$/iu, '')
    .replace(WHAT_SOMEBODY_SENT, ' that $1 $2')
    .replace(/^(finish|complete) what(?:['’]?s| is) (?:left )?(?:in|of|on) /i, '$1 ')
    .split(BREAKS)
    .map((part) => part?.replace(/^(and|or|but|so) /i, '').trim() ?? '')
    .filter((part) => part.length > 2)
  if (clauses.length === 0) return withoutFrame(plain)
  const found = clauses.map((clause) => taskIn(clause))
  const best = found.reduce((a, b) => (b.rank > a.rank ? b : a))
  const text = turnedRound(resolved(unfolded(best.text, plain), clauses))
  return BARELY_BEGUN.test(plain) ? text.replace(/^(?:finish|complete) /i, 'start ') : text
}

/** "The cards people sent": it says which cards, and is no part of their name. */
const WHAT_SOMEBODY_SENT =
  / (?<=\b(?:the|all|those|these|that|my) \p{L}+ )(people|everyone|everybody|they|he|she|i|we|mum|dad|nan|gran|work|school) (sent|gave|lent|left|wrote|brought|made|got|bought|ordered|promised|broke|borrowed)(?= (?:me|us|back|for me|in|last|for)\b|$)/iu

/** "Get it looking presentable" asks for tidying, and "face opening the post" for opening it. */
const LOOKING =
  /^(?:get|make|have) (?<thing>\S+(?: \S+){0,3}?) (?:(?:to )?look(?:ing)? (?!at\b|into\b|after\b|over\b|for\b|through\b)\S|presentable|respectable|habitable|liveable|visitor[- ]ready)/i
const FACED =
  /^(?:face|dread(?:ing)?|avoid(?:ing)?|stop (?:avoiding|putting off)|get (?:round to|on with)) (?<doing>[a-z]+ing) (?=\S)/i

/** "Can't face the washing up", "dreading the laundry". */
const CANNOT_FACE =
  /^(?:(?:i )?(?:ca(?:n['’]?t|nnot)|can not|could ?n['’]?t) (?:(?:even|really|just|bear to|bring myself to) )*(?:face|look at|bear|deal with|open|touch|go near)|face|(?:i['’]?m )?dread(?:ing)?) (?:doing |opening )?(?:(?:the|my|all|any|those|these|that|of) )*(?<chore>washing[- ]up|dishes|sink|dirty (?:plates|pots)|laundry|washing|ironing|hoovering|cleaning|shopping|food shop|homework|bins|kitchen|bathroom|post|mail|letters?|(?:brown )?envelopes?|inbox|emails)\b(?! (?:machine|line))/i
/** What is done with them, where "do" says too little. */
const FACED_AS: readonly (readonly [RegExp, string])[] = [
  [/^(?:sink|dirty)/i, 'do the washing up'],
  [/^(?:post|mail|letter|brown|envelope)/i, 'open the post'],
  [/^(?:inbox|emails)/i, 'answer emails'],
]

/** "Be less rubbish at replying" asks for a reply. */
const LESS_BAD_AT =
  /^(?:be|being|get) (?:(?:a bit|a little|just|not (?:so|such)?|less|better|more) )+(?:of )?(?:an? )?(?:rubbish|useless|crap|shit|lazy|bad|terrible|awful|hopeless|good|on top of|slow|late|organised)? ?(?:at|with|about|in) (?:my )?(?<doing>replying|answering|texting|cleaning|tidying|cooking|eating|sleeping|revising|studying|exercising|paying|opening|calling|washing|budgeting)\b/i

const IN_A_STATE =
  /\b(?<thing>(?:the|my|our) (?:\w+ )?\w+) (?:is|are|looks?) (?:(?:absolutely|really|such|in|total|an?|so) )*(?:tip|mess|state|bombsite|pigsty|filthy|disgusting)\b/i

function unfolded(text: string, plain: string): string {
  const thing = LOOKING.exec(text)?.groups?.['thing']
  if (thing)
    return `tidy ${/^(?:it|everything|this)$/i.test(thing) ? (IN_A_STATE.exec(plain)?.groups?.['thing'] ?? thing) : thing}`
  const faced = (CANNOT_FACE.exec(text) ?? CANNOT_FACE.exec(plain))?.groups?.['chore']
  if (faced) return FACED_AS.find(([chore]) => chore.test(faced))?.[1] ?? `do the ${faced}`
  const badly = LESS_BAD_AT.exec(text)?.groups?.['doing']
  if (badly) return text.replace(LESS_BAD_AT, stemmed(badly))
  const base = BASE_VERBS.get(stem(FACED.exec(text)?.groups?.['doing'] ?? ''))
  return base === undefined ? text : text.replace(FACED, `${base} `)
}

/** Whoever has two hundred words is not told that most of it is there. */
const BARELY_BEGUN =
  /\b(?:(?:have ?n['’]?t|not) (?:even |really |yet )*(?:started|begun)|(?:only|got|have|['’]ve|written) (?:got |done |written |only )*\d+ (?:words|pages?|lines|slides)|barely|nothing (?:is )?(?:done|written)|not a word)\b/i

const TOLD =
  /^(?:(?:i )?(?:need|have|want|must|should)(?: to)? )?(?:tell|let|remind|text|message|email|inform|warn|admit to|confess to|explain to|say to|say) .*\b(?:i|we|he|she|they|you|it)(?:['’]\w+)?(?: (?:do ?n['’]?t|do not|really|no longer|never))* $/i

/** It is why the rest is done: "stop bleeding through everything, ring the GP". */
export const isOfTheBody = (text: string): boolean =>
  /^(?:stop|keep) (?:bleeding|shaking|coughing|fainting|vomiting|throwing up|itching|hurting|falling)\b/i.test(
    text,
  )

function taskIn(clause: string): { text: string; rank: number } {
  const wish = clause.includes(' ') ? WISH.exec(clause) : null
  // What somebody is told that one wants, or does not, is no task.
  if (wish && TOLD.test(`${clause.slice(0, wish.index)}${/^i/i.test(wish[0]) ? 'i ' : ''}`))
    return { text: withoutFrame(clause), rank: 3 }
  if (wish) {
    const wanted = withoutFrame(clause.slice(wish.index + wish[0].length))
    if (beginsWithDoing(wanted)) return { text: wanted, rank: 3 }
  }
  const bare = withoutFrame(clause)
  if (
    namedIn(PASSIVE, bare) ||
    namedIn(CAUSED, bare) ||
    namedIn(STATE, bare) ||
    namedIn(WORKING, bare) ||
    namedIn(RUN_OUT, bare) ||
    namedIn(GIVEN, bare) ||
    namedIn(BROKEN, bare)
  )
    return { text: bare, rank: 3 }
  return {
    text: bare,
    rank:
      beginsWithDoing(bare) && bare.includes(' ') && !isOver(bare) && !isOfTheBody(bare)
        ? 2
        : /^(i|he|she|they|it|we|you)\b/i.test(bare)
          ? 0
          : 1,
  }
}

/** "Signed off with stress, ring HR": what is over is not what is to be done. */
function isOver(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(' ', 1)
  return first.endsWith('ed') && VERBS.has(stem(first)) && BASE_VERBS.get(stem(first)) !== first
}

function beginsWithDoing(text: string): boolean {
  const [first = ''] = text.split(' ', 1)
  // "Phone's dying" calls nobody.
  if (/['’]s$/.test(first)) return false
  return VERBS.has(stem(first)) || actOf(text.toLowerCase()) !== null
}

/** "Open it" is about what was named before. */
function resolved(text: string, clauses: readonly string[]): string {
  const pronoun = /^(?<doing>\S+(?: (?:up|out|back|to|with))?) (?:it|them|that|this|one|him|her)\b/i.exec(
    text,
  )
  // "Night shift brain: write it down" writes down what is in it.
  if (!pronoun || /^write (?:it|this|that) down\b/i.test(text)) return text
  const thing = clauses.map((clause) => SUBJECT.exec(withoutFrame(clause))?.groups?.['thing']).find(Boolean)
  const named =
    thing ??
    (/ (?:it|them|that|this)\b/i.test(pronoun[0]) && !isOnlyWrong(text.toLowerCase())
      ? clauses.find(isOnlyNamed)
      : undefined)
  return named === undefined ? text : `${pronoun.groups?.['doing'] ?? ''} ${named}`
}

/** "PE kit!!! Wash it" names the thing before it says what to do. */
function isOnlyNamed(clause: string): boolean {
  return (
    /^(?:[a-z]+ ){0,3}[a-z]{3,}$/i.test(clause) &&
    withoutFrame(clause) === clause &&
    !beginsWithDoing(clause) &&
    !/^(?:i|he|she|they|we|you|it|its|this|that|no|not|very|so|\w+ed)\b|\b(?:is|are|was|been|rang|called|phoned|emailed|wrote|texted|said|says|came|went|broke|died)\b/i.test(
      clause,
    )
  )
}

const MEDICINE =
  /\b(?:meds|medication|medicine|tablets|pills|inhalers?|insulin|prescription|antidepressants?)\b/i

const BY_A_NURSE =
  /\b(?:bloods?|smear|ears|jabs?|vaccines?|flu jab|scan|x-?ray|hearing|blood pressure|moles?)$/i

/** What a groomer or a vet's nurse does. */
const GROOMED = /^(?:done|cut|clipped|trimmed|groomed|cleaned|stripped|filed)$/
const OF_AN_ANIMAL =
  /\b(?:dog|cat|puppy|kitten|rabbit|pony|horse|guinea pig)(?:['’]?s)?(?: (?:nails|claws|coat|fur|ears|teeth|hooves))?$/i

function turnedRound(text: string): string {
  const missing = namedIn(RUN_OUT, text)?.['thing']
  if (missing) return `${MEDICINE.test(missing) ? 'order' : 'buy'} ${missing}`
  const gift = namedIn(GIVEN, text)
  if (gift)
    return `${gift['done']?.toLowerCase().replace(/^(?:once|going)[- ]over$/, 'clean')} ${gift['thing']}`
  const caused = namedIn(CAUSED, text)
  if (caused) {
    const done = caused['done']?.toLowerCase().replace(/['’]/g, '') ?? ''
    if (/^(?:tested|checked)$/.test(done) && /\beyes?$/i.test(caused['thing'] ?? ''))
      return 'book an eye test'
    if (GROOMED.test(done) && OF_AN_ANIMAL.test(caused['thing'] ?? '')) return 'book a groomer'
    if (BY_A_NURSE.test(caused['thing'] ?? '') && /^(?:done|sorted|taken|booked)$/.test(done))
      return `book an appointment for ${caused['thing']}`
    if (done === 'cut' && /\b(?:hair|fringe)$/i.test(caused['thing'] ?? '')) return 'book a haircut'
    return `${MADE[done] ?? stemmed(done)} ${caused['thing'] ?? ''}`
  }
  const broken = (namedIn(WORKING, text) ?? namedIn(BROKEN, text))?.['thing']
  if (broken && !isAboutSomebody(broken) && !SAID_FIRST.test(broken)) return `fix ${broken}`
  const given =
    /^find (?:a |an )?(?:new |good |loving )?homes? for (?<thing>.*\b(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|hamsters?|guinea pigs?|hens|chickens|pony|horse|fish)\b.*)$/i.exec(
      text,
    )?.groups?.['thing']
  if (given) return `give away ${given}`
  const state = namedIn(STATE, text)?.['thing']
  if (state && !OF_ONESELF.test(state)) return `clean ${state}`
  const passive = namedIn(PASSIVE, text)
  const done = passive?.['done']?.toLowerCase() ?? ''
  return passive && VERBS.has(stem(done)) ? `${stemmed(done)} ${passive['thing'] ?? ''}` : text
}

/** They are washed, or liked, but cleaned like no room. */
const OF_ONESELF = /\b(?:body|face|skin|hair|teeth|legs|arms|hands|feet|belly|stomach|life|head|mind|self)$/i

/** "Tell the plumber Tuesday doesn't work" asks for none, either. */
const SAID_FIRST =
  /^(?:(?:figure|work|sort|find|suss) out|tell|ask|let|admit|confess|text|message|email|ring|call|phone|warn|remind|check|find|see|explain|say|complain)\b/i

/** "The team isn't working" asks for no repair. */
const isAboutSomebody = (thing: string) => {
  const last = thing.slice(thing.lastIndexOf(' ') + 1)
  return isSomebody(last) || /^(?:i|you|we|he|she|they|myself|class)$/i.test(last)
}

function stemmed(done: string): string {
  return BASE_VERBS.get(stem(done)) ?? done.replace(/(?:ing|ed)$/, '')
}
