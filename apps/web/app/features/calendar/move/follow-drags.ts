import { dayNumber } from '@glimmer/domain/days/day-number'
import { type EventMove, NO_MOVE } from '@glimmer/domain/calendar/move-event'

/** What the drags of a grid lead to. Events are found by `data-occurrence`, days by `data-date`. */
export interface DragWiring {
  /** Whether an event can be moved at all. */
  readonly canMove: (key: string) => boolean
  /** How many pixels high a quarter of an hour is; null where a grid shows days without hours. */
  readonly quarterPixels: () => number | null
  /** What is said of the event while it hangs over this place; null where it cannot go there. */
  readonly say: (key: string, move: EventMove) => string | null
  readonly onDrop: (key: string, move: EventMove) => void
  /** Somebody asks for what can be done with it: by a long press, the right button, or the key for that. */
  readonly onMenu: (key: string) => void
  /** Where tasks stand beside the hours and can be dragged into them; they are found by `data-task`. */
  readonly tasks: TaskWiring | null
}

interface TaskWiring {
  /** The wall time at a place of the window; null where there are no hours. */
  readonly timeAt: (x: number, y: number) => string | null
  readonly say: (taskId: string, start: string) => string | null
  readonly onDrop: (taskId: string, start: string) => void
}

interface Drag {
  readonly pointer: number
  readonly isTouch: boolean
  readonly element: HTMLElement
  readonly key: string
  readonly isTask: boolean
  readonly isLonger: boolean
  readonly from: { readonly x: number; readonly y: number; readonly date: string }
  hold: number
  /** The days it can go to and the label beside the pointer; null until the press has become a drag. */
  lifted: { readonly days: readonly Day[]; readonly label: HTMLElement; readonly height: number } | null
  move: EventMove
  /** Where a task would begin. */
  start: string | null
}

interface Day {
  readonly date: string
  readonly box: DOMRect
}

const MOUSE_SLACK = 5
const FINGER_SLACK = 10
const HOLD_MS = 400
const EDGE = 8

/**
 * Lets the events of a grid be dragged: with a mouse at once, with a finger after a long press, so that scrolling still scrolls.
 * Only the one element moves meanwhile; Escape, a cancelled pointer or a window that is left put it back. Returns how to stop.
 */
export function followDrags(grid: HTMLElement, wiring: DragWiring): () => void {
  let drag: Drag | null = null

  function press(event: PointerEvent) {
    const element = (event.target as Element).closest<HTMLElement>(
      wiring.tasks ? '[data-occurrence], [data-task]' : '[data-occurrence]',
    )
    const date = element?.closest<HTMLElement>('[data-date]')?.dataset['date']
    if (drag || !element || date === undefined || event.button !== 0 || !event.isPrimary) return
    const isTouch = event.pointerType !== 'mouse'
    const { occurrence, task, timed } = element.dataset
    if (occurrence !== undefined && !wiring.canMove(occurrence)) return
    const isTimed = timed !== undefined
    drag = {
      pointer: event.pointerId,
      isTouch,
      element,
      key: occurrence ?? task ?? '',
      isTask: task !== undefined,
      isLonger: isTimed && !isTouch && element.getBoundingClientRect().bottom - event.clientY <= EDGE,
      from: { x: event.pageX, y: event.pageY, date },
      hold: isTouch ? window.setTimeout(lift, HOLD_MS) : 0,
      lifted: null,
      move: NO_MOVE,
      start: null,
    }
  }

  function lift() {
    if (!drag) return
    const days = [...grid.querySelectorAll<HTMLElement>('[data-date]')].map((day) => ({
      date: day.dataset['date'] ?? '',
      box: day.getBoundingClientRect(),
    }))
    const label = document.createElement('span')
    label.className =
      'border-line bg-surface text-ink pointer-events-none fixed top-0 left-0 z-(--layer-toast) rounded-m border px-3 py-1'
    label.ariaHidden = 'true'
    document.body.append(label)
    drag.lifted = { days, label, height: drag.element.offsetHeight }
    drag.element.dataset['dragged'] = ''
    grid.setPointerCapture(drag.pointer)
  }

  function follow(event: PointerEvent) {
    if (!drag || event.pointerId !== drag.pointer) return
    const [x, y] = [event.pageX - drag.from.x, event.pageY - drag.from.y]
    if (!drag.lifted) {
      if (Math.hypot(x, y) < (drag.isTouch ? FINGER_SLACK : MOUSE_SLACK)) return
      if (drag.isTouch) return end()
      lift()
    }
    if (!drag.lifted) return
    if (drag.isTask) hangTaskOver(drag, drag.lifted.label, event, { x, y })
    else hangOver(drag, drag.lifted, event, { x, y })
  }

  function hangTaskOver(
    task: Drag,
    label: HTMLElement,
    event: PointerEvent,
    { x, y }: { readonly x: number; readonly y: number },
  ) {
    const start = wiring.tasks?.timeAt(event.clientX, event.clientY) ?? null
    const said = start === null ? null : (wiring.tasks?.say(task.key, start) ?? null)
    task.start = said === null ? null : start
    tell(label, said, event)
    task.element.style.transform = `translate(${x}px, ${y}px)`
  }

  function hangOver(
    { element, key, from, isLonger, ...before }: Drag,
    { days, label, height }: NonNullable<Drag['lifted']>,
    event: PointerEvent,
    { x, y }: { readonly x: number; readonly y: number },
  ) {
    const quarter = element.dataset['timed'] === undefined ? null : wiring.quarterPixels()
    const quarters = quarter === null ? 0 : Math.round(y / quarter)
    const over = dayUnder(days, event, quarter === null)
    const start = days.find(({ date }) => date === from.date)
    const date = isLonger ? from.date : (over?.date ?? from.date)
    const move = {
      days: dayNumber(date) - dayNumber(from.date),
      quarters: isLonger ? 0 : quarters,
      longer: isLonger ? quarters : 0,
    }
    const said = wiring.say(key, move)
    if (drag) drag.move = said === null ? before.move : move
    tell(label, said, event)
    if (isLonger && quarter !== null)
      element.style.blockSize = `${Math.max(quarter, height + quarters * quarter)}px`
    else if (quarter === null) element.style.transform = `translate(${x}px, ${y}px)`
    else {
      const aside = over && start ? over.box.left - start.box.left : 0
      element.style.transform = `translate(${aside}px, ${quarters * quarter}px)`
    }
  }

  function drop(event: PointerEvent) {
    if (!drag || event.pointerId !== drag.pointer) return
    const { key, move, start, lifted, isTask, isTouch } = drag
    end()
    if (!lifted) return
    withoutClick()
    if (isTask) {
      if (start !== null) wiring.tasks?.onDrop(key, start)
    } else if (move.days !== 0 || move.quarters !== 0 || move.longer !== 0) wiring.onDrop(key, move)
    else if (isTouch) wiring.onMenu(key)
  }

  /** Puts the event back where it was. */
  function end() {
    if (!drag) return
    const { hold, lifted, element, pointer } = drag
    drag = null
    window.clearTimeout(hold)
    if (!lifted) return
    lifted.label.remove()
    delete element.dataset['dragged']
    element.style.removeProperty('transform')
    element.style.removeProperty('block-size')
    if (grid.hasPointerCapture(pointer)) grid.releasePointerCapture(pointer)
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !drag?.lifted) return
    event.preventDefault()
    event.stopPropagation()
    end()
    withoutClick()
  }

  function askForMenu(event: MouseEvent) {
    const key = (event.target as Element).closest<HTMLElement>('[data-occurrence]')?.dataset['occurrence']
    // A finger that is held on what it drags asks for nothing else.
    if (drag?.lifted) event.preventDefault()
    if (key === undefined || !wiring.canMove(key)) return
    event.preventDefault()
    if (!drag) wiring.onMenu(key)
  }

  const keepStill = (event: TouchEvent) => {
    if (drag?.lifted && event.cancelable) event.preventDefault()
  }
  const stop = new AbortController()
  const { signal } = stop
  grid.addEventListener('pointerdown', press, { signal })
  grid.addEventListener('contextmenu', askForMenu, { signal })
  grid.addEventListener('touchmove', keepStill, { signal, passive: false })
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', drop, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener('blur', end, { signal })
  window.addEventListener('keydown', escape, { signal, capture: true })
  return () => {
    end()
    stop.abort()
  }
}

/** Shows beside the pointer where the event or task would go; nothing where it cannot go there. */
function tell(label: HTMLElement, said: string | null, { clientX, clientY }: PointerEvent) {
  label.hidden = said === null
  label.textContent = said
  label.style.transform = `translate(${clientX + 12}px, ${clientY + 16}px)`
}

/** The day under the pointer: among columns of hours found by x alone, in a month (`byBoth`) by x and y. */
function dayUnder(
  days: readonly Day[],
  { clientX: x, clientY: y }: PointerEvent,
  byBoth: boolean,
): Day | undefined {
  return days.find(
    ({ box }) => x >= box.left && x < box.right && (!byBoth || (y >= box.top && y < box.bottom)),
  )
}

/** Swallows the click that browsers send after a drag: nobody meant to press anything. */
function withoutClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
