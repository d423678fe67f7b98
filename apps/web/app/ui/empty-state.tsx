import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface EmptyStateProps {
  /** One of ui/drawings. */
  drawing?: ReactNode
  title: string
  children?: ReactNode
  /** The one thing that helps here. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

export function EmptyState({
  drawing,
  title,
  children,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={joinClasses('ui-empty', className)}>
      {drawing}
      <Heading className="ui-empty-title">{title}</Heading>
      {children ? <div className="ui-empty-text">{children}</div> : null}
      {action ? <div className="ui-empty-action">{action}</div> : null}
    </div>
  )
}
