import { type ComponentType, useState } from 'react'
import { useStepsOf, useTask } from '../../../data/tasks/use-tasks.ts'
import type { BreakdownPart } from '../breakdown-part.ts'
import type { DialogPart } from './dialog-part.ts'
import { TaskRepeatChip } from './task-repeat-chip.tsx'
import { useDialogCommands } from './use-dialog-commands.ts'

interface BreakDownTaskProps extends DialogPart {
  readonly taskId: string
  readonly Breakdown: ComponentType<BreakdownPart>
}

/** Steps for a task of the list: what is chosen becomes its steps. */
export function BreakDownTask({ taskId, Breakdown, ...part }: BreakDownTaskProps) {
  const { addSteps, splitTask } = useDialogCommands()
  const steps = useStepsOf(taskId)
  const live = useTask(taskId)
  const [last, setLast] = useState(live)
  if (live && live !== last) setLast(live)
  const task = live ?? last
  if (!task) return null
  return (
    <Breakdown
      {...part}
      task={{ title: task.title, context: stepLines(steps) }}
      canEstimate={task.estimatedTime === null}
      aside={<TaskRepeatChip task={task} />}
      onApply={(titles, minutes) => addSteps(task, titles, minutes)}
      onSplit={(titles) => splitTask(task, titles)}
    />
  )
}

/** A line each, for what suggests more of them; null where there are none. */
export function stepLines(steps: readonly { readonly title: string }[]): string | null {
  return steps.length === 0 ? null : steps.map(({ title }) => title).join('\n')
}
