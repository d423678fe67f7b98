import type { Task } from '@glimmer/domain/tasks/task'
import { type ComponentType, useState } from 'react'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { useStepsOf, useTask } from '../../../data/tasks/use-tasks.ts'
import type { BreakdownPart, LoadBreakdown } from '../breakdown-part.ts'
import { aboutTask } from './about-task.tsx'
import { TaskRepeatChip } from './task-repeat-chip.tsx'
import { useDialogCommands } from './use-dialog-commands.ts'

interface BreakDownProps extends DialogControl {
  readonly onBegin?: (() => void) | undefined
  readonly loadBreakdown: LoadBreakdown
}

/** The breakdown of a stored task: the chosen steps become its steps. */
export function breakDownWith(Breakdown: ComponentType<BreakdownPart>) {
  return aboutTask<BreakDownProps>(({ task, onBegin }) => (
    <BreakDownTask before={task} Breakdown={Breakdown} onBegin={onBegin} />
  ))
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

/** The steps as text, one a line, as context for suggestions; null where there are none. */
export function stepLines(steps: readonly { readonly title: string }[]): string | null {
  return steps.length === 0 ? null : steps.map(({ title }) => title).join('\n')
}
