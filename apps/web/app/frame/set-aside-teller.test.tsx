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

it('tells nobody while nobody sees the tab, and once when somebody does', () => {
  const record: TrashRecord = {
    id: 1,
    at: '2026-11-21T10:00:00.000Z',
    reason: 'gone',
    isTold: false,
    changes: [],
  }
  const markTold = vi.fn<Device['store']['markTold']>(() => Promise.resolve())
  const device = { store: { setAside: createStore([record]), markTold } } as unknown as Device
  const said = vi.spyOn(toastQueue, 'show')
  show('hidden')
  render(
    <DeviceContext value={device}>
      <SetAsideTeller />
    </DeviceContext>,
  )
  expect([said.mock.calls.length, markTold.mock.calls.length]).toEqual([0, 0])
  act(() => show('visible'))
  expect(said).toHaveBeenCalledTimes(1)
  expect(markTold).toHaveBeenCalledWith([1])
})
