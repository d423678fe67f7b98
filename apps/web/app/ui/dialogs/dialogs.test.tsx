import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { toastQueue } from '../toast/toast.ts'
import { type DialogControl, defineDialog } from './define-dialog.ts'
import { DialogHost } from './dialog-host.tsx'
import { isBusy } from './busy.ts'
import { dialogs } from './dialogs.ts'
import { offerDialog } from './offer-dialog.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

interface ColourProps extends DialogControl<string> {
  readonly title: string
}
function ColourDialog({ title, close }: ColourProps) {
  return (
    <Dialog title={title} actions={<Button onClick={() => close('green')}>Green</Button>}>
      <input aria-label="Another" />
    </Dialog>
  )
}
const colour = defineDialog(async () => ColourDialog)
const other = defineDialog(async () => ColourDialog)
const above = defineDialog(async () => ColourDialog, { isAbove: true })

let root: Root
let page: HTMLElement
let begun = 0

const draw = (address = '/tasks') => act(async () => root.render(<DialogHost scope="owner" page={address} />))
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  // The clock of one test begins where that of the one before has long ended: nobody has just typed.
  await vi.advanceTimersByTimeAsync(60_000 * ++begun)
  document.body.innerHTML = '<main tabindex="-1"><button>Here</button><input><div></div></main>'
  page = document.querySelector('main') as HTMLElement
  root = createRoot(page.querySelector('div') as HTMLElement)
  await draw()
  // A new visit, with nothing asked in it.
  document.dispatchEvent(new Event('visibilitychange'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  vi.useRealTimers()
})

const titles = () => [...document.querySelectorAll('[role=dialog] h2')].map((title) => title.textContent)
const focused = () => document.activeElement?.textContent || document.activeElement?.tagName
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
/** Opens, and waits for what it brings. */
async function ask<T>(opening: () => Promise<T>): Promise<{ answer: T | 'none' }> {
  const asked: { answer: T | 'none' } = { answer: 'none' }
  await act(async () => void opening().then((answer) => (asked.answer = answer)))
  await pass(100)
  return asked
}
const open = (title: string, dialog = colour) => ask(() => dialogs.open(dialog, { title }))
const type = () =>
  page.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))

describe('what a person asks for', () => {
  test('comes, tells what was chosen, and gives the focus back', async () => {
    button('Here')?.focus()
    const asked = await open('A colour')
    expect(titles()).toEqual(['A colour'])
    expect(focused()).not.toBe('Here')
    await press('Green')
    await pass(500)
    expect(asked.answer).toBe('green')
    expect(titles()).toEqual([])
    expect(focused()).toBe('Here')
  })

  test('is left by Escape without an answer', async () => {
    const asked = await open('A colour')
    await act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    await pass(500)
    expect(asked.answer).toBeUndefined()
    expect(titles()).toEqual([])
  })

  test('takes the place of what is open, and the focus goes back to what had it before both', async () => {
    button('Here')?.focus()
    const first = await open('First')
    await open('Second', other)
    await pass(500)
    expect(first.answer).toBeUndefined()
    expect(titles()).toEqual(['Second'])
    await press('Green')
    await pass(500)
    expect(focused()).toBe('Here')
  })

  test('lies above what it was asked for in, and a second of its kind waits', async () => {
    await open('Below')
    await open('Above', above)
    await open('Above, too', above)
    expect(titles()).toEqual(['Below', 'Above'])
    await act(async () => [...document.querySelectorAll('footer button')].at(-1)?.dispatchEvent(click()))
    await pass(500)
    expect(titles()).toEqual(['Below', 'Above, too'])
  })

  test('gives the focus to the page where what had it has gone, or to what was said instead', async () => {
    button('Here')?.focus()
    await open('A colour')
    button('Here')?.remove()
    await press('Green')
    await pass(500)
    expect(document.activeElement).toBe(page)

    const field = page.querySelector('input')
    const leaves = defineDialog(async () => ({ close }: DialogControl) => (
      <Dialog
        title="Goes"
        actions={<Button onClick={() => close(undefined, () => field?.focus())}>Go</Button>}
      />
    ))
    await ask(() => dialogs.open(leaves, {}))
    await press('Go')
    await pass(500)
    expect(document.activeElement).toBe(field)
  })

  test('gives the focus back to what was given it by what went with the press', async () => {
    const offer = page.appendChild(document.createElement('button'))
    offer.focus()
    await act(async () => {
      void dialogs.open(colour, { title: 'A colour' })
      button('Here')?.focus()
      offer.remove()
    })
    await pass(100)
    await press('Green')
    await pass(500)
    expect(focused()).toBe('Here')
  })

  test('goes with its page, as if it had been left', async () => {
    const asked = await open('A colour')
    await draw('/later')
    expect(asked.answer).toBeUndefined()
    expect(titles()).toEqual([])
  })
})

describe('what cannot be fetched', () => {
  let isReachable = false
  const late = defineDialog(async () => {
    if (!isReachable) throw new Error('no network')
    return ColourDialog
  })
  beforeEach(() => (isReachable = false))

  test('is told, with another try', async () => {
    const asked = await ask(() => dialogs.open(late, { title: 'Late' }))
    expect(asked.answer).toBeUndefined()
    expect(titles()).toEqual([])
    isReachable = true
    await act(async () => void toastQueue.shown.get()[0]?.action?.run())
    await pass(100)
    expect(titles()).toEqual(['Late'])
  })

  test('gives back what went along with it, and does not ask twice for that', async () => {
    let written = ''
    await ask(() => dialogs.open(late, { title: 'Late' }, { onAbsent: () => (written = 'Water the fern') }))
    expect(written).toBe('Water the fern')
    expect(toastQueue.shown.get()[0]?.action).toBeUndefined()
  })

  test('is in nobody’s way afterwards', async () => {
    await ask(() => offerDialog(late, { title: 'Late' }, { whenBusy: 'drop' }))
    await ask(() => offerDialog(colour, { title: 'Next' }, { whenBusy: 'drop' }))
    expect(titles()).toEqual(['Next'])
  })
})

describe('what nobody asked for', () => {
  const offer = (whenBusy: 'drop' | 'queue' | 'wait', isOwed = false) =>
    ask(() => offerDialog(other, { title: whenBusy }, { whenBusy, isOwed }))

  test.each(['drop', 'queue', 'wait'] as const)(
    'comes where nothing is in its way (%s)',
    async (whenBusy) => {
      await offer(whenBusy)
      expect(titles()).toEqual([whenBusy])
    },
  )

  test.each(['dialog', 'menu'])('waits for a %s that is open, or is dropped', async (what) => {
    const release = what === 'menu' ? dialogs.hold() : undefined
    if (!release) await open('Open')
    const dropped = await offer('drop')
    expect(dropped.answer).toBeUndefined()
    const queued = await offer('queue')
    expect(queued.answer).toBe('none')
    await act(async () => release?.())
    if (!release) await press('Green')
    await pass(500)
    expect(titles()).toEqual(['queue'])
  })

  test.each(['drop', 'queue'] as const)('is dropped where the person writes (%s)', async (whenBusy) => {
    page.querySelector('input')?.focus()
    expect((await offer(whenBusy)).answer).toBeUndefined()
    expect(titles()).toEqual([])
  })

  test('waits for the end of the word where it is due', async () => {
    type()
    await offer('wait')
    await pass(1_500)
    type()
    await pass(1_500)
    expect(titles()).toEqual([])
    await pass(1_000)
    expect(titles()).toEqual(['wait'])
  })

  test('does not come when its turn is too late', async () => {
    const release = dialogs.hold()
    let isStill = true
    await ask(() =>
      offerDialog(other, { title: 'Due' }, { whenBusy: 'wait', isOwed: true, isStill: () => isStill }),
    )
    isStill = false
    await act(async () => release())
    expect(titles()).toEqual([])
  })

  test('comes once a visit, but for what is owed', async () => {
    await offer('drop')
    await press('Green')
    await pass(500)
    expect((await offer('drop')).answer).toBeUndefined()
    await offer('drop', true)
    expect(titles()).toEqual(['drop'])
    await press('Green')
    await pass(500)
    document.dispatchEvent(new Event('visibilitychange'))
    await offer('drop')
    expect(titles()).toEqual(['drop'])
  })

  test('is dropped in a sprint', async () => {
    isBusy.set(true)
    expect((await offer('drop')).answer).toBeUndefined()
    await offer('wait')
    isBusy.set(false)
    expect(titles()).toEqual(['wait'])
  })

  test('is asked for once, however often it is due', async () => {
    const release = dialogs.hold()
    await offer('wait')
    expect((await offer('wait')).answer).toBeUndefined()
    await act(async () => release())
    await press('Green')
    await pass(500)
    expect(titles()).toEqual([])
  })

  test('goes with its page while it waits', async () => {
    const release = dialogs.hold()
    const waiting = await offer('wait')
    await draw('/later')
    expect(waiting.answer).toBeUndefined()
    await act(async () => release())
    expect(titles()).toEqual([])
  })
})

test('what was taken away while its code was on its way does not come', async () => {
  const code = Promise.withResolvers<typeof ColourDialog>()
  const slow = defineDialog(() => code.promise)
  const asked = dialogs.open(slow, { title: 'Slow' })
  expect(dialogs.isOpen(slow)).toBe(true)
  dialogs.close(slow)
  code.resolve(ColourDialog)
  expect(await asked).toBeUndefined()
  expect(dialogs.shown.get()).toEqual([])
})

function click(): MouseEvent {
  return new MouseEvent('click', { bubbles: true })
}
