import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { toastQueue } from '../toast/toast.ts'
import { type DialogControl, defineDialog } from './define-dialog.ts'
import { DialogHost } from './dialog-host.tsx'
import { isBusy } from './busy.ts'
import { dialogs } from './dialogs.ts'
import { offerDialog } from './offer-dialog.ts'

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

let draw: (address: string) => Promise<void>
let begun = 0

const pageAt = (address = '/tasks') => (
  <main tabIndex={-1}>
    <button type="button">Here</button>
    <input aria-label="A field" />
    <DialogHost scope="owner" page={address} />
  </main>
)
const user = userEvent.setup({ delay: null })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  // Each test begins later than the last one ended, so that nothing counts as just typed.
  await vi.advanceTimersByTimeAsync(60_000 * ++begun)
  const { rerender } = render(pageAt())
  draw = (address) => act(async () => rerender(pageAt(address)))
  // A new visit, with nothing asked in it.
  document.dispatchEvent(new Event('visibilitychange'))
})
afterEach(() => {
  cleanup()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  vi.useRealTimers()
})

const titles = () =>
  // The one beneath is hidden from a screen reader while another lies above it.
  screen
    .queryAllByRole('dialog', { hidden: true })
    .map((dialog) => within(dialog).getByRole('heading', { hidden: true }).textContent)
const button = (name: string) => screen.getByRole('button', { name })
const page = () => screen.getByRole('main')
const field = () => screen.getByRole('textbox', { name: 'A field' })
const focus = (target: HTMLElement) => act(() => target.focus())
const focused = () => document.activeElement
const press = (name: string) => user.click(button(name))
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
/** Opens, and waits for what it brings. */
async function ask<T>(opening: () => Promise<T>): Promise<{ answer: T | 'none' }> {
  const asked: { answer: T | 'none' } = { answer: 'none' }
  await act(async () => void opening().then((answer) => (asked.answer = answer)))
  await pass(100)
  return asked
}
const open = (title: string, dialog = colour) => ask(() => dialogs.open(dialog, { title }))
const type = () => fireEvent.keyDown(field(), { key: 'a' })

describe('what a person asks for', () => {
  test('comes, tells what was chosen, and gives the focus back', async () => {
    focus(button('Here'))
    const asked = await open('A colour')
    expect(titles()).toEqual(['A colour'])
    expect(screen.getByRole('dialog').contains(focused())).toBe(true)
    await press('Green')
    await pass(500)
    expect(asked.answer).toBe('green')
    expect(titles()).toEqual([])
    expect(focused()).toBe(button('Here'))
  })

  test('is left by Escape without an answer', async () => {
    const asked = await open('A colour')
    await user.keyboard('{Escape}')
    await pass(500)
    expect(asked.answer).toBeUndefined()
    expect(titles()).toEqual([])
  })

  test('takes the place of what is open, and the focus goes back to what had it before both', async () => {
    focus(button('Here'))
    const first = await open('First')
    await open('Second', other)
    await pass(500)
    expect(first.answer).toBeUndefined()
    expect(titles()).toEqual(['Second'])
    await press('Green')
    await pass(500)
    expect(focused()).toBe(button('Here'))
  })

  test('lies above what it was asked for in, and a second of its kind waits', async () => {
    await open('Below')
    await open('Above', above)
    await open('Above, too', above)
    expect(titles()).toEqual(['Below', 'Above'])
    // Dialogs beneath cannot be reached.
    await press('Green')
    await pass(500)
    expect(titles()).toEqual(['Below', 'Above, too'])
  })

  test('gives the focus to the page where what had it has gone, or to what was said instead', async () => {
    const gone = page().appendChild(document.createElement('button'))
    focus(gone)
    await open('A colour')
    gone.remove()
    await press('Green')
    await pass(500)
    expect(focused()).toBe(page())

    const instead = field()
    const leaves = defineDialog(async () => ({ close }: DialogControl) => (
      <Dialog
        title="Goes"
        actions={<Button onClick={() => close(undefined, () => instead.focus())}>Go</Button>}
      />
    ))
    await ask(() => dialogs.open(leaves, {}))
    await press('Go')
    await pass(500)
    expect(focused()).toBe(instead)
  })

  test('gives the focus back to what was given it by what went with the press', async () => {
    const offer = page().appendChild(document.createElement('button'))
    focus(offer)
    await act(async () => {
      void dialogs.open(colour, { title: 'A colour' })
      button('Here').focus()
      offer.remove()
    })
    await pass(100)
    await press('Green')
    await pass(500)
    expect(focused()).toBe(button('Here'))
  })

  test('does not come with the next page where nothing drew it when it was asked for', async () => {
    cleanup()
    const asked = await open('For nobody')
    render(pageAt('/auth'))
    await pass(0)
    expect(titles()).toEqual([])
    expect(asked.answer).toBeUndefined()
  })

  test('comes where it was pressed on this page before anything could draw it', async () => {
    cleanup()
    const asked = await open('Pressed early')
    render(pageAt(location.pathname))
    await pass(0)
    expect(titles()).toEqual(['Pressed early'])
    await press('Green')
    expect(asked.answer).toBe('green')
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

  test('is told without another try where its answer would reach nobody', async () => {
    await ask(() => dialogs.open(late, { title: 'Late' }, { canAskAgain: false }))
    expect(toastQueue.shown.get()).toHaveLength(1)
    expect(toastQueue.shown.get()[0]?.action).toBeUndefined()
  })

  test('is in nobody’s way afterwards', async () => {
    await ask(() => offerDialog(late, { title: 'Late' }, { question: 'late', whenBusy: 'drop' }))
    await ask(() => offerDialog(colour, { title: 'Next' }, { question: 'next', whenBusy: 'drop' }))
    expect(titles()).toEqual(['Next'])
  })
})

describe('what nobody asked for', () => {
  const offer = (whenBusy: 'drop' | 'queue' | 'wait', question: string = whenBusy) =>
    ask(() =>
      offerDialog(other, { title: question }, whenBusy === 'wait' ? { whenBusy } : { question, whenBusy }),
    )

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
    focus(field())
    expect((await offer(whenBusy)).answer).toBeUndefined()
    expect(titles()).toEqual([])
  })

  test.each(['drop', 'queue'] as const)(
    'is dropped where words are left in a field (%s)',
    async (whenBusy) => {
      await user.type(field(), 'Take')
      await act(async () => field().blur())
      expect((await offer(whenBusy)).answer).toBeUndefined()
      expect(titles()).toEqual([])
    },
  )

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
    await ask(() => offerDialog(other, { title: 'Due' }, { whenBusy: 'wait', isStill: () => isStill }))
    isStill = false
    await act(async () => release())
    expect(titles()).toEqual([])
  })

  test('comes once a visit: the same question again, as a reload must not answer it, and what is owed', async () => {
    const answer = async (title: string) => {
      expect(titles()).toEqual([title])
      await press('Green')
      await pass(500)
    }
    await offer('drop', 'first')
    await answer('first')
    expect((await offer('drop', 'second')).answer).toBeUndefined()
    expect((await offer('queue', 'second')).answer).toBeUndefined()
    await offer('drop', 'first')
    await answer('first')
    await offer('wait')
    await answer('wait')
    expect((await offer('queue', 'second')).answer).toBeUndefined()
    document.dispatchEvent(new Event('visibilitychange'))
    await offer('drop', 'second')
    await answer('second')
  })

  test('comes again after a while away, not after a look at something else', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
    const leaveFor = (minutes: number) => {
      const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      vi.advanceTimersByTime(minutes * 60_000)
      state.mockRestore()
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await offer('drop', 'first')
    await press('Green')
    await pass(500)
    leaveFor(5)
    expect((await offer('drop', 'second')).answer).toBeUndefined()
    leaveFor(15)
    await offer('drop', 'second')
    expect(titles()).toEqual(['second'])
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
