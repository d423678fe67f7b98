import type { Page } from '@playwright/test'

/**
 * Notes what a person presses, from here on and on each page that is opened. Returns what reads, by name, which of these are in view
 * and which lie under a message: what has the focus, what was pressed last, and all that `others` finds.
 */
export async function watchCovered(page: Page): Promise<(others?: string) => Promise<Compared>> {
  const begin = () =>
    addEventListener(
      'pointerdown',
      ({ target }) => {
        document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
        const pressed = target instanceof Element ? target.closest('button, a, input, label, [role]') : null
        pressed?.setAttribute('data-pressed', '')
      },
      { capture: true },
    )
  await page.addInitScript(begin)
  await page.evaluate(begin)
  return (others) => page.evaluate(compare, others)
}

interface Compared {
  readonly messages: number
  readonly names: readonly string[]
  readonly covered: readonly string[]
}

/** Runs in the page. */
function compare(others: string | undefined): Compared {
  const messages = [...document.querySelectorAll('.ui-toast')]
  const focused = document.activeElement
  const meant = [
    focused?.matches('body, main, h1') ? null : focused,
    document.querySelector('[data-pressed]'),
    ...(others ? document.querySelectorAll(others) : []),
  ]
  const shown = [...new Set(meant)].filter((one): one is Element => {
    const box = one?.getBoundingClientRect()
    // What is out of view is covered by nothing.
    return Boolean(
      one && box && box.width > 0 && box.bottom > 0 && box.top < innerHeight && !one.closest('.ui-toast'),
    )
  })
  const isOver = (message: Element, one: Element) => {
    const [a, b] = [message.getBoundingClientRect(), one.getBoundingClientRect()]
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }
  const nameOf = (one: Element) =>
    one.getAttribute('aria-label') ??
    (one instanceof HTMLInputElement ? one.labels?.[0]?.innerText : undefined) ??
    one.textContent ??
    one.tagName
  return {
    messages: messages.length,
    names: shown.map(nameOf),
    covered: shown.filter((one) => messages.some((message) => isOver(message, one))).map(nameOf),
  }
}
