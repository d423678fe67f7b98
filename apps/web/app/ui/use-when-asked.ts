import { useEffect, useState } from 'react'
import { showToast } from './toast/toast.ts'

/**
 * Loads a part of the interface the first time it is wanted, and returns it once it is here (undefined until then).
 * Where it cannot be fetched the person is told and `onAbsent` puts things back.
 * Example: `const panel = useWhenAsked(isOpen, () => import('./panel.tsx'), close)`
 */
export function useWhenAsked<T extends object>(
  isAsked: boolean,
  load: () => Promise<T>,
  onAbsent: () => void,
): T | undefined {
  const [part, setPart] = useState<T>()
  const isMissing = isAsked && !part

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (loaded) => {
        if (isCurrent) setPart(loaded)
      },
      () => {
        if (!isCurrent) return
        onAbsent()
        showToast({
          text: 'This part is not on your device. Once there is a connection, load the page anew to get it.',
        })
      },
    )
    return () => {
      isCurrent = false
    }
    // The caller's functions are new at every render; only the wish itself starts a load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])

  return part
}
