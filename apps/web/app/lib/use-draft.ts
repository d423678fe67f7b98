import { useEffect, useRef, useState } from 'react'
import type { DeviceSetting } from './device-setting.ts'

export interface Draft {
  /** Shows the text and keeps it. */
  set(text: string): void
  /** Shows the text; what is kept stays as it is. */
  show(text: string): void
  /** Keeps what is shown now. */
  keepShown(): void
  /**
   * Puts a text back that could not be used, unless something new was written meanwhile. With `between` it stands before
   * that.
   */
  restore(text: string, between?: string): void
}

/**
 * Text that survives a reload, a crash and a closed page. Each tab shows its own; the latest is kept. Use it only in what
 * renders in the browser.
 */
export function useDraft(kept: DeviceSetting<string>): readonly [text: string, draft: Draft] {
  const [text, setText] = useState(kept.get)
  const shown = useRef(text)

  // What another tab has used up is used up here, too, unless something else was written here meanwhile.
  useEffect(
    () =>
      kept.onRemoved((former) => {
        if (former !== shown.current) return
        shown.current = ''
        setText('')
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
    restore(former, between) {
      if (shown.current === '') set(former)
      else set(between === undefined ? shown.current : former + between + shown.current)
    },
  }
  return [text, draft]
}
