import { useEffect, useRef, useState } from 'react'
import type { DeviceSetting } from './device-setting.ts'
import { movesIn } from './moves-in.ts'

export interface Draft {
  /** Shows the text and stores it. */
  set(text: string): void
  /** Shows the text without storing it. */
  show(text: string): void
  /** Stores the text that is shown. */
  keepShown(): void
  /**
   * Puts a text back that could not be saved. If something new was written meanwhile, the text goes before it, with
   * `between` in between: a space unless said otherwise.
   */
  restore(text: string, between?: string): void
  /** Lets go of a text that is kept elsewhere now. What was written since stays. */
  letGo(text: string): void
}

/**
 * Text that survives a reload, a crash and a closed page. Each tab shows its own; the latest is kept. Use it only in what
 * renders in the browser.
 */
export function useDraft(kept: DeviceSetting<string>): readonly [text: string, draft: Draft] {
  const [text, setText] = useState(kept.get)
  const shown = useRef(text)

  // A draft that another tab has saved is cleared here too. If something else was written here, that is kept from now on: the other
  // tab's draft had taken its place. Only after a moment, as this field goes with whoever leaves.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = kept.onRemoved((former) => {
      if (former !== shown.current) {
        timer = setTimeout(() => {
          if (shown.current !== '' && kept.get() === '') kept.set(shown.current)
        })
        return
      }
      shown.current = ''
      setText('')
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [kept])

  // What a guest was writing moves into an account that is open already. Another tab's text does not come into this field.
  useEffect(
    () =>
      movesIn.subscribe(() => {
        if (shown.current !== '') return
        shown.current = kept.get()
        setText(shown.current)
      }),
    [kept],
  )

  function show(next: string) {
    shown.current = next
    setText(next)
  }
  function set(next: string) {
    show(next)
    kept.set(next)
  }
  const draft: Draft = {
    set,
    show,
    keepShown: () => kept.set(shown.current),
    restore: (former, between = ' ') => set(shown.current === '' ? former : former + between + shown.current),
    letGo(former) {
      if (shown.current === former) show('')
      if (kept.get() === former) kept.set('')
    },
  }
  return [text, draft]
}
