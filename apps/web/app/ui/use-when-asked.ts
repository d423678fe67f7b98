import { useEffect, useState } from 'react'
import { ABSENT, tellAbsent } from './tell-absent.ts'
import { toastQueue } from './toast/toast.ts'

/**
 * Loads a part of the interface the first time it is wanted, and returns it once it is here (undefined until then).
 * If it cannot be fetched, `onAbsent` puts things back and a message offers `askAgain`, which repeats what the person did.
 * What is still wanted then is fetched once the network is back.
 * Example: `const panel = useWhenAsked(isOpen, () => import('./panel.tsx'), close, open)`
 */
export function useWhenAsked<T extends object>(
  isAsked: boolean,
  load: () => Promise<T>,
  onAbsent: () => void,
  askAgain?: () => void,
): T | undefined {
  const [part, setPart] = useState<T>()
  const [attempt, setAttempt] = useState(0)
  const isMissing = isAsked && !part

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const tryAgain = () => setAttempt(attempt + 1)
    load().then(
      (loaded) => {
        if (!isCurrent) return
        toastQueue.solve(ABSENT)
        setPart(loaded)
      },
      (error: unknown) => {
        if (!isCurrent) return
        addEventListener('online', tryAgain, { once: true })
        onAbsent()
        tellAbsent(
          error,
          askAgain &&
            (() => {
              askAgain()
              tryAgain()
            }),
        )
      },
    )
    return () => {
      isCurrent = false
      removeEventListener('online', tryAgain)
    }
    // The caller's functions are new at every render; only the wish itself starts a load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, attempt])

  return part
}
