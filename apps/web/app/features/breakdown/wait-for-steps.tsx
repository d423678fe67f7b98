import type { SuggestedStep } from '@glimmer/domain/breakdown/breakdown'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

/** The steps so far, with a sign that more are coming. */
export function WaitForSteps({ steps }: { readonly steps: readonly SuggestedStep[] }) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="grid list-decimal gap-2 ps-[1.5em]" aria-label={words.steps}>
          {steps.map(({ title }, place) => (
            // New steps are only added at the end, so the index is a stable key.
            <li key={place}>{title}</li>
          ))}
        </ol>
      )}
      <Skeleton label={words.loading} lines={steps.length > 0 ? 1 : 3} />
    </>
  )
}
