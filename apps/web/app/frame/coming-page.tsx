import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { comingWords } from './coming-words.ts'

/** An honest page for a place that is not there yet. */
export function ComingPage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        <ButtonLink to="/tasks" variant="main">
          {comingWords.toTasks}
        </ButtonLink>
      }
    >
      <p>{text}</p>
      <p className="mt-2">{comingWords.inTheMaking}</p>
    </EmptyState>
  )
}
