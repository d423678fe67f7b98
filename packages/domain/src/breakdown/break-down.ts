import type { EnergyLevel } from '../energy/daily-checkin.ts'
import type { Breakdown, SuggestedStep } from './breakdown.ts'
import { helpFor } from './challenges.ts'
import { chooseSteps, stepKey } from './choose-steps.ts'
import type { Kind } from './kinds.ts'
import { BARE } from './known-words.ts'
import { kindWordsFor } from './long-since.ts'
import { plainTitle } from './plain-title.ts'
import { purposeOf, questionOf, statementOf } from './read-purpose.ts'
import type { ReadTitle } from './reading.ts'
import { recent } from './recent.ts'
import { splitTasks } from './split-tasks.ts'
import { type Depth, DEPTHS, restCount, stepCount } from './step-counts.ts'
import type { Template, TemplateStep } from '@glimmer/content/breakdown/template'
import { ADVICE_SOURCES, type AdviceSource } from '@glimmer/content/breakdown/templates/heavy-sources'
import {
  ANYTHING,
  ANYTHING_AMONG_OTHERS,
  BY_ITS_KIND,
  IN_ANOTHER_LANGUAGE,
  TOLD,
  TOLD_OF_HARM,
  TOLD_OF_SOMEBODY,
} from '@glimmer/content/breakdown/templates/general'
import { QUIET_WAY } from '@glimmer/content/breakdown/templates/heavy-signs'
import { withoutUnkind } from './unkind-words.ts'
import { isByHand } from './doubt.ts'
import { isQuietTitle, understand, type Understanding } from './understand.ts'

export interface BreakDownOptions {
  readonly depth: Depth
  readonly energy?: EnergyLevel | null
  readonly challenges?: readonly string[]
  /** What else is known of the task, a line each. Steps that stand in it are not suggested again. */
  readonly context?: string | null
  /** What the task mostly is, where the person was asked and has said. */
  readonly kind?: Kind
  /** Whether the person has said that what was understood is not what they meant. */
  readonly isMisread?: boolean
}

/** The built-in answer: the shape that a provider has, and how well the title was understood. */
export interface BuiltInBreakdown extends Breakdown {
  /** A way to begin anything, and not steps for this task. */
  readonly isGeneral: boolean
  /** Whether these steps are for what was understood of the title, which may be another task. */
  readonly isUnderstood: boolean
  /** What it may be, to ask about; none where there is nothing to ask. */
  readonly kinds: readonly Kind[]
  /** Whether it is something heavy: no cheer in the words around it. */
  readonly isQuiet: boolean
  /** Whether a life may be in danger: the help line stands above the steps. */
  readonly isDanger: boolean
  /** Where the advice comes from. */
  readonly source: AdviceSource | null
  /** The tasks that the title holds; empty where it is one. */
  readonly parts: readonly string[]
}

/**
 * Small steps for a task, of our own writing: the same title gives the same steps, with no network and at once.
 * Example: `breakDown('Open the letter from HMRC', { depth: 3 }).subtasks[0].title` is 'Sit down with the letter from HMRC and a pen'.
 */
export function breakDown(title: string, options: BreakDownOptions): BuiltInBreakdown {
  const { context, kind, isMisread } = options
  const parts = kind || isMisread ? [] : splitTasks(title)
  if (parts.length > 1 && !isQuietTitle(title)) return ofSeveral(parts, options)
  return breakDownOne(title, understand(title, context ?? '', { kind, isMisread }), options)
}

function breakDownOne(title: string, understood: Understanding, options: BreakDownOptions): BuiltInBreakdown {
  const { depth, energy = null, context = null } = options
  const { template, isQuiet } = understood
  // Who grieves needs no timer and no line for "good enough"; nor does who only tells something.
  const challenges = isQuiet || TELLING.includes(template) ? [] : (options.challenges ?? [])
  const weave = weaver(understood, () => spokenIn(title, understood.read))
  const present = new Set([title, ...(context ?? '').split('\n')].map(stepKey))
  const chosen = chooseSteps(isQuiet ? calmSteps(template) : template.steps, {
    depth,
    // Nobody rests while a life may be in danger.
    energy: template.isDanger ? null : energy,
    challenges,
    present,
    weave,
  })
  const total = chosen.reduce((sum, step) => sum + step.minutes, 0)
  return {
    reasoning: reasoning(
      understood.isByKind ? `${BY_ITS_KIND} ${weave(template.why)}` : weave(template.why),
      options,
      [...kindWordsFor(template, title), ...helpFor(challenges, 0).sentences],
    ),
    subtasks: chosen.map((step, place) => suggested(step, place, total)),
    isGeneral: understood.confidence === 'general',
    isUnderstood: !KNOW_NOTHING.has(template),
    kinds: understood.kinds,
    isQuiet,
    isDanger: template.isDanger,
    source: template.source && ADVICE_SOURCES[template.source],
    parts: [],
  }
}

/** What only cheers is left out of the steps of a task that may weigh. */
const CHEERFUL =
  /\b(?:songs?|music|smiles?|favourite|hearts?|treat|reward|dance|celebrat\w*|enjoy\w*|fun|proud|well done|lovely|joke|nice)\b|“fine”|look at the tick/i

const calm = new WeakMap<Template, readonly TemplateStep[]>()

function calmSteps(template: Template): readonly TemplateStep[] {
  if (template.source) return template.steps
  const known =
    calm.get(template) ?? template.steps.filter(({ title, hint }) => !CHEERFUL.test(`${title} ${hint}`))
  calm.set(template, known)
  return known
}

const TELLING: readonly Template[] = [TOLD, TOLD_OF_SOMEBODY, TOLD_OF_HARM]
/** Nothing of the title is understood in them, so it cannot be misunderstood. */
const KNOW_NOTHING: ReadonlySet<Template> = new Set([ANYTHING, QUIET_WAY, IN_ANOTHER_LANGUAGE, ...TELLING])
const MOST_OF_SEVERAL = 12
const NOT_KNOWN = 'What I do not know has steps to begin anything.'

/** A few steps of each, one task after the other. */
function ofSeveral(parts: readonly string[], options: BreakDownOptions): BuiltInBreakdown {
  const { depth, energy = null } = options
  // With fewer than three steps, one speaks of what another would have laid out.
  const least = depth < 3 || energy === 'LOW' ? 1 : Math.min(3, Math.floor(MOST_OF_SEVERAL / parts.length))
  const count = Math.max(stepCount(depth, energy), parts.length * least)
  const seen = new Set<string>()
  let unknown = 0
  const subtasks = parts.flatMap((part, place) => {
    const share = Math.floor(count / parts.length) + (place < count % parts.length ? 1 : 0)
    const enough = DEPTHS.findLast((one) => stepCount(one) <= share) ?? DEPTHS[0]
    const own = place === 0 ? options : { ...options, challenges: [] }
    const understood = amongOthers(understand(part, options.context ?? '', { isPart: true }))
    if (understood.confidence === 'general') unknown++
    const { subtasks } = breakDownOne(part, understood, { ...own, depth: enough, energy: null })
    const steps = subtasks.slice(0, share)
    return steps.filter(({ title }) => !seen.has(stepKey(title)) && seen.add(stepKey(title)))
  })
  return {
    reasoning: `These are ${parts.length} tasks in one line, so they come one after the other.${unknown > 0 ? ` ${NOT_KNOWN}` : ''}`,
    subtasks,
    isGeneral: unknown === parts.length,
    isUnderstood: true,
    kinds: [],
    isQuiet: false,
    isDanger: false,
    source: null,
    parts,
  }
}

/** What hands do to a thing has steps in the person's own words. Anything else may be heavy, and is never quoted. */
function amongOthers(understood: Understanding): Understanding {
  const { template, read, isQuiet } = understood
  return template === ANYTHING && !isQuiet && read.words.length > 1 && isByHand(read)
    ? { ...understood, template: ANYTHING_AMONG_OTHERS }
    : understood
}

/** Puts what the title names into the words of a template. */
function weaver(understood: Understanding, spokenIn: () => Spoken): (text: string) => string {
  const { template, hasName } = understood
  let spoken: Spoken | null = null
  const named = namesOf({
    thing: () => (hasName && thingIn(understood)) || template.thing,
    title: () => (understood.read.quoted === '' ? '“What is on my mind”' : `“${understood.read.quoted}”`),
    who: () => whoIn(understood) ?? calledIn(understood) ?? template.who,
    about: () => (understood.read.topic === null ? '' : ` about ${understood.read.topic}`),
    spoken: () => (spoken ??= spokenIn()),
  })
  const bare = namesOf({
    thing: () => template.thing,
    title: () => `“${shortened(understood.read.quoted)}”`,
    who: () => template.who,
    about: () => '',
    spoken: () => UNSPOKEN,
  })
  return (text) => {
    if (!text.includes('{')) return text
    const woven = fill(text, named)
    const fitting = woven.length > LONGEST_STEP ? fill(text, bare) : woven
    return fitting.charAt(0).toUpperCase() + fitting.slice(1)
  }
}

/** For whom it is booked is no part of what is booked: "the dentist for both kids". */
function thingIn({ template, read }: Understanding): string | null {
  // What it becomes is no part of it: "sort the clothes into keep and give away".
  const [object = null] = read.object?.split(/ into\b| running$| (?:to|of|from|with|for|in|on|at)$/, 1) ?? []
  // "Put the tent away wet".
  if (object !== null && template.id === 'put-one') return object.split(/ (?:away|back)\b/, 1)[0] ?? null
  // "A day out" is looked for by where it goes.
  if (
    template.id === 'travel' &&
    /^(?:the |a )?(?:day|day out|evening|weekend|night out)$/.test(object ?? '')
  )
    return 'places to go'
  // Where it will stand is no part of it: "the alexa in the kitchen".
  if (object !== null && template.id === 'setup') return object.split(/ (?:in|at|on) /, 1)[0] ?? null
  // A chapter cannot be put anywhere, its book can.
  if (object !== null && template.id === 'reading' && PART_OF_A_BOOK.test(object)) return template.thing
  // "Mail the form to registrar".
  if (object !== null && SENT.has(template.id)) return object.split(/ to (?!do\b)/, 1)[0] ?? null
  // "Standup in 10 min with camera on".
  if (object !== null && template.id === 'meeting') return object.split(/ (?:in|at|with|on) /, 1)[0] ?? null
  // One learns gouache, and not the gouache; and revises organic chemistry.
  const isSubject = template.id === 'revise' || (template.id === 'learn' && /^the \S+$/.test(object ?? ''))
  if (object?.startsWith('the ') && isSubject && !read.words.includes('the'))
    return object.slice('the '.length)
  // What one writes about is not there yet.
  if (template.id === 'write' && /^write (?:about|on)\b/.test(read.said)) return null
  // "Limescale in the kettle".
  const scaled =
    template.id === 'descale' && /^the limescale (?:in|on|from|off) (?:the )?(.+)$/.exec(object ?? '')?.[1]
  if (scaled) return `the ${scaled}`
  // "Hand in my CV at the bakery".
  if (object !== null && template.id === 'take-to') return object.split(/ (?:at|to) /, 1)[0] ?? null
  // "Take my iron with orange juice".
  if (object !== null && template.id === 'medication')
    return object.split(/ (?:at|with|before|after|on|every|in|and|when) /, 1)[0] ?? null
  // "Pick up the meds from the chemist": there one asks for the meds.
  if (object !== null && template.id === 'collect') {
    const [collected = object] = object.split(/ (?:from|at) /, 1)
    const bare = collected.replace(/^the /, '')
    // "Pick up click and collect".
    if (bare === 'click') return 'your order'
    return BARE.has(bare) ? bare : collected
  }
  if (object === null || !BOOKED.has(template.id)) return object
  const [booked = ''] = object.split(/ for (?!two|three|four|five|six|\d)/, 1)
  return /\b(?:appointment|repair|check|service|tickets?|place|table|time)$/.test(booked) ? object : booked
}

const PART_OF_A_BOOK =
  /^(?:the )?(?:ch|chapters?|pages?|part|unit|section|act|\d+ (?:pages|chapters))\b.* (?:of|from) /i
const SENT: ReadonlySet<string> = new Set(['send', 'post-it', 'letter-out', 'e-sign'])
const BOOKED: ReadonlySet<string> = new Set(['appointment', 'book', 'charge'])

/** What is called where nobody is named: a firm, a shop, not what one calls about, and not a number. */
function calledIn({ template, hasName, read: { object, verb, said } }: Understanding): string | null {
  if (!template.callsAnything || !hasName || verb === null || object === null) return null
  if (CALLS_ABOUT.test(said) || A_NUMBER.test(object)) return null
  const [called = object] = object.split(WHY_IT_IS_CALLED, 1)
  return called.replace(/^the (?=\p{Lu}{2,}$)/u, '')
}

/** "Ring BT cancel broadband". */
const WHY_IT_IS_CALLED = / (?:cancel|upgrade|chase|complain|ask|switch|query|renew|pay)\b/
const CALLS_ABOUT = /^\S+ (?:up |round )?(?:about|re|regarding)\b/
const A_NUMBER = /^(?:the )?(?:\d|numbers?\b)/

/** Whose mum "their mum" is, a title may leave open: at something heavy nobody is named who might be another one. */
function whoIn({ template, read: { who } }: Understanding): string | null {
  // "Time off for surgery" is asked for at work.
  if (template.id === 'book-leave' && /^the (?:surgery|hospital)$/.test(who ?? '')) return null
  return template.source !== null && /^(?:their|his|her) /i.test(who ?? '') ? null : who
}

/** What one means to say, as it stands in the steps; with a gap to fill where the title does not say it. */
const UNSPOKEN = {
  spoken: ' about …',
  aim: ': what it is about, or what you would like',
  request: 'Could you …?',
  statement: ', in one plain sentence',
  refusal: 'Thank you for asking. I can’t do it',
}

type Spoken = Readonly<Record<keyof typeof UNSPOKEN, string>>

function spokenIn(title: string, { spelled, verb }: ReadTitle): Spoken {
  const purpose = purposeOf(spelled, verb)
  const plain = withoutUnkind(plainTitle(title))
  const statement = statementOf(plain)
  return {
    spoken: purpose.spoken === null ? UNSPOKEN.spoken : ` ${purpose.spoken}`,
    aim: purpose.aim === null ? UNSPOKEN.aim : ` ${purpose.aim}`,
    request: questionOf(plain) ?? purpose.request ?? UNSPOKEN.request,
    statement: statement === null ? UNSPOKEN.statement : `: “${statement}”`,
    refusal: statement ?? UNSPOKEN.refusal,
  }
}

/** So much of a title is quoted where the whole of it would make a step too long. */
const SHORT_TITLE = 26
/** What can be taken in at one look. */
const LONGEST_STEP = 88

/** Cut between words: nobody says half a word aloud. */
export function shortened(title: string): string {
  if (title.length <= SHORT_TITLE) return title
  const start = title.slice(0, SHORT_TITLE + 1)
  const end = start.lastIndexOf(' ')
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, -1)).toWellFormed().replace(/\ufffd$/, '')}…`
}

/** Whoever is told sits down: "tell her", "when she can sit down". */
const DOES: ReadonlyMap<string, string> = new Map([
  ['them', 'they'],
  ['her', 'she'],
  ['him', 'he'],
])

/** What stands in a gap. Few templates have all of them, so each is only looked for where one does. */
type Names = (gap: string) => string

interface NamesOf {
  readonly thing: () => string
  readonly title: () => string
  readonly who: () => string
  readonly about: () => string
  readonly spoken: () => Spoken
}

function namesOf({ thing, title, who, about, spoken }: NamesOf): Names {
  return (gap) => {
    switch (gap) {
      case 'thing':
        return thing()
      case 'it':
        return isMany(thing()) ? 'them' : 'it'
      case 'title':
        return title()
      case 'who':
        return who()
      case 'they':
        return DOES.get(who()) ?? who()
      case 'about':
        return about()
      default:
        return spoken()[gap as keyof Spoken]
    }
  }
}

function fill(text: string, names: Names): string {
  let filled = ''
  let isGap = false
  for (const piece of piecesOf(text)) {
    filled += isGap ? names(piece) : piece
    isGap = !isGap
  }
  return filled
}

const GAP = /\{(thing|it|who|they|about|title|spoken|aim|request|statement|refusal)\}/
/** More than all templates have together. */
const MOST_TEXTS = 20_000

/** A text of a template at its gaps: every second piece is the name of one. */
const piecesOf = recent((text) => text.split(GAP), MOST_TEXTS)

/** "The bills from March" are many, "the dress" is one. */
const isMany = recent((thing) => {
  const [head = ''] = thing.split(/ (?:for|from|of|in|on|with|to|at|about) /, 1)
  return /[^su]s$/.test(head) && !/['’]s$/.test(head)
})

/** A step of a template as it is suggested: `total` is in minutes, of all that are. */
export function suggested(step: TemplateStep, place: number, total: number): SuggestedStep {
  const timed = (text: string) =>
    !text.includes('{')
      ? text
      : text.replaceAll('{minutes}', minutesText(step.minutes)).replaceAll('{total}', minutesText(total))
  return {
    title: timed(step.title),
    description: timed(step.hint),
    priority: place === 0 ? 'high' : step.level <= 2 ? 'medium' : 'low',
    estimatedTime: step.minutes,
  }
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function reasoning(why: string, { depth, energy }: BreakDownOptions, more: readonly string[]): string {
  const end = restCount(depth, energy) > 0 ? 'and resting is part of them' : 'and you may stop after each'
  const low = energy === 'LOW' ? [`The steps are small today, ${end}.`] : []
  return [why, ...low, ...more].join(' ')
}
