import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { followKeyboard, keyboardRoom } from '../keyboard.ts'
import { type Box, choosePlace } from './choose-place.ts'
import type { ShownToast } from './toast-queue.ts'

const PRESSED = 'button, a, input, textarea, select, label, summary, [role]'
const RELEASES = ['pointerup', 'pointercancel'] as const
/** The places below, above and at the very edge; the style sheet defines them. */
const PLACES = ['first', 'second', 'third']

/**
 * Moves messages to where they cover neither the focused nor the last pressed element, nor what asks to be kept clear. They
 * move when messages, the focus, dialogs or a phone's keyboard change, never while the person only reads, and stay where they
 * are on a page as long as that place is clear. Nor do they move between a press on one and its release: a dialog that closes meanwhile gives the focus
 * back, and the press would end beside the button.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, toasts: readonly ShownToast[]): void {
  useLayoutEffect(() => place(region.current), [region, toasts])

  useEffect(() => {
    const onChange = () => place(region.current)
    followKeyboard()
    const leaveKeyboard = keyboardRoom.subscribe(onChange)
    // A dialog that comes or goes changes the first place.
    const dialogs = new MutationObserver(onChange)
    dialogs.observe(document.body, { childList: true })
    // The click comes with the release, before any timer.
    const onRelease = () => {
      if (!isHeld) return
      isHeld = false
      setTimeout(onChange)
    }
    const onPress = (event: PointerEvent) => {
      notePress(event)
      isHeld = pressed !== null && region.current?.contains(pressed) === true
    }
    document.addEventListener('pointerdown', onPress, { capture: true })
    for (const type of RELEASES) document.addEventListener(type, onRelease, { capture: true })
    document.addEventListener('focusin', onChange)
    addEventListener('resize', onChange)
    return () => {
      leaveKeyboard()
      dialogs.disconnect()
      document.removeEventListener('pointerdown', onPress, { capture: true })
      for (const type of RELEASES) document.removeEventListener(type, onRelease, { capture: true })
      document.removeEventListener('focusin', onChange)
      removeEventListener('resize', onChange)
    }
  }, [region])
}

let pressed: Element | null = null
/** The page on which the place was chosen: on another one it may cover the title. */
let chosenOn = ''
/** Whether what was pressed is in a message and not yet let go. */
let isHeld = false

function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest(PRESSED) : null
}

function place(box: HTMLElement | null): void {
  const { activeElement } = document
  const isAtRest = activeElement === document.body || activeElement?.matches('main') === true
  const isNewPage = isAtRest && chosenOn !== location.pathname
  if (isNewPage) pressed = null
  if (isNewPage || box?.hidden) {
    chosenOn = location.pathname
    delete box?.dataset['place']
  }
  if (box && !box.hidden) tellDialogs(box)
  // Messages do not move while the focus is in one.
  if (!box || box.hidden || isHeld || box.contains(activeElement)) return
  const focused = isAtRest ? null : activeElement
  const header = document.querySelector('header')
  const inHeader = document.querySelector('header [data-keep-clear]')
  const inUse = [focused, pressed, inHeader].filter(
    (element) => element?.isConnected && !box.contains(element),
  )
  const lookedAt = document.querySelectorAll('[data-keep-clear]')
  const headerEnd = header?.getBoundingClientRect().bottom
  const places = [box.dataset['place'] ?? 'first', ...PLACES]
  box.dataset['place'] =
    places[choosePlace(placesOf(box, places), boxesOf(inUse), boxesOf(lookedAt, headerEnd))]
}

/**
 * Tells open dialogs how far down messages reach: on a phone these stand above a dialog, which begins below the longest.
 * That room stays as long as the dialog, so that nothing in it moves back under a finger.
 */
function tellDialogs(box: HTMLElement): void {
  const { bottom } = box.getBoundingClientRect()
  for (const { style } of document.querySelectorAll<HTMLElement>('.ui-dialog-viewport')) {
    const before = Number.parseFloat(style.getPropertyValue('--messages')) || 0
    style.setProperty('--messages', `${Math.max(before, bottom)}px`)
  }
}

/** What has scrolled above the upper edge, or behind the header, is not seen: a message may stand over it. */
function boxesOf(elements: Iterable<Element | null | undefined>, upperEdge = 0): Box[] {
  return [...elements].flatMap((element) => {
    const rect = element?.getBoundingClientRect()
    if (!rect || rect.bottom <= upperEdge) return []
    const { left, top, right, bottom } = rect
    return [{ left, top: Math.max(top, upperEdge), right, bottom }]
  })
}

/** The box in one place after the other. Each is reckoned by laying out the page, so only while the one before does not do. */
function* placesOf(box: HTMLElement, places: readonly string[]): Generator<DOMRect> {
  for (const place of places) {
    box.dataset['place'] = place
    yield box.getBoundingClientRect()
  }
}
