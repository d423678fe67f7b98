import { inStepOrder } from '@glimmer/domain/tasks/step-order'
import type { Task } from '@glimmer/domain/tasks/task'
import { type ComponentType, useState } from 'react'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { useStepsOf, useTask } from '../../../data/tasks/use-tasks.ts'
import type { BreakdownPart, LoadBreakdown, StepToBreakDown } from '../breakdown-part.ts'
import { aboutTask } from './about-task.tsx'
import { TaskRepeatChip } from './task-repeat-chip.tsx'
import { useDialogCommands } from './use-dialog-commands.ts'

interface BreakDownProps extends DialogControl {
  /** The step of the task that it is about; left out where it is about the whole task. */
  readonly step?: StepToBreakDown
  readonly onBegin?: (() => void) | undefined
  readonly loadBreakdown: LoadBreakdown
}

/** The breakdown of a stored task: the chosen steps become its steps, or take the place of one of them. */
export function breakDownWith(Breakdown: ComponentType<BreakdownPart>) {
  return aboutTask<BreakDownProps>(({ task, step, onBegin, ...control }) =>
    step ? (
      <BreakDownStep task={task} asked={step} Breakdown={Breakdown} onBegin={onBegin} {...control} />
    ) : (
      <BreakDownTask before={task} Breakdown={Breakdown} onBegin={onBegin} />
    ),
  )
}

interface BreakDownTaskProps extends Pick<BreakDownProps, 'onBegin'> {
  readonly before: Task
  readonly Breakdown: ComponentType<BreakdownPart>
}

function BreakDownTask({ before, Breakdown, onBegin }: BreakDownTaskProps) {
  const { addSteps, splitTask } = useDialogCommands()
  const steps = useStepsOf(before.id)
  const live = useTask(before.id)
  const [last, setLast] = useState(before)
  if (live && live !== last) setLast(live)
  const task = live ?? last
  return (
    <Breakdown
      task={{ title: task.title, context: stepLines(steps) }}
      canEstimate={task.estimatedTime === null}
      aside={<TaskRepeatChip task={task} />}
      onApply={(titles, minutes) => addSteps(task, titles, minutes)}
      onBegin={onBegin}
      onSplit={(titles) => splitTask(task, titles)}
    />
  )
}

interface BreakDownStepProps extends DialogControl, Pick<BreakDownProps, 'onBegin'> {
  readonly task: Task
  readonly asked: StepToBreakDown
  readonly Breakdown: ComponentType<BreakdownPart>
}

function BreakDownStep({ task, asked, Breakdown, onBegin, close, openedFrom }: BreakDownStepProps) {
  const { addSteps, makeStepSmaller } = useDialogCommands()
  const steps = useStepsOf(task.id)
  const live = steps.find(({ id }) => id === asked.id)
  // As it was last, where another device has made it smaller since: what is chosen here stands beside that.
  const [step, setStep] = useState(live)
  if (live && live !== step) setStep(live)
  const others = steps.filter(({ id }) => id !== asked.id)

  async function replace(titles: readonly string[]) {
    if (!step) return addSteps(task, titles, null)
    const giveFocus = focusPlaceOf(openedFrom)
    const isSaved = await makeStepSmaller(step, titles)
    if (isSaved) close(undefined, giveFocus)
    return isSaved
  }

  return (
    <Breakdown
      task={{
        title: step?.title ?? asked.title,
        context: stepLines(inStepOrder(others)),
        stepOf: task.title,
      }}
      canEstimate={false}
      onApply={replace}
      onBegin={onBegin}
    />
  )
}

/** Focuses what took the place of the step in whose row it was asked for; undefined where it was asked for elsewhere. */
function focusPlaceOf(openedFrom: HTMLElement | null): (() => void) | undefined {
  const row = openedFrom?.closest('.step-row')
  const list = row?.parentElement
  if (!row || !list) return undefined
  const place = [...list.children].indexOf(row)
  return () => list.children[place]?.querySelector('input')?.focus()
}

/** The steps as text, one a line, as context for suggestions; null where there are none. */
export function stepLines(steps: readonly { readonly title: string }[]): string | null {
  return steps.length === 0 ? null : steps.map(({ title }) => title).join('\n')
}
