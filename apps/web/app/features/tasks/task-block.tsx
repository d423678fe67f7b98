import { memo } from 'react'
import type { TaskView } from './day.ts'
import { TaskRow } from './task-row.tsx'

export interface TaskBlockProps {
  readonly block: readonly TaskView[]
  readonly label: string
  readonly isOneOfMany: boolean
}

/** Up to forty rows that the browser lays out and paints only when they come near the screen. */
export const TaskBlock = memo(function TaskBlock({ block, label, isOneOfMany }: TaskBlockProps) {
  return (
    <ul
      className={isOneOfMany ? 'task-list task-list-far' : 'task-list'}
      style={isOneOfMany ? ({ '--rows': block.length } as React.CSSProperties) : undefined}
      aria-label={label}
    >
      {block.map((view) => (
        <TaskRow key={view.task.id} view={view} />
      ))}
    </ul>
  )
})
