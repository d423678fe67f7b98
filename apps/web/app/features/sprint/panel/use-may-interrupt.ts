import { useEffect, useRef, useState } from 'react'
import { FLOATING, WRITING } from '../../../ui/in-the-way.ts'
import { rememberFocus } from './give-focus-back.ts'

const LOOK_EVERY_MS = 1_000
/** Who has not pressed a key for so long has finished the word. */
const WRITING_MS = 2_000

/**
 * Whether a question may come up now that is due: never over another one, nor in the middle of a word. Once it may, it
 * stays so until it is no longer due.
 */
export function useMayInterrupt(isDue: boolean): boolean {
  const [mayNow, setMayNow] = useState(false)
  const lastKeyAt = useRef(-Infinity)

  useEffect(() => {
    const onKey = ({ target, timeStamp }: KeyboardEvent) => {
      if (target instanceof Element && target.closest(WRITING)) lastKeyAt.current = timeStamp
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  useEffect(() => {
    if (!isDue) return
    const look = () => {
      const isWriting = performance.now() - lastKeyAt.current < WRITING_MS
      if (isWriting || document.querySelector(FLOATING)) return
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
