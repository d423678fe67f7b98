import { OLDEST_SCHEMA_VERSION, SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { insertBlock } from '../../apps/web/app/data/tasks/task-rows.ts'
import { openServer, type Person } from '../convergence/person.ts'
import { openSimulatedDevice } from '../convergence/simulated-device.ts'
import { addAnything } from './add-anything.ts'

const TIME = { startDatetime: '2026-11-23T10:00:00', endDatetime: '2026-11-23T10:30:00' }

/** A person whose device says that it has tables of another shape, for as long as it does. */
function pretend(person: Person, schemaNow: () => number): Person['send'] {
  return async (request) => {
    const url = new URL(request.url)
    if (request.method === 'GET') {
      url.searchParams.set('schema', String(schemaNow()))
      return person.send(new Request(url))
    }
    const body: object = (await request.json()) as object
    const { headers, method } = request
    return person.send(
      new Request(url, { method, headers, body: JSON.stringify({ ...body, schema: schemaNow() }) }),
    )
  }
}

/** What a page from before tasks had times in the calendar makes of such rows: it knows no such table. */
function beforeTimes(person: Person, isBefore: () => boolean): Person['send'] {
  return async (request) => {
    const response = await person.send(request)
    if (!isBefore()) return response
    const answer = (await response.json()) as { rows?: { table: string }[] }
    const rows = answer.rows?.filter(({ table }) => table !== 'time_blocks')
    return Response.json(rows ? { ...answer, rows } : answer, response)
  }
}

/** What the person's devices hear of rows, as if the server were a version ahead: each has a field more. */
function aheadOf(person: Person): Person['send'] {
  return async (request) => {
    const response = await person.send(request)
    const answer = (await response.json()) as { rows?: { data: object | null }[] }
    const rows = answer.rows?.map((row) => ({ ...row, data: row.data && { ...row.data, mood: 'calm' } }))
    return Response.json(rows ? { ...answer, rows } : answer, response)
  }
}

describe('a device of another version', () => {
  const ground = prepareGround('pglite')

  async function openDeviceOf(schema: number) {
    const signUp = await openServer(await ground.open())
    const person = await signUp()
    let said = schema
    const device = await openSimulatedDevice(
      person.userId,
      pretend(person, () => said),
    )
    const titlesOnServer = async () => {
      const reader = await openSimulatedDevice(person.userId, person.send)
      await reader.syncOnce()
      return reader.store.mirror.rowsOf('tasks').map(({ title }) => title)
    }
    const waiting = () => device.store.database.outbox.count()
    return { device, waiting, titlesOnServer, update: () => (said = SCHEMA_VERSION) }
  }

  it.each([
    ['too old', OLDEST_SCHEMA_VERSION - 1, 'outdated'],
    ['from the future', SCHEMA_VERSION + 1, 'unreachable'],
  ])(
    'that is %s keeps what it wrote, and sends it when both know each other',
    async (_which, schema, end) => {
      const { device, waiting, titlesOnServer, update } = await openDeviceOf(schema)
      await addAnything(device, 'Before')
      expect(await device.syncOnce()).toBe(end)
      await addAnything(device, 'After')
      expect(await device.syncOnce()).toBe(end)
      expect([await waiting(), await titlesOnServer()]).toEqual([2, []])
      update()
      expect(await device.syncOnce()).toBe('done')
      expect([await waiting(), (await titlesOnServer()).toSorted()]).toEqual([0, ['After', 'Before']])
      expect(await device.setAside()).toEqual([])
    },
  )

  it('that is one version behind is answered as ever', async () => {
    for (let schema = OLDEST_SCHEMA_VERSION; schema <= SCHEMA_VERSION; schema += 1) {
      const { device, waiting, titlesOnServer } = await openDeviceOf(schema)
      await addAnything(device, 'As ever')
      expect(await device.syncOnce()).toBe('done')
      expect([await waiting(), await titlesOnServer()]).toEqual([0, ['As ever']])
    }
  })

  it('that knows no times of tasks loses none, deletes them with their task, and has them once it is up to date', async () => {
    const signUp = await openServer(await ground.open())
    const person = await signUp()
    let isBefore = true
    const old = await openSimulatedDevice(
      person.userId,
      beforeTimes(person, () => isBefore),
    )
    const phone = await openSimulatedDevice(person.userId, person.send)
    await addAnything(old, 'Has a time')
    await addAnything(old, 'Is deleted')
    await old.syncOnce()
    await phone.syncOnce()
    for (const { id } of phone.store.mirror.rowsOf('tasks')) {
      await phone.write([insertBlock(randomUUID(), { taskId: id, ...TIME })])
    }
    await phone.syncOnce()
    await old.syncOnce()
    expect(old.store.mirror.rowsOf('time_blocks')).toEqual([])

    const [kept, gone] = old.store.mirror.rowsOf('tasks').toSorted((a, b) => (a.title < b.title ? -1 : 1))
    await old.write([{ table: 'tasks', rowId: gone!.id, op: 'delete' }])
    await old.write([{ table: 'tasks', rowId: kept!.id, op: 'update', data: { title: 'Renamed there' } }])
    // What waits on the old page is sent by the new one, which reads everything again.
    isBefore = false
    await old.store.database.transaction((stores) => stores.keep('schema', SCHEMA_VERSION - 1))
    expect(await old.syncOnce()).toBe('done')
    await phone.syncOnce()
    for (const device of [old, phone]) {
      expect(device.store.mirror.rowsOf('tasks')).toMatchObject([{ id: kept!.id, title: 'Renamed there' }])
      expect(device.store.mirror.rowsOf('time_blocks')).toMatchObject([{ taskId: kept!.id, ...TIME }])
      expect(await device.setAside()).toEqual([])
    }
  })

  it('that hears of fields it does not know takes a delete back all the same', async () => {
    const signUp = await openServer(await ground.open())
    const person = await signUp()
    const device = await openSimulatedDevice(person.userId, aheadOf(person))
    await addAnything(device, 'Comes back')
    expect(await device.syncOnce()).toBe('done')
    const [task] = device.store.mirror.rowsOf('tasks')
    expect(task).toMatchObject({ title: 'Comes back', mood: 'calm' })

    const undo = await device.write([{ table: 'tasks', rowId: task!.id, op: 'delete' }])
    expect(await device.syncOnce()).toBe('done')
    expect(device.store.mirror.rowsOf('tasks')).toEqual([])
    await device.write(undo ?? [])
    expect(await device.syncOnce()).toBe('done')

    const reader = await openSimulatedDevice(person.userId, person.send)
    await reader.syncOnce()
    expect(reader.store.mirror.rowsOf('tasks')).toMatchObject([{ id: task!.id, title: 'Comes back' }])
    expect(await device.setAside()).toEqual([])
  })
})
