import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../device/test/render-on-device.tsx'
import { CalendarNews } from './calendar-news.tsx'

const entry = (n: number) => ({
  id: `0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c0${n}`,
  at: `2026-11-26T19:00:0${n}.000Z`,
  changes: [
    {
      table: 'calendar_events',
      rowId: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11',
      op: 'update',
      data: { title: `Choir ${n}` },
    },
  ],
})

test('what calendars overruled is kept here part by part, until the server tells of no more', async () => {
  let waiting = [entry(1), entry(2), entry(3)]
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/calendars/overruled/kept')) {
      const { ids } = JSON.parse(String(init.body)) as { ids: string[] }
      waiting = waiting.filter(({ id }) => !ids.includes(id))
    }
    return Response.json({ isGoogleSetUp: false, accounts: [], overruled: waiting.slice(0, 1) })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const store = await openGuestStore()
  renderOnDevice(<CalendarNews />, store)
  await waitFor(() => expect(waiting).toEqual([]))
  const kept = await store.database.trash.getAll()
  expect(kept.map(({ at, reason }) => [at, reason])).toEqual([1, 2, 3].map((n) => [entry(n).at, 'calendar']))
})
