import { useEffect, useState } from 'react'
import { FLOATING } from './in-the-way.ts'

/** Whether nothing lies over the page, looked at while it is asked: a dialog that comes by itself waits for that. */
export function useNothingFloats(isAsked: boolean): boolean {
  const [isFree, setIsFree] = useState(false)

  useEffect(() => {
    if (!isAsked) return
    const look = () => setIsFree(!document.querySelector(FLOATING))
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      setIsFree(false)
    }
  }, [isAsked])

  return isAsked && isFree
}
