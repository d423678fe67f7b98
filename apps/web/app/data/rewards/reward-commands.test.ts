import { dopamineMenu, type MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceStore, type DeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createRewardCommands, type RewardCommands } from './reward-commands.ts'

let store: DeviceStore
let commands: RewardCommands

beforeEach(async () => {
  const browser = createBrowser()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store = await openDeviceStore('guest', browser)
  commands = createRewardCommands(store, browser)
})
afterEach(() => store.close())

const rows = () => store.mirror.rowsOf('rewards')
const menu = () => dopamineMenu(rows())

function entry(title: string): MenuEntry {
  const { courses, takenOff } = menu()
  const found = [...courses.flatMap(({ entries }) => entries), ...takenOff].find((one) => one.title === title)
  if (!found) throw new Error(`no entry ${title}`)
  return found
}

const mug = 'Hold a warm mug with both hands'

test('what is written becomes an entry, and changing it says only what changed', async () => {
  const tea = { title: 'Tea', course: 'side', minutes: 3 } as const
  expect(await commands.add(tea)).toBe(true)
  expect(entry('Tea')).toMatchObject({ ...tea, isOurs: false, isHidden: false })
  expect(await commands.change(entry('Tea'), { ...tea, minutes: null })).toBe(true)
  expect(entry('Tea').minutes).toBeNull()
  expect(await commands.remove(entry('Tea'))).toBe(true)
  expect(rows()).toEqual([])
})

test('taking one of ours off can be undone, and nothing of it goes to the trash', async () => {
  await commands.takeOff(entry(mug))
  expect(menu().takenOff.map(({ title }) => title)).toEqual([mug])
  toastQueue.undoNewest()
  await expect.poll(() => menu().takenOff).toEqual([])
  expect(entry(mug)).toMatchObject({ isKept: true, isHidden: false, minutes: 2 })
  expect(await store.database.trash.getAll()).toEqual([])
  await commands.takeOff(entry(mug))
  await commands.putBack(entry(mug))
  expect(menu().takenOff).toEqual([])
  expect(rows()).toHaveLength(1)
})

test('saving one of ours as it is changes nothing that is seen', async () => {
  const { title, course, minutes } = entry(mug)
  expect(await commands.change(entry(mug), { title, course, minutes })).toBe(true)
  expect(entry(mug)).toMatchObject({ title, course, minutes, energy: 'LOW' })
})

test('the switch leaves the other customisations as they are', async () => {
  const data = { appCustomizations: { theme: 'calm' } }
  await store.write([{ table: 'user_preferences', rowId: 'me', op: 'insert', data }])
  await commands.setOffers(false)
  expect(store.mirror.rowOf('user_preferences', 'me')).toMatchObject({
    appCustomizations: { theme: 'calm', rewardOffers: false },
  })
})
