import { randomUUID } from 'node:crypto'
import { isTaskDone } from '@glimmer/domain/tasks/completion'
import { createTask } from '@glimmer/domain/tasks/create-task'
import { afterEach, describe, expect, it } from 'vitest'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { changeDayStart } from '../../apps/web/app/data/preferences/day-start-changes.ts'
import { setTaskDone } from '../../apps/web/app/data/tasks/task-changes.ts'
import { dayStartIn, todayOf } from '../../apps/web/app/data/preferences/own-day.ts'
import { openServer } from './person.ts'
import { openSimulatedDevice, type SimulatedDevice } from './simulated-device.ts'

const opened: SimulatedDevice[] = []
afterEach(() => {
  for (const { store } of opened.splice(0)) store.close()
})

const setStart = (device: SimulatedDevice, to: number) =>
  device.write(changeDayStart(device.store, to, device.now()))
const taskOn = ({ store }: SimulatedDevice, id: string) => store.mirror.rowOf('tasks', id)!
const todayOn = (device: SimulatedDevice) => todayOf(device.store, device.now())
const tick = (device: SimulatedDevice, id: string) =>
  device.write(setTaskDone(taskOn(device, id), true, device.now(), todayOn(device)))

describe('two devices of which one has another start of the day', () => {
  const ground = prepareGround('pglite')

  it('agree after a sync on where the day starts, which day it is and what is done, and no win is lost', async () => {
    const { userId, send } = await (await openServer(await ground.open()))()
    const phone = await openSimulatedDevice(userId, send)
    const laptop = await openSimulatedDevice(userId, send)
    opened.push(phone, laptop)
    const night = new Date()
    night.setHours(26, 0, 0, 0)
    for (const device of opened) device.jump(night.getTime() - Date.now())
    async function syncAll() {
      for (const device of [phone, laptop, phone]) expect(await device.syncOnce()).toBe('done')
      expect(laptop.rows()).toEqual(phone.rows())
    }

    const [tablets, fern, letter] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [tablets, fern, letter]) {
      const data = createTask({ title: id, isDaily: id !== letter }, phone.now())
      await phone.write([{ table: 'tasks', rowId: id, op: 'insert', data }])
    }
    await tick(phone, letter)
    await syncAll()
    const midnightDay = todayOn(phone)

    // Neither knows of the other.
    await setStart(phone, 4)
    await tick(phone, fern)
    await tick(laptop, tablets)
    expect(todayOn(laptop)).toBe(midnightDay)
    expect(todayOn(phone) < midnightDay).toBe(true)
    await syncAll()

    expect([dayStartIn(laptop.store), dayStartIn(phone.store)]).toEqual([4, 4])
    expect(todayOn(laptop)).toBe(todayOn(phone))
    for (const id of [tablets, fern, letter]) {
      expect(isTaskDone(taskOn(laptop, id), todayOn(laptop))).toBe(true)
      expect(isTaskDone(taskOn(phone, id), todayOn(phone))).toBe(true)
    }
    expect(phone.store.mirror.rowsOf('wins')).toHaveLength(3)

    // Both choose at once: what reaches the server last holds for both.
    await setStart(phone, 6)
    await setStart(laptop, 3)
    await syncAll()
    expect([dayStartIn(laptop.store), dayStartIn(phone.store)]).toEqual([3, 3])
    expect(phone.store.mirror.rowsOf('wins')).toHaveLength(3)
  })
})
