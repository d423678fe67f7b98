import { useEffect, useEffectEvent } from 'react'

/** Calls back where a page that was left comes back as it was, by the Back button. */
export function useWhenBack(onBack: () => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell()
    }
    globalThis.addEventListener('pageshow', look)
    return () => globalThis.removeEventListener('pageshow', look)
  }, [])
}
