import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardDoublePress } from './double-press.ts'

let end: () => void
let pressed: string[]

beforeEach(() => {
  pressed = []
  end = guardDoublePress(document)
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

function show(id: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.addEventListener('click', () => pressed.push(id))
  document.body.replaceChildren(button)
  return button
}

/** As a browser tells it: the finger's or the mouse's own event first, then the click. `detail` counts quick presses. */
function press(
  on: Element,
  { detail, by = 'mouse', x = 10 }: { detail: number; by?: string; x?: number },
): void {
  const place = { bubbles: true, cancelable: true, clientX: x, clientY: 10 }
  on.dispatchEvent(new PointerEvent('pointerdown', { ...place, pointerType: by }))
  on.dispatchEvent(new MouseEvent('mousedown', { ...place, detail }))
  on.dispatchEvent(new MouseEvent('click', { ...place, detail }))
}

test('the second press of a double one does not reach what came in the place of the first', () => {
  press(show('Add Task'), { detail: 1 })
  press(show('Calendar'), { detail: 2 })
  expect(pressed).toEqual(['Add Task'])
})

test('nor does it take the focus from where the first one led', () => {
  press(show('Add Task'), { detail: 1 })
  const behind = show('Calendar')
  const down = (detail: number) => new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail })
  const second = down(2)
  behind.dispatchEvent(second)
  expect(second.defaultPrevented).toBe(true)
  const single = down(1)
  press(behind, { detail: 1 })
  behind.dispatchEvent(single)
  expect(single.defaultPrevented).toBe(false)
})

test('a finger is understood by time and place, where it does not count', () => {
  press(show('Add Task'), { detail: 1, by: 'touch' })
  press(show('Calendar'), { detail: 1, by: 'touch' })
  press(show('far away'), { detail: 1, by: 'touch', x: 200 })
  expect(pressed).toEqual(['Add Task', 'far away'])
})

test('the same button does the next step only once the first press is over', () => {
  const next = show('next')
  next.dataset['turn'] = 'one'
  press(next, { detail: 1 })
  next.dataset['turn'] = 'two'
  press(next, { detail: 2 })
  expect(pressed).toEqual(['next'])
  press(next, { detail: 1 })
  expect(pressed).toEqual(['next', 'next'])
})

test('twice on the same thing, two single presses and a key are left alone', () => {
  const more = show('five more')
  press(more, { detail: 1 })
  press(more, { detail: 2 })
  press(show('another'), { detail: 1 })
  press(show('by key'), { detail: 0 })
  expect(pressed).toEqual(['five more', 'five more', 'another', 'by key'])
})
