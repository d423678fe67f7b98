import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

const keys = { Enter: '\uE007', Escape: '\uE00C' }

/** What a person does and sees in a browser of any engine. Names are those that a screen reader says. */
export interface Hands {
  /** Waits until something of this kind (a selector) and name is in view. */
  see(kind: string, name: string): Promise<void>
  /** Waits until nothing of this kind and name is in view. */
  missing(kind: string, name: string): Promise<void>
  /** Presses the middle of it with the mouse. */
  press(kind: string, name: string): Promise<void>
  /** Types letters where the focus is. */
  type(text: string): Promise<void>
  pressKey(key: keyof typeof keys): Promise<void>
}

interface Place {
  readonly x: number
  readonly y: number
  readonly isFree: boolean
}

export function handsOn(engine: Engine): Hands {
  const middle = (kind: string, name: string) =>
    engine.run<Place | null>(`(${middleOf})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`)
  const strike = (letters: readonly string[]) =>
    engine.act([
      {
        type: 'key',
        id: 'keys',
        actions: letters.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  const hands: Hands = {
    async see(kind, name) {
      await expect.poll(() => middle(kind, name), `${kind} “${name}”`).not.toBeNull()
    },
    async missing(kind, name) {
      await expect.poll(() => middle(kind, name), `${kind} “${name}”`).toBeNull()
    },
    async press(kind, name) {
      let place: Place | null = null
      // It stays where it is, and nothing lies over it.
      await expect
        .poll(async () => {
          const before = place
          place = await middle(kind, name)
          return place?.isFree && place.x === before?.x && place.y === before.y
        }, `${kind} “${name}” can be pressed`)
        .toBe(true)
      const { x, y } = place ?? { x: 0, y: 0 }
      await engine.act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
    type: (text) => strike([...text]),
    pressKey: (key) => strike([keys[key]]),
  }
  return hands
}

/** Runs in the page: where the first in view of this kind and name is, brought to the middle of the window. */
function middleOf(kind: string, name: string): Place | null {
  const named = (element: HTMLElement) => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    return [element.ariaLabel, ...[element, ...labels].map(({ textContent }) => textContent)].some(
      (text) => text?.trim() === name,
    )
  }
  const element = [...document.querySelectorAll<HTMLElement>(kind)].find(
    (one) => one.checkVisibility() && !one.closest('[inert]') && named(one),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return { x, y, isFree: element.contains(hit) || hit?.closest('label')?.control === element }
}
