import type { EnergyLevel } from '../energy/daily-checkin.ts'
import type { Breakdown, SuggestedStep } from './breakdown.ts'
import { helpFor } from './challenges.ts'
import { chooseSteps, stepKey } from './choose-steps.ts'
import { generalTemplate } from './general.ts'
import { matchTemplate } from './match-template.ts'
import { plainTitle, type ReadTitle, readTitle } from './read-title.ts'
import { type Depth, restCount } from './step-counts.ts'
import { stem } from './stem.ts'
import type { Template, TemplateStep } from './template.ts'
import { TEMPLATES } from './templates/all.ts'

export interface BreakDownOptions {
  readonly depth: Depth
  readonly energy?: EnergyLevel | null
  readonly challenges?: readonly string[]
  /** What else is known of the task, a line each. Steps that stand in it are not suggested again. */
  readonly context?: string | null
}

/**
 * Small steps for a task, of our own writing: the same title gives the same steps, with no network and at once.
 * Example: `breakDown('Open the letter from HMRC', { depth: 3 }).subtasks[0].title` is 'Find the letter from HMRC …'.
 */
export function breakDown(title: string, options: BreakDownOptions): Breakdown {
  const { depth, energy = null, challenges = [], context = null } = options
  const { template, read, hasName } = choose(title, context ?? '')
  const weave = weaver(template, read, hasName)
  const present = new Set((context ?? '').split('\n').map(stepKey))
  const woven = template.steps.map((step) => ({ ...step, title: weave(step.title), hint: weave(step.hint) }))
  const chosen = chooseSteps(woven, { depth, energy, challenges, present: present.add(stepKey(title)) })
  const total = chosen.reduce((sum, step) => sum + step.minutes, 0)
  return {
    reasoning: reasoning(weave(template.why), options, helpFor(challenges, 0).sentences),
    subtasks: chosen.map((step, place) => suggested(step, place, total)),
  }
}

function choose(title: string, context: string) {
  const first = readTitle(title)
  const match =
    matchTemplate(first.words, isAsking(first) ? ABOUT_ANYTHING : TEMPLATES) ??
    // What else is known says something only where the title by itself says nothing.
    (first.object === null ? matchTemplate(plainTitle(context).toLowerCase().split(' '), TEMPLATES) : null)
  if (!match) {
    const { template, hasName } = generalTemplate(first)
    return { template, read: first, hasName }
  }
  const read = match.corrected.size > 0 ? readTitle(title, match.corrected) : first
  const isNamed = (read.object ?? '').split(' ').some((word) => match.named.has(stem(word)))
  return {
    template: match.template,
    read,
    hasName: isNamed || (match.template.takesAnything && read.verb !== null),
  }
}

const ABOUT_ANYTHING = TEMPLATES.filter(({ takesAnything }) => takesAnything)
const ASKING = new Set(['ask', 'tell', 'remind', 'invit'])

/** What one asks somebody to do is theirs to do: the task is the asking. */
function isAsking({ verb, who }: ReadTitle): boolean {
  return who !== null && ASKING.has(verb ?? '')
}

/** Puts what the title names into the words of a template. */
function weaver(template: Template, read: ReadTitle, hasName: boolean): (text: string) => string {
  const thing = (hasName && read.object) || template.thing
  const names: Readonly<Record<string, string>> = {
    thing,
    it: isMany(thing) ? 'them' : 'it',
    who: read.who ?? (template.callsAnything && read.verb !== null ? read.object : null) ?? template.who,
    about: read.topic === null ? '' : ` about ${read.topic}`,
    title: read.quoted === '' ? '“What is on my mind”' : `“${read.quoted}”`,
  }
  return (text) => {
    const woven = text.replaceAll(/\{(thing|it|who|about|title)\}/g, (_, name: string) => names[name] ?? '')
    return woven.charAt(0).toUpperCase() + woven.slice(1)
  }
}

/** "The bills from March" are many, "the dress" is one. */
function isMany(thing: string): boolean {
  const [head = ''] = thing.split(/ (?:for|from|of|in|on|with|to|at|about) /)
  return /[^su]s$/.test(head) && !/['’]s$/.test(head)
}

function suggested(step: TemplateStep, place: number, total: number): SuggestedStep {
  const fill = (text: string) =>
    text.replaceAll('{minutes}', minutesText(step.minutes)).replaceAll('{total}', minutesText(total))
  return {
    title: fill(step.title),
    description: fill(step.hint),
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
