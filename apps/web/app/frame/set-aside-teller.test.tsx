import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Device, DeviceContext } from '../device/device-context.ts'
import { openDeviceStore } from '../device/store.ts'
import { createBrowser } from '../device/test/test-device.ts'
import { toastQueue } from '../ui/toast/toast.ts'
import { SetAsideTeller } from './set-aside-teller.tsx'

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const said = () => toastQueue.shown.get().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
})

/** Draws the teller on a device that set so many changes aside; returns its store. */
async function tellOf(count: number) {
  const store = await openDeviceStore(crypto.randomUUID(), createBrowser())
  onTestFinished(store.close)
  await store.database.transaction(({ trash }) =>
    trash.add(
      Array.from({ length: count }, () => ({
        at: '2026-11-21T10:00:00.000Z',
        reason: 'gone' as const,
        isTold: false,
        changes: [],
      })),
    ),
  )
  await store.showRows([])
  render(
    <DeviceContext value={{ store } as Device}>
      <SetAsideTeller />
    </DeviceContext>,
  )
  return store
}

it('tells nobody while nobody sees the tab, and once when somebody does', async () => {
  show('hidden')
  const store = await tellOf(1)
  expect(said()).toEqual([])
  act(() => show('visible'))
  expect(said()).toHaveLength(1)
  // While it is still being noted on the disk.
  act(() => show('hidden'))
  act(() => show('visible'))
  expect(said()).toHaveLength(1)
  await vi.waitFor(async () => expect(await store.database.trash.getAll()).toMatchObject([{ isTold: true }]))
})

it('tells of many after weeks without a network in one message, as only three would stay in view', async () => {
  show('visible')
  const store = await tellOf(5)
  expect(said()).toEqual([expect.stringMatching(/^5 changes/)])
  await vi.waitFor(async () =>
    expect((await store.database.trash.getAll()).map(({ isTold }) => isTold)).toEqual(Array(5).fill(true)),
  )
})
