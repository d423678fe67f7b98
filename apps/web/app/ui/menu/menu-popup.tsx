import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { dialogs } from '../dialogs/dialogs.ts'
import { useCloseRequest } from '../use-close-request.ts'
import { useFloating } from '../use-floating.ts'
import type { MenuEntry } from './menu-entries.ts'
import { MenuItem } from './menu-item.tsx'
import { findByText, stepTo } from './menu-steps.ts'

/** Where the focus goes when it opens. */
export type MenuStart = 'first' | 'last'

export interface MenuPopupProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  start: MenuStart
  entries: readonly MenuEntry[]
  onClose: () => void
}

const typingPauseMs = 600

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** The open menu: beside its button in the document, above everything on the screen. */
export function MenuPopup({ label, anchor, align, start, entries, onClose }: MenuPopupProps) {
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  useFloating(box, anchor, { side: 'below', align })
  useCloseRequest(true, leave)
  useEffect(() => dialogs.hold(), [])

  useEffect(() => {
    itemsOf(box.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
  }, [start])

  useEffect(() => {
    // The menu's own button closes it by itself.
    const onPress = ({ target }: globalThis.PointerEvent) => {
      const isOurs =
        target instanceof Node && (box.current?.contains(target) || anchor.current?.contains(target))
      if (!isOurs) onClose()
    }
    document.addEventListener('pointerdown', onPress, { capture: true })
    return () => document.removeEventListener('pointerdown', onPress, { capture: true })
  }, [anchor, onClose])

  function leave() {
    anchor.current?.focus({ preventScroll: true })
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsOf(box.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab moves on from the button, as if the menu were not open.
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      leave()
      return
    }
    let next = stepTo(event.key, at, items.length)
    if (
      next === undefined &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      const isFresh = event.timeStamp - typed.current.at > typingPauseMs
      typed.current = { text: (isFresh ? '' : typed.current.text) + event.key, at: event.timeStamp }
      next = findByText(
        items.map((item) => item.textContent ?? ''),
        typed.current.text,
        at,
      )
    }
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }

  function onPointerMove({ pointerType, target }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const item = target.closest<HTMLElement>('[role=menuitem]')
    if (item && item !== document.activeElement) item.focus({ preventScroll: true })
  }

  return (
    <div
      ref={box}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="ui-menu"
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
    >
      {entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} onChosen={leave} />
      ))}
    </div>
  )
}
