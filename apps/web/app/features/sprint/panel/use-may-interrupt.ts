import { useEffect, useRef, useState } from 'react'
import { rememberFocus } from './give-focus-back.ts'

const LOOK_EVERY_MS = 1_000
/** Who has not pressed a key for so long has finished the word. */
const WRITING_MS = 2_000
const WRITING = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]'
const IN_THE_WAY = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]'

/**
 * Whether a question may come up now that is due: never over another one, nor in the middle of a word. Once it may, it
 * stays so until it is no longer due.
 */
export function useMayInterrupt(isDue: boolean): boolean {
  const [mayNow, setMayNow] = useState(false)
  const lastKeyAt = useRef(-Infinity)

  useEffect(() => {
    const onKey = ({ target, timeStamp }: KeyboardEvent) => {
      if (target instanceof Element && target.matches(WRITING)) lastKeyAt.current = timeStamp
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  useEffect(() => {
    if (!isDue) return
    const look = () => {
      const isWriting = performance.now() - lastKeyAt.current < WRITING_MS
      if (isWriting || document.querySelector(IN_THE_WAY)) return
      clearInterval(timer)
      rememberFocus()
      setMayNow(true)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    look()
    return () => {
      clearInterval(timer)
      setMayNow(false)
    }
  }, [isDue])

  return isDue && mayNow
}
