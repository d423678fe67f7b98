import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { words } from './words.ts'

export interface ChosenBarProps {
  readonly count: number
  readonly onClear: () => void
  /** What can be done with them. */
  readonly children: ReactNode
}

/** Stands at the lower edge of the page while entries of its list are chosen, and says how many. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  return (
    <>
      {count > 0 && (
        <div className="ui-page-bar border-line bg-raised cluster-2 shadow-float bottom-[calc(max(var(--bottom-bar),env(safe-area-inset-bottom))+var(--space-3))] z-(--layer-bar) justify-between rounded-l border px-3 py-2 print:hidden">
          <Button variant="plain" onClick={onClear}>
            {words.clear}
          </Button>
          {children}
        </div>
      )}
      <p role="status" className="sr-only">
        {count > 0 && words.chosen(count)}
      </p>
    </>
  )
}
