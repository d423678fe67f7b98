/** How soon and how near a second press counts as part of a double press. */
const WITHIN_MS = 400
const NEAR_PX = 24
const CONTROL = 'a, button, input, label, select, summary, textarea, [role=menuitem]'
const EVENTS = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'pointerup',
  'touchend',
  'mouseup',
  'click',
] as const

interface Press {
  readonly on: Element
  readonly turn: string | null
  readonly at: number
  readonly x: number
  readonly y: number
}

/**
 * Many people double-click where one click is enough. If the first press changed what lies at that place (a dialog closed,
 * or `data-turn` on the button or around it has another value), the second one is ignored. Two presses on the same thing
 * are left alone. Returns what ends this.
 */
export function guardDoublePress(page: Document): () => void {
  let last: Press | null = null
  let isStray = false

  function hasChanged(target: EventTarget | null): boolean {
    if (!last || !(target instanceof Element)) return false
    const on = controlAt(target)
    return on !== last.on || turnOf(on) !== last.turn
  }

  function hear(event: Event): void {
    if (event instanceof PointerEvent && event.type === 'pointerdown') {
      // A mouse's click counts itself in `detail`; a finger's may not.
      isStray = event.pointerType === 'touch' && isSoon(event, last) && hasChanged(event.target)
    } else if (event instanceof MouseEvent && event.type === 'mousedown' && event.detail > 1) {
      isStray ||= hasChanged(event.target)
    }
    // A click by a key or through a label has no position and is never a second press.
    if (event instanceof MouseEvent && event.type === 'click') {
      if (event.detail === 0) return
      if (!isStray) last = pressOf(event)
    }
    if (!isStray) return
    event.stopImmediatePropagation()
    // Pressing the mouse would take the focus to what lies there now.
    if (event.type === 'click' || event.type === 'mousedown') event.preventDefault()
  }

  for (const type of EVENTS) page.addEventListener(type, hear, { capture: true })
  return () => {
    for (const type of EVENTS) page.removeEventListener(type, hear, { capture: true })
  }
}

function isSoon({ timeStamp, clientX, clientY }: PointerEvent, last: Press | null): boolean {
  return (
    last !== null &&
    timeStamp - last.at < WITHIN_MS &&
    Math.hypot(clientX - last.x, clientY - last.y) < NEAR_PX
  )
}

function pressOf({ target, timeStamp, clientX, clientY }: MouseEvent): Press | null {
  if (!(target instanceof Element)) return null
  const on = controlAt(target)
  return { on, turn: turnOf(on), at: timeStamp, x: clientX, y: clientY }
}

/** What a press at this place reaches: for a label, its field. */
function controlAt(target: Element): Element {
  const control = target.closest(CONTROL) ?? target
  return (control instanceof HTMLLabelElement && control.control) || control
}

function turnOf(control: Element): string | null {
  return control.closest('[data-turn]')?.getAttribute('data-turn') ?? null
}
