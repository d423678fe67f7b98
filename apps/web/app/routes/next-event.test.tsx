import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../device/test/render-on-device.tsx'
import { NextEvent } from './next-event.tsx'

const ID = '11111111-1111-4111-8111-111111111111'

afterEach(() => {
  vi.useRealTimers()
})

test('a page is drawn together with the line of what comes next, so that no row moves under a finger (H5)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:35:00') })
  const store = await openGuestStore()
  const times = { startDatetime: '2026-11-24T15:00:00', endDatetime: '2026-11-24T16:00:00' }
  await store.write([
    { table: 'calendar_events', rowId: ID, op: 'insert', data: { title: 'Dentist', ...times } },
  ])
  renderOnDevice(
    <MemoryRouter>
      <Suspense fallback="Opening…">
        <NextEvent />
        <p>Fold the washing</p>
      </Suspense>
    </MemoryRouter>,
    store,
  )
  expect(screen.queryByText('Fold the washing')).toBeNull()
  await screen.findByText('Fold the washing')
  expect(screen.getByRole('link').textContent).toMatch(/^Dentist at .*, in 5 hours/)
})
