import { alternativesOf, type Pattern } from './alternatives.ts'
import { GIVING_WAY } from './at-once-rules.ts'
import { FEELINGS } from './feelings.ts'
import { HEAVY_RULES, HEAVY_TEMPLATES } from './heavy.ts'
import { type HeavyRule, isMeant } from './heavy-rule.ts'
import { likelyRules } from './likely-rules.ts'
import { narrowed } from './plain-title.ts'
import { FEW, recent } from './recent.ts'
import { HINTS, HINTS_IN_PASSING } from './hints.ts'
import { NAMED_ERRANDS } from './named-errand-rules.ts'
import { PERSON } from './people-words.ts'
import { SIGNS, TENDER } from './signs.ts'
import { withoutStudied } from './studied.ts'
import type { Template } from '@glimmer/content/breakdown/template'
import { QUIET_WAY } from '@glimmer/content/breakdown/templates/heavy-signs'

/** What weighs in a title. `text` is the whole of it, in lower case. */
export interface Weight {
  /** The template for the heavy thing that it speaks of. */
  readonly heavy: Template | null
  /** The template for a feeling that it speaks of. */
  readonly feeling: Template | null
  /** Whether something in it asks for quiet, whatever its steps are. */
  readonly isTender: boolean
}

export const weightOf = recent((text): Weight => {
  const written = WRITTEN_OTHERWISE.test(text)
    ? narrowed(text.replaceAll('’', "'").replaceAll('é', 'e'))
    : text
  const said = withoutStudied(MAY_LACK_ONE.test(written) ? written.replaceAll(WITHOUT_SIGN, "$1's") : written)
  const fitting = rulesThatFit(said)
  const heavy = forOneself(dangerBetween(said) ?? heavyOf(fitting), said)
  const feeling = templateBy(fitting.find((rule) => IS_FELT.has(rule)))
  return {
    // What is felt says more than a sign does.
    heavy: heavy === QUIET_WAY ? (feeling ?? heavy) : heavy,
    feeling,
    isTender: fitting.some((rule) => IS_TENDER.has(rule)),
  }
}, FEW)

/** Whoever is in danger oneself stays beside nobody: the steps are others. */
function forOneself(heavy: Template | null, said: string): Template | null {
  if (heavy?.id !== 'emergency') return heavy
  const isOwn = IN_MY_BODY.test(said) || (OF_ONESELF.test(said) && !OF_ANOTHER.test(said))
  return (isOwn && HEAVY_TEMPLATES.find(({ id }) => id === OWN_EMERGENCY)) || heavy
}

const OWN_EMERGENCY = 'own-emergency'
/** Whoever else is named, this is one's own. */
const IN_MY_BODY =
  /\bmy (?:left |right |whole |own )?(?:chest|heart|arms?|legs?|throat|tongue|lips?|face|jaw|stomach|wrists?)\b|^chest\b/
const OF_ONESELF =
  /\bi(?:['’]?m|['’]?ve)?\b|\bof my life\b|\bmy (?:head|neck|back|side|skin|eyes?|hands?|fingers?|belly)\b|^(?:stopped my|my benzos|soaking|throat|tongue|allergic|coming off|stopped drinking|no more (?:valium|xanax|drink)|ca ?n['’]?t|cannot|heart)\b/
const OF_ANOTHER = new RegExp(
  String.raw`\b(?:he|she|they|him|her|them|his|their|hes|shes|someone|somebody|anyone|dog|cat|puppy|resident|me (?:ma|da)|wee (?:one|man)|little (?:one|man)|bub|unconscious|dropped|shook|not breathing|not waking|wo ?n['’]?t wake|${PERSON}|ruby|holly|poppy|rosie|jasmine|lily|carol|jean)(?:['’]?s)?\b|(?<!\b(?:i|ive|i['’]ve|just|nearly|almost|and|have) )\b(?:collapsed|passed out)\b`,
)

/** Words that people put anywhere, in the midst of the gravest sentence too. */
const SMALL_WORDS =
  /\b(?:really|actually|honestly|truly|literally|genuinely|seriously|even|just|kinda|kind of|sort of) /g

/** A danger that is heard only where small words are taken out: "I don't really want to be here". */
function dangerBetween(said: string): Template | null {
  const plain = said.replace(SMALL_WORDS, '')
  const heavy = plain === said ? null : heavyOf(rulesThatFit(plain))
  return heavy?.isDanger ? heavy : null
}

/** Of each rule only the alternatives are tried for which the text has what they need: a whole one takes long to compile. */
function rulesThatFit(said: string): readonly HeavyRule[] {
  const fitting = waysFor(said).filter((way) => isMeant(way, said))
  return [...new Set(fitting.map(({ rule }) => rule))]
}

function heavyOf(fitting: readonly HeavyRule[]): Template | null {
  const first = fitting.find((rule) => !IS_FELT.has(rule) && !IS_TENDER.has(rule))
  return (first && graverThan(first, fitting)) ?? templateBy(first)
}

/** What is said beside it and comes before it: any danger before an errand, one's own life before what only harms. */
function graverThan(first: HeavyRule, fitting: readonly HeavyRule[]): Template | null {
  const weighing = fitting.filter((rule) => !IS_TENDER.has(rule))
  if (IS_ERRAND.has(first) && !templateBy(first)?.isDanger)
    return weighing.map(templateBy).find((template) => template?.isDanger) ?? null
  if (GIVES_WAY.has(first)) return templateBy(weighing.find(({ id }) => COMES_FIRST.has(id)))
  return null
}

const WRITTEN_OTHERWISE = /[’é]/
const MAY_LACK_ONE = /(?:he|m|d|n|a)s /
/** Few people type the sign in "hes" and "shes". */
const WITHOUT_SIGN =
  /\b(he|she|(?:mum|dad|nan|gran|mam|mom|grandma|grandad)(?=s (?:fallen|collapsed|gone|dead|died|dying|not|in|been|had|got|passed|ill|missing|bleeding|hurt)\b))s\b/g
const IS_ERRAND: ReadonlySet<HeavyRule> = new Set(NAMED_ERRANDS)
const COMES_FIRST: ReadonlySet<string> = new Set(['crisis', 'emergency'])
const GIVES_WAY: ReadonlySet<HeavyRule> = new Set(GIVING_WAY)
const IS_FELT: ReadonlySet<HeavyRule> = new Set(FEELINGS)
const QUIETENING = [...TENDER, ...HINTS_IN_PASSING]
const IS_TENDER: ReadonlySet<HeavyRule> = new Set(QUIETENING)
const WEIGHING = [...HEAVY_RULES, ...SIGNS, ...HINTS, ...FEELINGS]

/** Every rule that a title is held against. */
export const EVERY_RULE: readonly HeavyRule[] = [...WEIGHING, ...QUIETENING]

/** One alternative of a rule. */
interface Way extends HeavyRule {
  readonly rule: HeavyRule
  readonly pattern: Pattern
}

/** Every alternative of every rule, in their order. */
export const EVERY_WAY: readonly Way[] = EVERY_RULE.flatMap((rule) =>
  alternativesOf(rule.named.source).map((source) => wayOf(rule, source)),
)

function wayOf(rule: HeavyRule, source: string): Way {
  const { ignoreCase, flags } = rule.named
  let made: RegExp | null = null
  return {
    ...rule,
    rule,
    pattern: { source, ignoreCase },
    get named() {
      return (made ??= new RegExp(source, flags))
    },
  }
}

/** The ways that may fit a text, by the letters they need. */
export const waysFor = likelyRules(EVERY_WAY, ({ pattern }) => pattern)

function templateBy(rule: HeavyRule | undefined): Template | null {
  if (!rule) return null
  const found = HEAVY_TEMPLATES.find(({ id }) => id === rule.id)
  if (!found) throw new Error(`There is no template ${rule.id}`)
  return found
}

/** The ids that the rules name. */
export const HEAVY_IDS: readonly string[] = [...WEIGHING.map(({ id }) => id), OWN_EMERGENCY]
