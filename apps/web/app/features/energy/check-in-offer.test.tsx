import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../../lib/create-store.ts'
import type { DeviceStore } from '../../device/store.ts'
import type { SyncState } from '../../device/sync-state.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { isBusy } from '../../ui/dialogs/busy.ts'
import { offerDialog } from '../../ui/dialogs/offer-dialog.ts'
import { checkInDialog } from './check-in.ts'
import { leaveFor, setAskingOn } from './asking.ts'
import { CheckInOffer } from './check-in-offer.tsx'

const today = '2026-11-21'
const known: SyncState = { phase: 'resting', isComplete: true }
let store: DeviceStore
let state = createStore(known)

const open = () => act(async () => renderOnDevice(<CheckInOffer />, store, { state }))

const answer = (level: EnergyLevel, date = today) =>
  act(async () => {
    const data = { energyLevel: level, checkinDate: date }
    await store.write([{ table: 'daily_checkins', rowId: date, op: 'insert', data }])
  })
const hear = (next: SyncState) => act(async () => state.set(next))
const press = () => fireEvent.pointerDown(document.body)
/** Moves the clock; with `isBack` the person also leaves the tab and comes back. */
const goOn = (to: Date, isBack: boolean) =>
  act(async () => {
    vi.setSystemTime(to)
    if (isBack) document.dispatchEvent(new Event('visibilitychange'))
  })

/** Leaves a half-written title in the field for a new task. */
function writeHalf(owner: string, day: string) {
  localStorage.setItem(`glimmer:own:${owner}:quick-add`, '"Take"')
  localStorage.setItem(`glimmer:own:${owner}:draft-touched-on`, JSON.stringify(day))
}

/** Whether the question is shown. Its code is loaded first: a question that is due has come by then. */
async function isOffered(): Promise<boolean> {
  await act(() => checkInDialog.load({ origin: 'offered' }))
  return dialogs.isOpen(checkInDialog)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) })
  localStorage.clear()
  sessionStorage.clear()
  document.dispatchEvent(new Event('visibilitychange'))
  state = createStore(known)
  store = await openGuestStore()
})
afterEach(() => {
  cleanup()
  dialogs.drop('owner')
  vi.useRealTimers()
})

describe('a day without an answer is asked about once a visit (F12)', () => {
  test('when the page is opened', async () => {
    await open()
    expect(await isOffered()).toBe(true)
    await act(async () => dialogs.drop('owner'))
    await hear({ ...known, phase: 'offline' })
    expect(await isOffered()).toBe(false)
  })

  test('not after another dialog that came by itself, until the person comes back', async () => {
    const other = defineDialog(async () => () => null)
    void offerDialog(other, {}, { question: 'other', whenBusy: 'drop' })
    await vi.waitFor(() => expect(dialogs.isOpen(other)).toBe(true))
    dialogs.drop('owner')
    await open()
    expect(await isOffered()).toBe(false)
    await goOn(new Date(2026, 10, 22, 8), true)
    expect(await isOffered()).toBe(true)
  })

  test('not while a sprint runs', async () => {
    isBusy.set(true)
    await open()
    isBusy.set(false)
    expect(await isOffered()).toBe(false)
  })

  test('not before the server was heard, and also where it cannot be reached', async () => {
    state = createStore<SyncState>({ phase: 'starting', isComplete: false })
    await open()
    await hear({ phase: 'syncing', isComplete: true })
    expect(await isOffered()).toBe(false)
    await hear({ phase: 'offline', isComplete: true })
    expect(await isOffered()).toBe(true)
  })

  test('where the first look-up failed, but not before', async () => {
    state = createStore<SyncState>({ phase: 'syncing', isComplete: false })
    await open()
    expect(await isOffered()).toBe(false)
    await hear({ phase: 'offline', isComplete: false })
    expect(await isOffered()).toBe(true)
  })

  test('not over what the person has begun meanwhile, nor over another dialog', async () => {
    state = createStore<SyncState>({ phase: 'syncing', isComplete: true })
    await open()
    press()
    await hear(known)
    expect(await isOffered()).toBe(false)
    cleanup()
    const release = dialogs.hold()
    await open()
    release()
    expect(await isOffered()).toBe(false)
  })

  test.each<[string, () => unknown, boolean]>([
    ['answered today', () => answer('LOW'), false],
    ['answered yesterday', () => answer('LOW', '2026-11-20'), true],
    ['left for today', () => leaveFor(today), false],
    ['left for yesterday', () => leaveFor('2026-11-20'), true],
    ['turned off', () => setAskingOn(false), false],
    ['half a task written today', () => writeHalf('guest', today), false],
    ['half a task left yesterday', () => writeHalf('guest', '2026-11-20'), true],
    ['half a task of another person', () => writeHalf('robin', today), true],
  ])('%s', async (_case, prepare, isAsked) => {
    await prepare()
    await open()
    expect(await isOffered()).toBe(isAsked)
  })

  test('again when the person comes back on another day, but not at midnight while they look', async () => {
    await answer('FULL')
    await open()
    press()
    await goOn(new Date(2026, 10, 22, 0, 1), false)
    await hear({ ...known, phase: 'offline' })
    expect(await isOffered()).toBe(false)
    await goOn(new Date(2026, 10, 22, 8), true)
    expect(await isOffered()).toBe(true)
  })
})

test('what was cut off in the middle comes back, on its own day only', async () => {
  await answer('LOW')
  const kept = (date: string) =>
    localStorage.setItem(
      'glimmer:own:guest:check-in',
      JSON.stringify({ date, level: 'LOW', chosen: ['open-window'] }),
    )
  kept('2026-11-20')
  await open()
  expect(await isOffered()).toBe(false)
  cleanup()
  kept(today)
  await open()
  expect(await isOffered()).toBe(true)
})
