import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { ProgressBar } from './progress-bar.tsx'

export interface TaskRowViewProps extends Omit<ComponentProps<'li'>, 'title'> {
  readonly isDone?: boolean
  /** The checkbox that ticks or selects it. */
  readonly box: ReactNode
  /** Its name, or the field in which that is changed. */
  readonly title?: ReactNode
  /** At the end of the line: what can be done with it. */
  readonly end?: ReactNode
  /** A quiet line below the title: when it is due, its labels and the like. */
  readonly facts?: ReactNode
  readonly progress?: TaskRowProgress | false
  /** Its small steps. */
  readonly children?: ReactNode
}

/** The progress of the steps, as a shape and as numbers. */
export interface TaskRowProgress {
  readonly label: string
  readonly done: number
  readonly all: number
  readonly text: string
  /** The button that shows and hides the steps. */
  readonly toggle?: ReactNode
}

/** How a task looks in every list. It only draws: what its controls do is the caller's. */
export function TaskRowView({
  isDone,
  box,
  title,
  end,
  facts,
  progress,
  className,
  children,
  ...rest
}: TaskRowViewProps) {
  return (
    <li {...rest} className={joinClasses('task-row', className)} data-done={isDone || undefined}>
      {box}
      {title}
      {end}
      {facts && <p className="task-facts">{facts}</p>}
      {progress && (
        <div className="task-progress">
          <ProgressBar
            size="thin"
            label={progress.label}
            value={progress.done}
            max={progress.all}
            text={progress.text}
          />
          {progress.toggle}
        </div>
      )}
      {children}
    </li>
  )
}

/** A task's name as a button, which by its style covers the whole row and opens the details. */
export function TaskTitle({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className="task-title" aria-haspopup="dialog">
      <span>{children}</span>
    </button>
  )
}
