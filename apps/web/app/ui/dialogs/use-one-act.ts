import { useRef } from 'react'
import { useDialogPart } from './dialog-context.ts'

/**
 * What a dialog's button makes, once: a press does nothing while the one before it is at work, nor while the dialog closes. Many
 * people press twice, and a disk may be slow.
 */
export function useOneAct<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const { isOpen } = useDialogPart()
  const isAtWork = useRef(false)
  return (...args) => {
    if (!isOpen || isAtWork.current) return
    isAtWork.current = true
    void act(...args).finally(() => {
      isAtWork.current = false
    })
  }
}
