import { useEffect, useState } from 'react'

const FLOATING = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]'

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
