import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { expect, test } from 'vitest'
import { keepOverruledByCalendar } from './calendar-overruled.ts'
import { openDeviceStore } from './store.ts'
import { createBrowser } from './test/test-device.ts'

const id = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const at = '2026-11-26T19:00:00.000Z'
const times = { startDatetime: '2026-11-26T19:00:00', endDatetime: '2026-11-26T20:00:00' }

test('what a calendar overruled is kept and told once, however often the server tells of it', async () => {
  const browser = createBrowser()
  const store = await openDeviceStore(crypto.randomUUID(), browser)
  const entry = {
    at,
    changes: [
      { table: 'calendar_events', rowId: id, op: 'update', data: { title: 'Choir at ours' } },
      { table: 'things_of_tomorrow', rowId: id, op: 'delete' },
    ],
  }
  const unknown = { at, changes: [{ table: 'things_of_tomorrow', rowId: id, op: 'delete' }] }
  await keepOverruledByCalendar(store, [entry, unknown])
  expect(store.setAside.get()).toMatchObject([
    { at, reason: 'calendar', isTold: false, changes: [entry.changes[0]] },
  ])
  await store.markTold(store.setAside.get().map((record) => record.id))
  await keepOverruledByCalendar(store, [entry])
  expect(store.setAside.get()).toEqual([])
  expect(await store.database.trash.getAll()).toHaveLength(1)

  const whole = { table: 'calendar_events', rowId: id, op: 'insert', data: { title: 'Choir', ...times } }
  await keepOverruledByCalendar(store, [{ at: '2026-11-26T20:00:00.000Z', changes: [whole] }])
  const [, back] = await store.database.trash.getAll()
  expect(await store.write(back?.changes ?? [])).toMatchObject({ kind: 'written' })
  expect(store.mirror.rowsOf('calendar_events')).toEqual([
    { ...calendarEventDefaults, id, title: 'Choir', ...times },
  ])
  store.close()
})
