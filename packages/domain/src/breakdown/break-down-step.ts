import type { TemplateStep } from '@glimmer/content/breakdown/template'
import { SMALLER_QUIET_STEP, SMALLER_STEP } from '@glimmer/content/breakdown/templates/general'
import {
  type BreakDownOptions,
  breakDown,
  type BuiltInBreakdown,
  shortened,
  suggested,
} from './break-down.ts'
import type { SuggestedStep } from './breakdown.ts'
import { chooseSteps, stepKey } from './choose-steps.ts'
import { splitTasks } from './split-tasks.ts'
import { type Depth, USUAL_DEPTH } from './step-counts.ts'

/** Longer ones are quoted in part. */
const LONG_TITLE = 60

/**
 * Smaller steps in the place of one step of a task. A step in the person's own words is broken down like a task. One that we
 * suggested is a movement already, about which no template is: it gets a gentle way into it. That, and what is not
 * understood, ends with the step itself, so that nothing of the task is lost.
 */
export function breakDownStep(title: string, taskTitle: string, options: BreakDownOptions): BuiltInBreakdown {
  const task = breakDown(taskTitle, { depth: MOST_DEPTH })
  const isHeavy = task.isQuiet || task.isDanger
  if (!isHeavy && !isOurs(title, task)) {
    const own = breakDown(title, options)
    // Which kind it is and which of its parts is asked of a task alone: of a step, all of it has to stay.
    const subtasks = own.isGeneral ? [...own.subtasks, itself(title)] : own.subtasks
    return { ...own, subtasks, kinds: [], parts: [] }
  }
  const steps = isHeavy ? quietWay(title, task) : wayInto(title, options)
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    reasoning: (isHeavy ? SMALLER_QUIET_STEP : SMALLER_STEP).why,
    subtasks: steps.map((step, place) => suggested(step, place, total)),
    isGeneral: true,
    isUnderstood: false,
    kinds: [],
    isQuiet: task.isQuiet,
    isDanger: task.isDanger,
    source: task.source,
    parts: [],
  }
}

/** Nothing comes before what a life may hang on. */
function quietWay(title: string, { isDanger }: BuiltInBreakdown): readonly TemplateStep[] {
  const { steps } = SMALLER_QUIET_STEP
  return (isDanger ? steps.filter(({ isDeed }) => isDeed) : steps).map((step) => ({
    ...step,
    title: weaver(title)(step.title),
  }))
}

function wayInto(title: string, { depth, energy = null, challenges = [], context }: BreakDownOptions) {
  const present = new Set((context ?? '').split('\n').map(stepKey))
  present.delete(stepKey(title))
  const steps = chooseSteps(SMALLER_STEP.steps, { depth, energy, challenges, present, weave: weaver(title) })
  const parts = splitTasks(title)
  if (parts.length < 2) return steps
  // Two movements in one line are two steps, which are small enough until more are asked for.
  const inParts = steps.flatMap((step) =>
    step.title === title ? parts.map((part) => ({ ...step, title: part, minutes: 2 })) : [step],
  )
  return depth > USUAL_DEPTH ? inParts : inParts.filter((step) => parts.includes(step.title))
}

/** Puts the step into the words of a template: by itself as it is, else quoted. */
function weaver(title: string): (text: string) => string {
  const short = title.length > LONG_TITLE ? shortened(title) : title
  const quoted = `“${short.replaceAll('“', '‘').replaceAll('”', '’')}”`
  return (text) => (text === ITSELF ? title : text.replace(ITSELF, () => quoted))
}

/** What is not understood is said by nobody but the person, so it stands at the end as they wrote it. */
function itself(title: string): SuggestedStep {
  return { title, description: '', priority: 'low', estimatedTime: 5 }
}

const ITSELF = '{title}'
/** Has every step that is suggested at any depth. */
const MOST_DEPTH: Depth = 5

/** Whether it is among what is suggested for the task, or half of it, or of a way into one of its steps. */
function isOurs(title: string, { subtasks }: BuiltInBreakdown): boolean {
  const key = stepKey(title)
  const isIt = (known: string) => stepKey(known) === key
  if (subtasks.some((step) => isIt(step.title) || splitTasks(step.title).some(isIt))) return true
  return SMALLER_STEP.steps.some((step) => {
    const [before = ''] = step.title.split(/[{]/, 1)
    return before !== '' && title.startsWith(before)
  })
}
