import { MAX_TITLE_LENGTH } from '../tasks/task.ts'
import type { Breakdown } from './breakdown.ts'

/** A suggested step while a person looks at it: chosen or not, perhaps in words of their own. */
export interface OfferedStep {
  readonly title: string
  readonly hint: string
  readonly minutes: number
  readonly isChosen: boolean
}

const MOST_MINUTES = 480

/** All of them are chosen to begin with. */
export function offerSteps(subtasks: Breakdown['subtasks']): readonly OfferedStep[] {
  return subtasks.map(({ title, description, estimatedTime }) => ({
    title: title.trim(),
    hint: description.trim(),
    minutes: estimatedTime,
    isChosen: true,
  }))
}

export function changeStep(
  steps: readonly OfferedStep[],
  place: number,
  change: Partial<OfferedStep>,
): readonly OfferedStep[] {
  return steps.map((step, at) => (at === place ? { ...step, ...change } : step))
}

/** What was typed over a step. Blank, or no whole number of minutes, leaves that part as it was. */
export function readStepEdit(step: OfferedStep, typed: { title: string; minutes: string }): OfferedStep {
  const title = typed.title.trim().slice(0, MAX_TITLE_LENGTH).toWellFormed()
  const minutes = /^\s*\d+\s*$/.test(typed.minutes) ? Number(typed.minutes) : 0
  const isMinutes = minutes >= 1 && minutes <= MOST_MINUTES
  return { ...step, title: title === '' ? step.title : title, minutes: isMinutes ? minutes : step.minutes }
}

export function chosenSteps(steps: readonly OfferedStep[]): readonly OfferedStep[] {
  return steps.filter(({ isChosen }) => isChosen)
}

/** In minutes, of what is chosen. */
export function chosenMinutes(steps: readonly OfferedStep[]): number {
  return chosenSteps(steps).reduce((sum, { minutes }) => sum + minutes, 0)
}
