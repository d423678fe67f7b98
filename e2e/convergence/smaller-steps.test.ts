import { randomUUID } from 'node:crypto'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { inStepOrder } from '@glimmer/domain/tasks/step-order'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../apps/server/test/databases.ts'
import { makeStepSmaller } from '../../apps/web/app/data/tasks/form-changes.ts'
import { renameStep, setStepDone } from '../../apps/web/app/data/tasks/task-changes.ts'
import { insertStep, insertTask } from '../../apps/web/app/data/tasks/task-rows.ts'
import { openServer } from './person.ts'
import { openSimulatedDevice, type SimulatedDevice } from './simulated-device.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const titlesOn = ({ store }: SimulatedDevice) =>
  inStepOrder(store.mirror.rowsOf('subtasks')).map(({ title }) => title)
const stepOn = ({ store }: SimulatedDevice, title: string) => {
  const found = store.mirror.rowsOf('subtasks').find((step) => step.title === title)
  if (!found) throw new Error(`no step ${title}`)
  return found
}
const smaller = (device: SimulatedDevice, title: string, parts: readonly string[], at: Date) =>
  device.write(makeStepSmaller(stepOn(device, title), parts, randomUUID, at))

describeOnBothDatabases('a step that is made smaller', (ground) => {
  async function openTwo() {
    const signUp = await openServer(await ground.open())
    const person = await signUp()
    const [phone, desk] = [
      await openSimulatedDevice(person.userId, person.send),
      await openSimulatedDevice(person.userId, person.send),
    ]
    const task = randomUUID()
    await phone.write([
      insertTask(task, createTask({ title: 'Clean up' }, now)),
      ...['Mug', 'Sink', 'Table'].map((title, i) =>
        insertStep(randomUUID(), createSubtask(task, title, after(i))),
      ),
    ])
    const meet = async () => {
      for (const device of [phone, desk, phone, desk]) expect(await device.syncOnce()).toBe('done')
    }
    await meet()
    return { phone, desk, meet }
  }

  it('on two devices at once keeps both ways in its place, each together', async () => {
    const { phone, desk, meet } = await openTwo()
    await smaller(phone, 'Sink', ['Plug', 'Water'], after(60))
    await smaller(desk, 'Sink', ['Soap', 'Rinse', 'Dry'], after(30))
    await smaller(desk, 'Rinse', ['Cold', 'Warm'], after(90))
    await meet()
    const both = ['Mug', 'Soap', 'Cold', 'Warm', 'Dry', 'Plug', 'Water', 'Table']
    expect([titlesOn(phone), titlesOn(desk)]).toEqual([both, both])
    for (const device of [phone, desk]) expect(await device.setAside()).toEqual([])
  })

  it('is taken back by one Undo, also after it was sent', async () => {
    const { phone, desk, meet } = await openTwo()
    const undo = await smaller(phone, 'Mug', ['Handle', 'Rim'], after(60))
    await meet()
    expect(titlesOn(desk)).toEqual(['Handle', 'Rim', 'Sink', 'Table'])
    await phone.write(undo ?? [])
    await meet()
    expect(titlesOn(desk)).toEqual(['Mug', 'Sink', 'Table'])
    expect(stepOn(desk, 'Mug').sortKey).toBeNull()
  })

  it('and is renamed or ticked elsewhere meanwhile loses no word', async () => {
    const { phone, desk, meet } = await openTwo()
    await smaller(phone, 'Mug', ['Handle'], after(60))
    await phone.syncOnce()
    await desk.write(renameStep(stepOn(desk, 'Mug'), 'The blue mug'))
    await desk.write(setStepDone(stepOn(desk, 'The blue mug'), true, after(70), '2026-11-21'))
    await meet()
    for (const device of [phone, desk]) expect(titlesOn(device)).toEqual(['Handle', 'Sink', 'Table'])
    expect(JSON.stringify(await desk.setAside())).toContain('The blue mug')
  })
})
