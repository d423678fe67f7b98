import { joinClasses } from './join-classes.ts'

export interface SkeletonProps {
  /** What is on its way: 'Loading your tasks...'. Read out and shown. */
  label: string
  /** How many lines are drawn where the content will stand. */
  lines?: number
  className?: string
}

const widths = ['72%', '88%', '56%']

/** A placeholder without movement. */
export function Skeleton({ label, lines = 3, className }: SkeletonProps) {
  return (
    <div className={joinClasses('ui-skeleton', className)} role="status">
      <p className="ui-skeleton-label">{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} style={{ inlineSize: widths[line % widths.length] }} aria-hidden />
      ))}
    </div>
  )
}
