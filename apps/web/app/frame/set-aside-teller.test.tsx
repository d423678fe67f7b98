import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStore } from '../lib/create-store.ts'
import { type Device, DeviceContext } from '../device/device-context.ts'
import type { TrashRecord } from '../device/database.ts'
import { toastQueue } from '../ui/toast/toast.ts'
import { SetAsideTeller } from './set-aside-teller.tsx'

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const recordOf = (id: number): TrashRecord => ({
  id,
  at: '2026-11-21T10:00:00.000Z',
  reason: 'gone',
  isTold: false,
  changes: [],
})

/** Draws the teller for so many changes; returns how it says that it told of them. */
function tellOf(count: number) {
  const markTold = vi.fn<Device['store']['markTold']>(() => Promise.resolve())
  const setAside = createStore(Array.from({ length: count }, (_, i) => recordOf(i + 1)))
  const device = { store: { setAside, markTold } } as unknown as Device
  render(
    <DeviceContext value={device}>
      <SetAsideTeller />
    </DeviceContext>,
  )
  return markTold
}

it('tells nobody while nobody sees the tab, and once when somebody does', () => {
  const said = vi.spyOn(toastQueue, 'show')
  show('hidden')
  const markTold = tellOf(1)
  expect([said.mock.calls.length, markTold.mock.calls.length]).toEqual([0, 0])
  act(() => show('visible'))
  expect(said).toHaveBeenCalledTimes(1)
  expect(markTold).toHaveBeenCalledWith([1])
})

it('tells of many after weeks without a network in one message, as only three would stay in view', () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
  show('visible')
  const markTold = tellOf(5)
  expect(toastQueue.shown.get().map(({ text }) => text)).toEqual([expect.stringMatching(/^5 changes/)])
  expect(markTold).toHaveBeenCalledWith([1, 2, 3, 4, 5])
})
