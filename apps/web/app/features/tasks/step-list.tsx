import { AddStep } from './add-step.tsx'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { StepRow } from './step-row.tsx'
import { words } from './words.ts'

export interface StepListProps {
  readonly id: string
  readonly view: TaskView
}

/** The small steps of a task, in the order in which they are to be done, and a line for one more. */
export function StepList({ id, view: { task, steps } }: StepListProps) {
  return (
    <div id={id} className="step-list">
      {steps.length > 0 && (
        <ul aria-label={words.stepsOf(task.title)}>
          {steps.map((step) => (
            <StepRow key={step.step.id} view={step} />
          ))}
        </ul>
      )}
      <AddStep task={task} />
    </div>
  )
}
