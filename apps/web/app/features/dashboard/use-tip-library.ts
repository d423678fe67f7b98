import type { Tip } from '@glimmer/content/tips/tip'
import { useEffect, useState } from 'react'

export type TipLibrary =
  | { readonly kind: 'loading' }
  | { readonly kind: 'absent'; readonly tryAgain: () => void }
  | { readonly kind: 'here'; readonly tips: readonly Tip[] }

/** Loaded after the page is drawn, as nothing depends on the tips. */
export function useTipLibrary(): TipLibrary {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<readonly Tip[] | 'absent' | null>(null)

  useEffect(() => {
    let isCurrent = true
    import('@glimmer/content/tips/library').then(
      ({ TIPS }) => isCurrent && setFound(TIPS),
      () => isCurrent && setFound('absent'),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  if (found === null) return { kind: 'loading' }
  if (found !== 'absent') return { kind: 'here', tips: found }
  return {
    kind: 'absent',
    tryAgain() {
      setFound(null)
      setAttempt(attempt + 1)
    },
  }
}
