import { INSIGHTS } from '@glimmer/content/energy/insights'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser, titlesOf } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createCheckInCommands } from './check-in-commands.ts'

const morning = new Date(2026, 10, 21, 9)
const today = '2026-11-21'
const browser = createBrowser({ now: () => morning.getTime(), random: () => 0 })
let store: DeviceStore
let commands: ReturnType<typeof createCheckInCommands>

beforeEach(async () => {
  store = await openDeviceStore('guest', browser)
  commands = createCheckInCommands(store, browser)
})
afterEach(async () => {
  for (const { id } of store.mirror.rowsOf('daily_checkins')) await commands.removeDay(id, id)
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store.close()
})

const days = () => store.mirror.rowsOf('daily_checkins').map(({ id, energyLevel }) => `${id} ${energyLevel}`)
const undo = () => toastQueue.shown.get().at(-1)?.action?.run()

test('a day has one answer, whichever tab gives it, and the last one counts (F12)', async () => {
  const other = await openDeviceStore('guest', browser)
  await Promise.all([
    commands.checkIn(today, 'FULL'),
    createCheckInCommands(other, browser).checkIn(today, 'LOW'),
  ])
  await vi.waitFor(() => expect(days()).toHaveLength(1))
  await commands.checkIn(today, 'MEDIUM')
  expect(days()).toEqual([`${today} MEDIUM`])
  other.close()
})

test('what is said knows the days before and what was said earlier (F12)', async () => {
  for (const date of ['2026-11-19', '2026-11-20', today]) await commands.checkIn(date, 'LOW')
  expect(commands.insight(today, 'LOW', null)).toBe(INSIGHTS.LOW.always[0])
  expect(commands.insight(today, 'LOW', 'FULL')).toBe(INSIGHTS.LOW.changed[0])
  const last = createCheckInCommands(store, { ...browser, random: () => 0.999 })
  expect(last.insight(today, 'LOW', null)).toBe(INSIGHTS.LOW.again.at(-1))
})

test('added tasks, a changed day and a removed one can each be undone (F12)', async () => {
  await commands.addTasks('LOW', ['open-window', 'quiet-minutes'])
  expect(titlesOf(store)).toEqual(['Open a window and breathe slowly', 'Rest for ten quiet minutes'])
  await undo()
  expect(titlesOf(store)).toEqual([])

  await commands.checkIn(today, 'FULL')
  await commands.changeDay(today, 'LOW', 'Today')
  expect(days()).toEqual([`${today} LOW`])
  await undo()
  expect(days()).toEqual([`${today} FULL`])
  await commands.removeDay(today, 'Today')
  expect(days()).toEqual([])
  await undo()
  expect(days()).toEqual([`${today} FULL`])
})
