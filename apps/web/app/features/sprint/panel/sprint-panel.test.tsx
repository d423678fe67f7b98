import { endSprint, pauseSprint, setOpenEnded, startSprint } from '@glimmer/domain/sprint/sprint'
import { act, cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserEnvironment } from '../../../device/environment.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { useStore } from '../../../lib/use-store.ts'
import { sensoryStore } from '../../../sensory/store.ts'
import { isFirstInVisit } from '../../../ui/dialogs/asked-in-visit.ts'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { showToast, toastQueue } from '../../../ui/toast/toast.ts'
import { keptSprint } from '../kept-sprint.ts'
import { sprintDialog } from '../open-sprint.ts'
import { SprintPanel } from './sprint-panel.tsx'

const start = Date.UTC(2026, 10, 21, 9)
const sprint = startSprint(
  '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d',
  { taskId: null, title: 'Water the fern' },
  start,
)
let store: DeviceStore
let user: UserEvent
let renders = 0
let visibility: DocumentVisibilityState = 'visible'

function Tucked() {
  const kept = useStore(keptSprint('guest'))
  return <SprintPanel kept={kept} />
}

function open(kept: object): void {
  keptSprint('guest').set(kept)
  ;({ user } = renderOnDevice(
    <MemoryRouter>
      <Profiler id="sprint" onRender={() => (renders += 1)}>
        <Tucked />
      </Profiler>
      <DialogHost scope="owner" />
    </MemoryRouter>,
    store,
  ))
}

/** Lets time pass second by second. */
function pass(seconds: number): void {
  for (let i = 0; i < seconds; i += 1) act(() => void vi.advanceTimersByTime(1_000))
}
const show = (next: DocumentVisibilityState) =>
  act(() => {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  })
/** The visible text of a sprint that is tucked away. */
const shown = () => screen.queryByRole('button')?.textContent
const said = () => screen.queryByRole('status')?.textContent

beforeEach(async () => {
  localStorage.clear()
  document.title = 'Wins'
  visibility = 'visible'
  renders = 0
  vi.spyOn(browserEnvironment, 'now').mockImplementation(() => Date.now())
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  store = await openGuestStore()
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: start,
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the time stands in the page and before its title, and a screen reader hears of it three times (F13)', () => {
  open(sprint)
  expect(shown()).toBe('5:00')
  const heard = new Set<string>()
  for (let second = 1; second < 300; second += 1) {
    pass(1)
    heard.add(said() ?? '')
  }
  expect(shown()).toBe('0:01')
  expect(document.title).toBe('0:01 · Wins')
  expect([...heard]).toEqual(['', 'Half the time is left.', 'One minute is left.'])
  document.title = 'Tasks'
  act(() => keptSprint('guest').set(null))
  expect(document.title).toBe('Tasks')
})

test('out of sight it does not tick, says when it ends, and is right at once when it is seen again (F13)', () => {
  open(sprint)
  show('hidden')
  expect(document.title).toMatch(/^Sprint until \d\d?:\d\d(?: [ap]m)? · Wins$/)
  renders = 0
  pass(120)
  expect(renders).toBeLessThan(8)
  show('visible')
  expect(shown()).toBe('3:00')
  expect(document.title).toBe('3:00 · Wins')
})

test('a clock that is set back takes nothing and gives no more than the last look (F13)', () => {
  open(sprint)
  pass(62)
  act(() => void vi.setSystemTime(start - 3_600_000))
  pass(2)
  const [minutes = 0, seconds = 0] = (shown() ?? '').split(':').map(Number)
  expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(236)
  expect(minutes * 60 + seconds).toBeLessThanOrEqual(243)
})

test('the screen stays awake while it runs, and may sleep while it rests (F13)', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue()
  const request = vi.fn<() => Promise<{ release: typeof release }>>().mockResolvedValue({ release })
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  open(sprint)
  expect(request).toHaveBeenCalledOnce()
  pass(10)
  expect(request).toHaveBeenCalledOnce()
  await act(async () => keptSprint('guest').set(pauseSprint(sprint, Date.now())))
  expect(release).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test.each([
  ['once at zero', sprint, 1],
  ['never where it goes on past zero', setOpenEnded(sprint, true, start), 0],
])('who wants to feel it feels it %s (F13)', async (_when, begun, times) => {
  const shake = vi.fn<() => boolean>().mockReturnValue(true)
  Object.defineProperty(navigator, 'vibrate', { value: shake, configurable: true })
  sensoryStore.change({ vibration: true })
  open(begun)
  pass(298)
  expect(shake).not.toHaveBeenCalled()
  pass(10)
  expect(shake).toHaveBeenCalledTimes(times)
  sensoryStore.change({ vibration: false })
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('to continue beside a task that was deleted meanwhile is to choose another (F13)', async () => {
  const taskId = '0190f6a0-0000-7000-8000-000000000001'
  open({ ...endSprint(sprint, start + 1_000), taskId })
  // Its time is up: the dialog comes by itself, once its code is here.
  await act(() => sprintDialog.load({}))
  pass(1)
  await user.click(screen.getByRole('button', { name: 'Continue Sprint' }))
  expect(keptSprint('guest').get()).toBeNull()
})

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['the cross', () => user.click(screen.getByRole('button', { name: 'Close' }))],
])(
  'at the end %s is a break: it closes in place for good, and nothing else is asked then (F13)',
  async (_how, leave) => {
    sessionStorage.clear()
    showToast({ text: 'You did the thing.', tone: 'celebration' })
    open(endSprint(sprint, start + 1_000))
    await act(() => sprintDialog.load({}))
    pass(1)
    screen.getByRole('dialog', { name: 'You did it!' })
    // Its own kind words stand alone.
    expect(toastQueue.shown.get()).toEqual([])
    expect(isFirstInVisit('check-in')).toBe(true)
    await leave()
    expect(keptSprint('guest').get()).toBeNull()
    expect(isFirstInVisit('check-in')).toBe(false)
    pass(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('what cannot be read is taken away, so that another can begin (F13)', async () => {
  open({ rubbish: true })
  expect(shown()).toBeUndefined()
  expect(keptSprint('guest').get()).toBeNull()
  expect(document.title).toBe('Wins')
})

test('a sprint that was left until the next day is among the wins, and is asked of no more (F13)', async () => {
  vi.setSystemTime(start + 14 * 3_600_000)
  open(sprint)
  expect(keptSprint('guest').get()).toBeNull()
  vi.useRealTimers()
  await expect
    .poll(() => store.mirror.rowsOf('wins').map(({ title }) => title))
    .toEqual(['5 minutes on “Water the fern”'])
})
