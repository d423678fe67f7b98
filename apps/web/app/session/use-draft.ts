import { useEffect, useRef, useState } from 'react'

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

type Place = 'tab' | 'device'

/**
 * Text that survives a reload, a crash and a closed page. Use it only in what renders in the browser.
 * `place` says how long it lives: for this tab, or for this device.
 */
export function useDraft(key: string, place: Place = 'tab'): readonly [text: string, draft: Draft] {
  const [text, setText] = useState(() => readDraft(key, place))
  const shown = useRef(text)

  // What another tab has used up is used up here, too, unless something else was written here meanwhile.
  useEffect(() => {
    function onStorage(event: StorageEvent) {
      if (event.key !== PREFIX + key || event.newValue !== null || event.oldValue !== shown.current) return
      shown.current = ''
      setText('')
    }
    if (place === 'device') addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [key, place])

  function show(next: string) {
    shown.current = next
    setText(next)
  }
  function set(next: string) {
    show(next)
    keepDraft(key, next, place)
  }
  const draft: Draft = {
    set,
    show,
    keepShown: () => keepDraft(key, shown.current, place),
    restore(former, between) {
      if (shown.current === '') set(former)
      else set(between === undefined ? shown.current : former + between + shown.current)
    },
  }
  return [text, draft]
}

/** Takes every draft off this device. */
export function clearDrafts(): void {
  for (const place of ['tab', 'device'] as const) {
    try {
      const drafts = Object.keys(storage(place)).filter((key) => key.startsWith(PREFIX))
      for (const key of drafts) storage(place).removeItem(key)
    } catch {
      // No storage, no drafts.
    }
  }
}

const PREFIX = 'glimmer:draft:'

function readDraft(key: string, place: Place): string {
  try {
    return storage(place).getItem(PREFIX + key) ?? ''
  } catch {
    return ''
  }
}

function keepDraft(key: string, text: string, place: Place): void {
  try {
    if (text === '') storage(place).removeItem(PREFIX + key)
    else storage(place).setItem(PREFIX + key, text)
  } catch {
    // No storage: the draft lives as long as the page.
  }
}

function storage(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage
}
