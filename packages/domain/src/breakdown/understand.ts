import { isFriendly, templateIdOf } from './act-answers.ts'
import { fitOf } from './act-fits.ts'
import { type Act, actInPhrase, actOfVerb, isVague } from './acts.ts'
import {
  headOf,
  isByFirstWordAlone,
  isFigurative,
  isForSomethingElse,
  isAgainst,
  isNegated,
  isOddPair,
  isOnlyAKind,
  isOtherDoing,
  isOnAWay,
  isOtherBySmallWord,
  isOtherCompound,
  isUnexplained,
} from './doubt.ts'
import { isFigure, isImpossible } from './figures.ts'
import { isForeign } from './foreign.ts'
import { isHabit } from './habits.ts'
import { HEAVY_TEMPLATES } from './heavy.ts'
import { doingFirst } from './idioms.ts'
import { type Kind, KINDS, likelyKinds } from './kinds.ts'
import { kindsNamed } from './kinds-named.ts'
import { type Doing, type Match, matchTemplates } from './match-template.ts'
import { forAnother } from './other-body.ts'
import { plainTitle, withoutFrame } from './plain-title.ts'
import { isOneThing } from './object-classes.ts'
import { readPlain, readTitle } from './read-title.ts'
import { nearReadings } from './near-readings.ts'
import type { ReadTitle } from './reading.ts'
import { listIn } from './shopping-list.ts'
import { type FoundSense, lastSenseOf, type Sense, senseOf } from './sense-of.ts'
import { saysOther } from './small-words.ts'
import { isTold, isToldOfHarm, isToldOfSomebody, isUnwanted, isWhatHappened, isWished } from './told.ts'
import { clearedFor, isOnlyWrong, saidByTheWhole, statedIn } from './stated.ts'
import { stem } from './stem.ts'
import { withoutUnkind } from './unkind-words.ts'
import { weightOf } from './weight.ts'
import type { Template } from '@glimmer/content/breakdown/template'
import { ACTS_OF_THE_DAY } from '@glimmer/content/breakdown/templates/acts-time'
import { ACTS_ON_THINGS } from '@glimmer/content/breakdown/templates/acts-things'
import { ACTS_WITH_PEOPLE } from '@glimmer/content/breakdown/templates/acts-people'
import { TEMPLATES } from '@glimmer/content/breakdown/templates/all'
import { QUIET_WAY, SIGNS_OF_WEIGHT } from '@glimmer/content/breakdown/templates/heavy-signs'
import {
  ANYTHING,
  FAMILIES,
  IN_ANOTHER_LANGUAGE,
  LISTED_SHOPPING,
  TOLD,
  TOLD_OF_HARM,
  TOLD_OF_SOMEBODY,
} from '@glimmer/content/breakdown/templates/general'

/**
 * How well a title is understood. `sure`: its steps fit. `general`: a way to begin anything, said as such; `kinds` are then the
 * two or three things that it may be, to ask about, where there are any.
 */
export interface Understanding {
  readonly confidence: 'sure' | 'general'
  readonly template: Template
  readonly read: ReadTitle
  /** Whether the steps are those for what is done, whatever it is done to: they are said as such. */
  readonly isByKind: boolean
  /** Whether the name in the title may stand in the steps. */
  readonly hasName: boolean
  readonly kinds: readonly Kind[]
  /** Whether the words around the steps are quiet ones. */
  readonly isQuiet: boolean
}

/** All that can be answered, the heavy things among them. */
export const EVERY_TEMPLATE: readonly Template[] = [
  ...FAMILIES,
  ...TEMPLATES,
  ...ACTS_OF_THE_DAY,
  ...ACTS_ON_THINGS,
  ...ACTS_WITH_PEOPLE,
  ...HEAVY_TEMPLATES,
  ANYTHING,
  TOLD,
  TOLD_OF_HARM,
  TOLD_OF_SOMEBODY,
  IN_ANOTHER_LANGUAGE,
  LISTED_SHOPPING,
]
const BY_ID: ReadonlyMap<string, Template> = new Map(EVERY_TEMPLATE.map((one) => [one.id, one]))

/** What is known of a title beside its words. */
export interface Meant {
  /** What the person says that it mostly is. */
  readonly kind?: Kind | undefined
  /** Whether they say that what was understood of it is not what they meant. */
  readonly isMisread?: boolean | undefined
  /** Whether it is one of several tasks in one line. */
  readonly isPart?: boolean | undefined
}

export function understand(title: string, context: string, meant: Meant = {}): Understanding {
  const { kind, isMisread = false, isPart = false } = meant
  const whole = plainTitle(title)
  const plain = withoutUnkind(whole)
  const heard = plain.toLowerCase()
  const { heavy, feeling, isTender } = weightOf(whole.toLowerCase())
  // The whole line was heard before: what is only hinted at by a part of it has been heard there.
  const isHeard = isPart && heavy === QUIET_WAY
  const isPaid = heavy?.id === 'debt' && PAID_IN_TIME.test(heard)
  if (heavy && !isHeard && !isPaid && !isMisread) return ofHeavy(heavy, plain)
  const read = readPlain(plain)
  const isQuiet = feeling !== null || heavy !== null || isTender
  if (isMisread && !kind) {
    const template = isQuiet ? QUIET_WAY : ANYTHING
    return { ...general(read, kindsNamed(read)), template, isQuiet }
  }
  if (!kind && isForeign(heard)) return { ...general(read, []), template: IN_ANOTHER_LANGUAGE }
  if (kind)
    return {
      ...SURE,
      template: BY_ID.get(KINDS[kind]) ?? ANYTHING,
      read,
      hasName: read.object !== null,
      isQuiet,
    }
  const list = listIn(heard)
  const listed = list === 'shopping' ? LISTED_SHOPPING : list && BY_ID.get('day-bag')
  if (listed) return { ...SURE, template: listed, read, hasName: false, isQuiet }
  const near = feeling === null && !isPart ? nearReadings(read) : []
  if (near.length > 0) return { ...general(read, near), isQuiet }
  const isNothing = isWished(heard) || isUnwanted(heard) || isNegated(withoutFrame(heard))
  const found = isNothing ? null : inNumber(forWhomever(byWords(plain, read) ?? byDoing(read.words)))
  if (found && !(feeling && isOnlyFelt(read)))
    return { ...found, isQuiet, ...(CATCH_ALL.has(found.template.id) && SAID_AS_GENERAL) }
  if (feeling) return { ...SURE, template: feeling, read, hasName: true, isQuiet: true }
  const known = read.object === null && read.verb === null ? byContext(context, read) : null
  if (known) return isTender ? { ...known, isQuiet } : known
  if (isWished(heard) || isTold(heard) || isToldOfSomebody(heard)) return told(read, heard)
  if (read.verb === null && isWhatHappened(heard))
    return { ...general(read, []), template: TOLD_OF_SOMEBODY, isQuiet }
  return isTender ? { ...general(read, []), template: QUIET_WAY, isQuiet } : general(read)
}

/** Their steps fit anything of their kind and know nothing of the thing, so they are said as general. */
const CATCH_ALL: ReadonlySet<string> = new Set(['search', 'learn', 'go-on', 'grooming', 'project', 'care'])
const SAID_AS_GENERAL = { confidence: 'general', isByKind: true } as const

/** What weighs is known by its words alone, so the title is only read where a step asks for what it names. */
function ofHeavy(template: Template, plain: string): Understanding {
  let read: ReadTitle | null = null
  return {
    ...SURE,
    ...howWell(template),
    template,
    get read() {
      return (read ??= readPlain(plain))
    },
    hasName: true,
    isQuiet: true,
  }
}

/** Whether a title speaks of something heavy, or of what is felt. Nothing else of it has to be understood for that. */
export function isQuietTitle(title: string): boolean {
  const heard = plainTitle(title).toLowerCase()
  const { heavy, feeling } = weightOf(heard)
  return heavy !== null || (feeling !== null && !isForeign(heard))
}

/** What may come after that only makes it urgent: "pay the council before they send bailiffs". */
const PAID_IN_TIME = /^pay\b.*\bbefore (?:the|they|it|i)\b/

/** What is done for somebody else's body is not done as for one's own. */
function forWhomever(found: Understanding | null): Understanding | null {
  const other = found && forAnother(found.template.id, found.read.said)
  const template = other === null ? undefined : BY_ID.get(other)
  return found && template ? { ...found, template, hasName: false } : found
}

/** One thing is put back in one go; many are carried by armfuls. */
function inNumber(found: Understanding | null): Understanding | null {
  if (found?.template.id !== 'put-away' || !found.hasName) return found
  const template = isOneThing(headOf(found.read)) ? BY_ID.get('put-one') : undefined
  return template ? { ...found, template } : found
}

/** A sign of something heavy says no more than that it is heavy. */
function howWell(heavy: Template): Pick<Understanding, 'confidence'> {
  return { confidence: SIGNS_OF_WEIGHT.includes(heavy) ? 'general' : 'sure' }
}

const SURE = { confidence: 'sure', isByKind: false, kinds: [], isQuiet: false } as const

function byWords(plain: string, read: ReadTitle, isCorrected = false): Understanding | null {
  if (isImpossible(read)) return null
  const doing = doingOf(read)
  const sense =
    wholeSense(plain, read) ?? ofWholePhrase(senseOf(read.wholeWords), read) ?? statedSense(plain, read)
  if (sense && !(sense.template === 'call-back' && isFriendly('call', read))) return ofSense(read, sense)
  if (IS_TOLD.test(read.said) || isFigure(read)) return null
  if (!doing.isPhrase && (saysOther(read) || isOtherBySmallWord(read))) return null
  if (isOtherDoing(read) || isOnAWay(read) || isForSomethingElse(doing.act, read)) return null
  const found = matchTemplates(read, doing, TEMPLATES)[0]
  const best =
    found &&
    (isByFirstWordAlone(found, read) ||
      isOtherCompound(found, read) ||
      isAgainst(found, read) ||
      isUnexplained(found, read))
      ? undefined
      : found
  if (isFigurative(doing.act, read, best)) return null
  if (best && isTooOpen(read)) return null
  // With its slips mended a title may say something else: "washign up" is no laundry.
  if (best && best.corrected.size > 0 && !isCorrected)
    return byWords(plain, readPlain(plain, best.corrected), true) ?? ofMatch(read, best)
  if (best) return ofMatch(read, best)
  if ((!doing.isPhrase || doing.act === 'help') && isOddPair(read)) return null
  const last =
    read.verb === null || (doing.isPhrase && doing.act !== 'setup') ? null : lastSenseOf(read.wholeWords)
  if (last) return ofSense(read, last)
  if (doing.act === null || (ON_THINGS.has(doing.act) && BODY.test(read.said))) return null
  if (doing.act === 'stop' && !isHabit(read)) return null
  const template = BY_ID.get(templateIdOf(doing.act, read))
  // "Cycle the blorp" is no exercise that we know of.
  const isActivity =
    template !== undefined && ACTIVITIES.has(template.id) && !doing.isPhrase && read.verb !== null
  if (isActivity && isByFirstWordAlone({ template, named: new Set([read.verb]) }, read)) return null
  return template ? asFits({ ...SURE, template, read, hasName: read.object !== null }) : null
}

function byDoing(words: readonly string[]): Understanding | null {
  const turned = doingFirst(words)
  return turned === null ? null : byWords(turned, readPlain(turned))
}

/** The steps of an act, as far as they fit what it is done to. */
function asFits(found: Understanding): Understanding | null {
  const fit = fitOf(found.template.id, found.read)
  if (fit === 'none') return null
  return fit === 'sure' ? found : { ...found, ...SAID_AS_GENERAL }
}

/** They are done, and not done to something. */
const ACTIVITIES: ReadonlySet<string> = new Set(['exercise', 'rest', 'hobby'])

/** What these do to a thing is wrong for a part of a body. */
const ON_THINGS: ReadonlySet<Act> = new Set([
  'clean',
  'fix',
  'change',
  'care',
  'move',
  'check',
  'tidy',
  'make',
  'setup',
])
const BODY =
  /(?<!\b(?:table|chair|bed|sofa|desk|stool|piano|bench|cupboard|furniture|trouser|tent|lamp) )\b(?:ears?|eyes?|nose|mouth|tongue|gums|braces|dentures|face|skin|neck|back|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|chest|belly|tummy|hips?|legs?|knees?|ankles?|foot|feet|toes?|wounds?|scars?|stitches|blisters?|piercings?|tattoo|eyebrows?|moustache|stump|bum|contact lenses|hair|roots|beard|fringe|eyelashes|lashes|teeth)$/

/** "She fell down the stairs" tells of something, and asks for nothing to be done with the stairs. */
const IS_TOLD = /^(?:i|he|she|they|we|you|everyone|everybody|nobody|someone|somebody)\b/

/** "Sort the dishwasher out, it's not draining" asks for no dishes. */
const IN_TROUBLE =
  /\bsort\b.*\b(?:its|it['’]s|it is|keeps|won['’]?t|wont|does ?n['’]?t|has|is) (?:not |stopped |still )?(?:draining|working|leak\w*|broken?|heating|spinning|starting|turning on|charging|connecting|cutting out|beeping|making)\b/i

/** Where nothing is said to be done, or only that somebody is to be called, it is what has stopped working. */
function statedSense(plain: string, { verb, said }: ReadTitle): Sense | null {
  const isOpen =
    verb === null ||
    isOnlyWrong(said) ||
    (LEFT_OPEN.has(verb) && IN_TROUBLE.test(plain)) ||
    /^(call|contact|ring|phone|get) (someone|somebody)\b/.test(said)
  const heard = plain.toLowerCase()
  const template = isOpen ? statedIn(heard) : (letterIn(said, heard) ?? clearedFor(said, heard))
  return template === null ? null : { template, kinds: [], isNameless: true }
}

function wholeSense(plain: string, { said }: ReadTitle): Sense | null {
  const template = saidByTheWhole(said, plain.toLowerCase())
  return template === null ? null : { template, kinds: [], isNameless: true }
}

/** "The letter that I am scared to open" is a letter. */
function letterIn(said: string, heard: string): string | null {
  return said === 'open' && /\b(letter|envelope|post|bill)s?\b/.test(heard) ? 'letter' : null
}

/** A sense, unless what follows makes its noun the beginning of another one. */
function ofWholePhrase(sense: FoundSense | null, { spelled }: ReadTitle): Sense | null {
  const template = sense?.template == null ? undefined : BY_ID.get(sense.template)
  return sense && template && isOnlyAKind(sense.next, template, spelled) ? null : sense
}

function ofSense(read: ReadTitle, { template, kinds, isNameless }: Sense): Understanding {
  const found = template === null ? undefined : BY_ID.get(template)
  if (!found) return general(read, kinds)
  return {
    ...SURE,
    template: found,
    read,
    hasName: !isNameless && read.verb !== null && read.object !== null,
  }
}

function doingOf({ said, verb }: ReadTitle): Doing {
  const phrased = actInPhrase(said)
  // A name alone says nothing of what is to be done to it.
  const act = phrased ?? (verb === null ? null : actOfVerb(said))
  const isOpen = phrased === null && (verb === null || (isVague(verb) && act !== 'go-to' && verb !== 'get'))
  return { act, isPhrase: phrased !== null, isOpen }
}

/** They name a thing with which many things are done. */
const OPEN = new Set(
  'hair car van phone laptop computer bike bank school money house mum dad tv council work'.split(' '),
)

function isTooOpen({ words, said }: ReadTitle): boolean {
  if (/\bcan(?:not|['’]?t) afford\b/.test(said)) return true
  const named = words.filter((word) => !/^(the|my|our|a|his|her|their)$/.test(word))
  return named.length === 1 && OPEN.has(named[0] ?? '')
}

function ofMatch(read: ReadTitle, match: Match): Understanding | null {
  const isNamed = (read.object ?? '').split(' ').some((word) => match.named.has(stem(word)))
  const hasName = isNamed || (match.template.takesAnything && read.verb !== null)
  return asFits({ ...SURE, template: match.template, read, hasName })
}

/** "The meeting after being off with stress" is a meeting. */
const GOES_TO = /^.*\b(?:meeting|appointment|interview|assessment)\b.*\b(?:after|because|since|due to|with)\b/

/** "The anxiety referral" is a paper. */
const IS_HELP =
  /\b(?:anxiety|depression|panic|stress|anger|adhd)\b (?:\w+ )?(?:referrals?|workbook|course|group|leaflet|assessment|app|team|clinic|meds|medication)\b/

function isOnlyFelt({ said, verb }: ReadTitle): boolean {
  if (GOES_TO.test(said) || IS_HELP.test(said)) return false
  return (
    verb === null ||
    /^(stop|deal|cope|manage|get|sort|handle|face|survive|be|feel|calm|have(?! an? (?:shower|bath|wash|drink|nap|rest|lie|early night|snack))|let|accept|work|keep|give|try)\b/.test(
      said,
    )
  )
}

/** What else is known of the task says something only where the title by itself says nothing. */
function byContext(context: string, read: ReadTitle): Understanding | null {
  if (context === '') return null
  const match = matchTemplates(readTitle(context), { act: null, isPhrase: false, isOpen: true }, TEMPLATES)[0]
  return match ? { ...SURE, template: match.template, read, hasName: false } : null
}

/** They say that something is to be done, and not what. */
const LEFT_OPEN = new Set('do sort deal handle tackle face manage start begin need work'.split(' ').map(stem))

/** Nobody is to do again what only happened. */
function told(read: ReadTitle, heard: string): Understanding {
  const isHarm = isToldOfHarm(heard)
  const template = isHarm
    ? TOLD_OF_HARM
    : isToldOfSomebody(heard) || isWhatHappened(heard)
      ? TOLD_OF_SOMEBODY
      : TOLD
  return { ...general(read, []), template, isQuiet: isHarm }
}

function general(read: ReadTitle, asked?: readonly Kind[]): Understanding {
  const isLeftOpen = read.verb === null || LEFT_OPEN.has(read.verb)
  const isShort = read.words.length <= (read.verb === null ? 4 : 6)
  const kinds = asked ? asked : isLeftOpen && isShort ? likelyKinds(read) : []
  return { ...SURE, confidence: 'general', template: ANYTHING, read, hasName: false, kinds }
}
