import type { Template, TemplateStep } from '@glimmer/content/breakdown/template'
import { SMALLER_QUIET_STEP, SMALLER_STEP } from '@glimmer/content/breakdown/templates/general'
import { type BreakDownOptions, breakDown, type BuiltInBreakdown, shortened, suggested } from './break-down.ts'
import { chooseSteps, stepKey } from './choose-steps.ts'
import { splitTasks } from './split-tasks.ts'
import { type Depth, DEPTHS, USUAL_DEPTH } from './step-counts.ts'

/** Longer ones are quoted in part. */
const LONG_TITLE = 60

/**
 * Smaller steps in the place of one step of a task. A step in the person's own words is broken down like a task. One that we
 * suggested is one movement already, about which no template is: it gets a gentle way into it, with itself at the end, so
 * that nothing of the task is lost.
 */
export function breakDownStep(title: string, taskTitle: string, options: BreakDownOptions): BuiltInBreakdown {
  const task = breakDown(taskTitle, { depth: MOST })
  const isHeavy = task.isQuiet || task.isDanger
  if (!isHeavy && !isOurs(title, taskTitle)) {
    const own = breakDown(title, options)
    // Which of several parts is asked of a task alone: of a step, all of it has to stay.
    if (own.isQuiet || own.isDanger || !own.isGeneral) return { ...own, parts: [] }
  }
  const { subtasks, template } = wayInto(title, isHeavy, options)
  const { isQuiet, isDanger, source } = task
  return {
    reasoning: template.why,
    subtasks,
    isGeneral: true,
    kinds: [],
    isQuiet,
    isDanger,
    source: isHeavy ? source : null,
    parts: [],
  }
}

function wayInto(title: string, isHeavy: boolean, { depth, energy = null, ...options }: BreakDownOptions) {
  const template = isHeavy ? SMALLER_QUIET_STEP : SMALLER_STEP
  const short = title.length > LONG_TITLE ? shortened(title) : title
  const quoted = `“${short.replaceAll('“', '‘').replaceAll('”', '’')}”`
  const present = new Set((options.context ?? '').split('\n').map(stepKey))
  present.delete(stepKey(title))
  const steps = chooseSteps(template.steps, {
    depth,
    energy: isHeavy ? null : energy,
    challenges: isHeavy ? [] : (options.challenges ?? []),
    present,
    weave: (text) => (text === ITSELF ? title : text.replace(ITSELF, () => quoted)),
  })
  // Two movements in one line are two steps, which is small enough before more is asked for.
  const parts = isHeavy ? [] : splitTasks(title)
  const halves = (step: TemplateStep) =>
    step.title === title && parts.length > 1 ? parts.map((part) => ({ ...step, title: part, minutes: 2 })) : [step]
  const inParts = steps.flatMap(halves)
  const all = parts.length > 1 && depth <= USUAL_DEPTH ? inParts.filter((step) => parts.includes(step.title)) : inParts
  const total = all.reduce((sum, { minutes }) => sum + minutes, 0)
  return { template, subtasks: all.map((step, place) => suggested(step, place, total)) }
}

const ITSELF = '{title}'
const MOST: Depth = 5

/** Whether it is among what is suggested for the task, or for one of its steps. */
function isOurs(title: string, taskTitle: string): boolean {
  const key = stepKey(title)
  if (isOfTemplate(title, SMALLER_STEP)) return true
  return DEPTHS.some((depth) => {
    return breakDown(taskTitle, { depth }).subtasks.some((step) => stepKey(step.title) === key)
  })
}

function isOfTemplate(title: string, { steps }: Template): boolean {
  return steps.some((step) => {
    const [before = ''] = step.title.split(/\{/, 1)
    return before.length > 0 && title.startsWith(before.trimEnd())
  })
}
