import type { TaskGroup } from '@glimmer/domain/tasks/task-groups'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { memo } from 'react'
import { TaskRow } from './task-row.tsx'

export interface TaskBlockProps {
  readonly block: readonly TaskView[]
  readonly label: string
  readonly group: TaskGroup
  readonly isOneOfMany: boolean
}

/** Up to forty rows that the browser lays out and paints only when they come near the screen. */
export const TaskBlock = memo(function TaskBlock({ block, label, group, isOneOfMany }: TaskBlockProps) {
  return (
    <ul
      className={isOneOfMany ? 'task-list far -mx-[0.5rem] px-[0.5rem]' : 'task-list'}
      style={isOneOfMany ? { containIntrinsicBlockSize: `auto ${block.length * 3.7}rem` } : undefined}
      aria-label={label}
    >
      {block.map((view) => (
        <TaskRow key={view.task.id} view={view} group={group} />
      ))}
    </ul>
  )
})
