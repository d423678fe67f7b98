import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import { expect, test } from 'vitest'
import { openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createCalendarCommands } from './calendar-commands.ts'

const family: CalendarIntegration = {
  id: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01',
  accountId: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c02',
  provider: 'caldav',
  calendarName: 'Family',
  calendarColor: '#ec4899',
  syncEnabled: true,
  direction: 'both',
  isReadOnly: false,
}

test('a calendar is hidden and changed, each undone by itself; what stays the same is not written', async () => {
  const owner = crypto.randomUUID()
  const browser = createBrowser()
  const first = await openDeviceStore(owner, browser)
  const { id, ...data } = family
  await first.database.transaction((stores) =>
    stores.rows.put([{ table: 'calendar_integrations', id, data, base: undefined } as never]),
  )
  first.close()
  const store = await openDeviceStore(owner, browser)
  const commands = createCalendarCommands(store)
  const now = () => store.mirror.rowOf('calendar_integrations', id)
  expect(now()).toEqual(family)

  expect(await commands.show(family, false)).toBe(true)
  expect(now()?.syncEnabled).toBe(false)
  expect(toastQueue.shown.get().at(-1)?.text).toBe('The events of “Family” are hidden.')
  toastQueue.undoNewest()
  await expect.poll(now).toEqual(family)

  const waiting = await store.database.outbox.count()
  const choices = { calendarName: 'Family', calendarColor: '#ec4899', direction: 'both' } as const
  expect(await commands.change(family, choices)).toBe(true)
  expect(await store.database.outbox.count()).toBe(waiting)
  expect(await commands.change(family, { ...choices, calendarName: 'Us', direction: 'read' })).toBe(true)
  expect(now()).toEqual({ ...family, calendarName: 'Us', direction: 'read' })
  const [last] = (await store.database.outbox.getAll()).slice(-1)
  expect(last?.mutation.changes).toEqual([
    {
      table: 'calendar_integrations',
      rowId: id,
      op: 'update',
      data: { calendarName: 'Us', direction: 'read' },
    },
  ])
  store.close()
})
