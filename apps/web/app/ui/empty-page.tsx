import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'

interface EmptyPageProps {
  readonly drawing: ReactNode
  readonly words: { readonly emptyTitle: string; readonly emptyText: string; readonly toTasks: string }
}

/** What a page shows whose list is empty, with the way to the tasks. */
export function EmptyPage({ drawing, words }: EmptyPageProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={words.emptyTitle}
      action={
        <ButtonLink to="/tasks" variant="main">
          {words.toTasks}
        </ButtonLink>
      }
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  )
}
