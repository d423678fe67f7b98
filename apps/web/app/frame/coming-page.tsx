import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { words } from './words.ts'

/** An honest page for a place that is not there yet. */
export function ComingPage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        <ButtonLink to="/tasks" variant="main">
          {words.toTasks}
        </ButtonLink>
      }
    >
      <p>{text}</p>
      <p className="mt-2">{words.inTheMaking}</p>
    </EmptyState>
  )
}
