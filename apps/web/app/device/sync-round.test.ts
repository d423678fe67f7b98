import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PulledRow, PushRequest } from '@glimmer/sync/protocol'
import type { Meta } from './database.ts'
import { sendLacking } from './divergence.ts'
import type { Environment } from './environment.ts'
import { extendTrail } from './pull-page.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { startSyncLoop } from './sync-loop.ts'
import { runSyncRound } from './sync-round.ts'
import { cursorAt, page, read, rowOf, scriptServer } from './test/scripted-server.ts'
import { createBrowser, insertTask, titlesOf } from './test/test-device.ts'
import { createTransport, type Transport } from './transport.ts'

let browser: Environment
let store: DeviceStore
beforeEach(async () => {
  browser = createBrowser()
  store = await openDeviceStore('ada', browser)
  return () => store.close()
})

const runRound = (transport: Transport) =>
  runSyncRound({
    database: store.database,
    owner: 'ada',
    environment: browser,
    transport,
    onRows: store.showRows,
  })
const answerOk = <T>(value: T) => Promise.resolve({ kind: 'ok' as const, value })
const inOutbox = () => store.database.outbox.count()

describe('sending', () => {
  it.each([
    ['400 about the request, not a mutation', 400, { error: { code: 'bad_request', message: 'cursor' } }],
    ['400 of somebody else', 400, { error: { code: 'blocked', message: 'x' } }],
    ['400 without a word', 400, null],
    ['403', 403, { error: { code: 'wrong_origin', message: 'x' } }],
    ['500', 500, { error: { code: 'server_error', message: 'x' } }],
  ])('sets nothing aside at a %s', async (_title, status, body) => {
    await read(store, 1, [])
    for (let i = 0; i < 5; i += 1) await store.write([insertTask(randomUUID(), `Task ${i}`)])
    const transport = createTransport(() => Promise.resolve(Response.json(body, { status })))
    expect(await runRound(transport)).toBe('unreachable')
    expect(await inOutbox()).toBe(5)
    expect(await store.database.trash.count()).toBe(0)
  })

  it('sets aside the one mutation that the server cannot read, and sends all others', async () => {
    await read(store, 1, [])
    for (let i = 0; i < 9; i += 1) await store.write([insertTask(randomUUID(), i === 4 ? 'bad' : 'good')])
    const server = scriptServer()
    const transport = createTransport(async (_path, init) => {
      if (init?.method === 'GET') return Response.json(page(9, []))
      const body = String(init?.body)
      if (body.includes('"bad"')) return Response.json({ error: { code: 'bad_mutation' } }, { status: 400 })
      const answer = await server.transport.push(JSON.parse(body))
      return Response.json(answer.kind === 'ok' ? answer.value : null)
    })
    expect(await runRound(transport)).toBe('done')
    expect(await inOutbox()).toBe(0)
    expect(server.pushes.flatMap(({ mutations }) => mutations)).toHaveLength(8)
    expect(store.setAside.get()).toMatchObject([{ reason: 'refused', changes: [{ data: { title: 'bad' } }] }])
  })

  it('keeps what has no room on the server, sends the deletes that wait behind it, then the rest', async () => {
    const [old, other, fresh] = [randomUUID(), randomUUID(), randomUUID()]
    await read(store, 3, [rowOf(insertTask(old, 'Old')), rowOf(insertTask(other, 'Other'))])
    await store.write([insertTask(fresh, 'Fresh')])
    await store.write([{ table: 'tasks', rowId: other, op: 'update', data: { title: 'Renamed' } }])
    await store.write([{ table: 'tasks', rowId: other, op: 'delete' }])
    await store.write([{ table: 'tasks', rowId: old, op: 'delete' }])
    let hasRoom = false
    const sent: string[][] = []
    const server = scriptServer()
    const transport = createTransport(async (_path, init) => {
      if (init?.method === 'GET') return Response.json(page(9, [], { storage: { used: 9, quota: 10 } }))
      const body = JSON.parse(String(init?.body)) as PushRequest
      sent.push(body.mutations.map(({ changes }) => changes.map(({ op, rowId }) => `${op} ${rowId}`).join()))
      const isOver = body.mutations.some(({ changes }) => changes.some(({ op }) => op !== 'delete'))
      if (isOver && !hasRoom) return Response.json({ error: { code: 'over_quota' } }, { status: 507 })
      const answer = await server.transport.push(body)
      return Response.json(answer.kind === 'ok' ? answer.value : null)
    })
    expect(await runRound(transport)).toBe('over_quota')
    // A delete of a row that an earlier write changes waits together with that write.
    expect(sent.map(({ length }) => length)).toEqual([4, 1, 3])
    expect(sent[1]).toEqual([`delete ${old}`])
    expect(await inOutbox()).toBe(3)
    expect(titlesOf(store)).toEqual(['Fresh'])
    expect(await store.database.read('storage')).toEqual({ used: 9, quota: 10 })
    hasRoom = true
    expect(await runRound(transport)).toBe('done')
    expect(await inOutbox()).toBe(0)
    expect(store.setAside.get()).toEqual([])
  })

  it('takes a disk that is full for no quota', async () => {
    await read(store, 1, [])
    await store.write([insertTask(randomUUID(), 'Task')])
    const body = { error: { code: 'no_room', message: 'x' } }
    const transport = createTransport(() => Promise.resolve(Response.json(body, { status: 507 })))
    expect(await runRound(transport)).toBe('unreachable')
    expect(await inOutbox()).toBe(1)
  })

  it('leaves nothing behind that was written in between', async () => {
    await read(store, 1, [])
    const { transport } = scriptServer()
    const loop = startSyncLoop({
      runRound: () => runRound(transport),
      onPhase: () => {},
      setTimer: () => () => {},
      random: () => 1,
      askedToWait: () => 0,
    })
    store.waiting.subscribe(() => store.waiting.get() > 0 && loop.wake())
    const { outbox } = store.database
    let looks = 0
    const counting: typeof outbox.getAll = (limit) => {
      looks += 1
      // The first read of the outbox finds a batch, the second nothing: between them somebody writes.
      if (looks === 2) queueMicrotask(() => void store.write([insertTask(randomUUID(), 'In between')]))
      return outbox.getAll(limit)
    }
    Object.assign(store.database, { outbox: { ...outbox, getAll: counting } })
    await store.write([insertTask(randomUUID(), 'First')])
    await vi.waitFor(async () => {
      expect(titlesOf(store)).toEqual(['First', 'In between'])
      expect(await inOutbox()).toBe(0)
    })
  })
})

describe('reading', () => {
  it('from the beginning says on later pages when it began', async () => {
    const pages = [
      page(3, [], { newest: 20, more: true }),
      page(9, [], { newest: 21, more: true }),
      page(21, []),
      page(21, []),
    ]
    const { transport, pulls } = scriptServer({ pull: () => answerOk(pages.shift()!) })
    expect(await runRound(transport)).toBe('done')
    expect(pulls.map(({ rev, start }) => [rev, start])).toEqual([
      [undefined, undefined],
      [3, 20],
      [9, 20],
      [21, undefined],
    ])
  })

  it('begins again where a version that knew other tables had read', async () => {
    await read(store, 9, [])
    await store.database.keep('schema', 0)
    const task = insertTask(randomUUID(), 'Of a table that was unknown')
    const { transport, pulls } = scriptServer({ pull: () => answerOk(page(9, [rowOf(task)])) })
    await runRound(transport)
    expect(pulls).toMatchObject([{ owner: 'ada' }])
    expect(pulls[0]).not.toHaveProperty('rev')
    expect(titlesOf(store)).toHaveLength(1)
    await runRound(transport)
    expect(pulls[1]).toMatchObject({ rev: 9 })
  })

  it('that expired takes away what is gone and keeps what waits', async () => {
    const [gone, kept, mine] = [randomUUID(), randomUUID(), randomUUID()]
    await read(store, 2, [rowOf(insertTask(gone, 'Gone')), rowOf(insertTask(kept, 'Kept'))])
    const { transport } = scriptServer({
      async pull({ rev }) {
        if (rev !== undefined) {
          await store.write([insertTask(mine, 'Written meanwhile')])
          return answerOk({ kind: 'reset', reason: 'expired' } as const)
        }
        return answerOk(page(40, [rowOf(insertTask(kept, 'Kept'))]))
      },
    })
    expect(await runRound(transport)).toBe('done')
    expect(titlesOf(store)).toEqual(['Kept', 'Written meanwhile'])
    expect(await inOutbox()).toBe(1)
  })

  it('notices a server that was restored between sending and reading', async () => {
    await read(store, 1, [])
    await store.write([insertTask(randomUUID(), 'Confirmed, then lost')])
    const brokenOff = scriptServer({ pull: () => Promise.resolve({ kind: 'unreachable' }) })
    expect(await runRound(brokenOff.transport)).toBe('unreachable')
    const [sent] = brokenOff.pushes[0]!.mutations
    expect(await inOutbox()).toBe(0)

    const restored = scriptServer({
      pull({ rev }) {
        if (rev === 1) return answerOk(page(1, []))
        return answerOk(rev === undefined ? page(1, []) : ({ kind: 'reset', reason: 'diverged' } as const))
      },
    })
    expect(await runRound(restored.transport)).toBe('diverged')
    expect(restored.pulls[0]).toMatchObject({ rev: 101, id: sent!.id })
    expect(await store.database.read('divergence')).toMatchObject({ lacking: [{ op: 'insert' }] })
  })

  it('asks nothing more once what was sent is read', async () => {
    await read(store, 1, [])
    await store.write([insertTask(randomUUID(), 'Sent')])
    const { transport, pulls, pushes } = scriptServer()
    await runRound(transport)
    expect(pushes[0]!.cursor).toMatchObject({ rev: 1 })
    await runRound(transport)
    expect(pulls.map(({ rev }) => rev)).toEqual([1, 101])
    expect(await store.database.read('unread')).toBeUndefined()
  })
})

describe('meeting a restored server', () => {
  it('finds by its trail where it left our history, and asks only what it must', async () => {
    let trail: Meta['trail'] = []
    for (let rev = 1; rev <= 2_000; rev += 1) trail = extendTrail(trail, cursorAt(rev))
    await store.database.keep('trail', trail)
    const revs = trail.map((point) => point!.rev)
    expect(trail.length).toBeLessThanOrEqual(513)
    expect(revs).toEqual(revs.toSorted((one, two) => one - two))
    expect(revs.slice(-256)).toEqual(Array.from({ length: 256 }, (_, i) => 1_745 + i))

    await read(store, 2_001, [rowOf(insertTask(randomUUID(), 'Only here'))])
    const { transport, pulls } = scriptServer({
      pull: ({ rev }) =>
        answerOk(
          rev === undefined || rev <= 1_900
            ? page(1_950, [])
            : ({ kind: 'reset', reason: 'diverged' } as const),
        ),
    })
    expect(await runRound(transport)).toBe('diverged')
    expect(await store.database.read('divergence')).toMatchObject({ common: 1_900 })
    expect(pulls.length).toBeLessThan(14)
  })

  it('looks again what it lacks before it is sent', async () => {
    const task = insertTask(randomUUID(), 'Only here')
    await read(store, 9, [rowOf(task)])
    const rows: PulledRow[] = []
    const { transport, pushes } = scriptServer({
      pull: ({ rev }) =>
        answerOk(rev === 9 ? ({ kind: 'reset', reason: 'diverged' } as const) : page(2, rows)),
    })
    expect(await runRound(transport)).toBe('diverged')
    await sendLacking(store.database)
    rows.push(rowOf(task))
    expect(await runRound(transport)).toBe('done')
    expect(pushes).toEqual([])
  })
})

it('says that the first reading is done by its generation, and sends only then', async () => {
  await store.write([insertTask(randomUUID(), 'Before the first reading')])
  const { transport, pushes } = scriptServer({
    pull: ({ rev }) => answerOk(page(rev ?? 7, [], { generation: 3, cursor: cursorAt(rev ?? 7) })),
  })
  expect(await runRound(transport)).toBe('done')
  expect(pushes[0]).toMatchObject({ cursor: { rev: 7 }, mutations: [{ generation: 3 }] })
})
