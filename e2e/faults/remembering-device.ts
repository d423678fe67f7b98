import { randomUUID } from 'node:crypto'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { Change } from '@glimmer/sync/change'
import type { PushResponse } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect } from 'vitest'
import { openSimulatedDevice, type SimulatedDevice } from '../convergence/simulated-device.ts'
import type { Account } from './account.ts'
import type { FaultRun } from './fault-run.ts'

/**
 * A device with the shipped store and sync that remembers what a server acknowledged. What it writes are families: a
 * task and its steps, all of which carry the same version in their titles, changed together in one mutation. Half a
 * mutation shows as a family with two versions.
 */
export interface RememberingDevice extends SimulatedDevice {
  readonly account: Account
  /** Writes a new family, or the next version of one. */
  writeSomething(run: FaultRun): Promise<void>
  /** Sends until nothing waits any more. */
  sendAll(): Promise<void>
  countWaiting(): Promise<number>
  /** The newest acknowledged version of each family. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** How many mutations were acknowledged. */
  countAcknowledged(): number
  /** How many pushes were sent and never answered. */
  countCut(): number
  /** Resolves once it has begun to send a push. */
  nextPush(): Promise<void>
}

interface Family {
  readonly taskId: string
  readonly stepIds: readonly string[]
  version: number
}

export async function openRememberingDevice(account: Account): Promise<RememberingDevice> {
  const written = new Map<string, { taskId: string; version: number }>()
  const acknowledged = new Map<string, number>()
  const ids = new Set<string>()
  const families: Family[] = []
  let cut = 0
  let pushing = Promise.withResolvers<void>()
  const sendPush = async (request: Request): Promise<Response> => {
    pushing.resolve()
    pushing = Promise.withResolvers()
    try {
      return await account.send(request)
    } catch (error) {
      cut += 1
      throw error
    }
  }
  const send = async (request: Request): Promise<Response> => {
    if (!request.url.endsWith('/push')) return account.send(request)
    const response = await sendPush(request)
    if (!response.ok) return response
    const answer = (await response.clone().json()) as PushResponse
    for (const result of answer.kind === 'results' ? answer.results : []) {
      const mutation = written.get(result.id)
      if (!mutation || result.status !== 'applied') throw new Error(`Not taken: ${JSON.stringify(result)}`)
      ids.add(result.id)
      const newest = acknowledged.get(mutation.taskId) ?? 0
      acknowledged.set(mutation.taskId, Math.max(newest, mutation.version))
    }
    return response
  }
  const device = await openSimulatedDevice(account.userId, send)

  return {
    ...device,
    account,
    acknowledged,
    countAcknowledged: () => ids.size,
    countCut: () => cut,
    nextPush: () => pushing.promise,
    countWaiting: () => device.store.database.outbox.count(),
    async writeSomething(run) {
      const known = families[run.between(0, families.length * 2)]
      const family = known ?? {
        taskId: randomUUID(),
        stepIds: Array.from({ length: run.between(1, 4) }, () => randomUUID()),
        version: 0,
      }
      family.version += 1
      await device.write(known ? nextVersion(family) : newFamily(family))
      if (!known) families.push(family)
      written.set(device.written.at(-1) ?? '', { taskId: family.taskId, version: family.version })
    },
    async sendAll() {
      for (let tries = 0; tries < 20; tries += 1) {
        if ((await device.syncOnce()) === 'done' && (await device.store.database.outbox.count()) === 0) return
      }
      throw new Error('What waits does not get through')
    },
  }
}

/** Reads everything as a new device does, and checks that all of it is whole and nothing acknowledged is missing. */
export async function expectKept(device: RememberingDevice): Promise<void> {
  const fresh = await openSimulatedDevice(device.account.userId, (request) => device.account.send(request))
  expect(await fresh.syncOnce()).toBe('done')
  const versions = new Map<string, Set<number>>()
  const note = (id: unknown, { title }: Record<string, unknown>) => {
    const seen = versions.get(String(id)) ?? new Set()
    versions.set(String(id), seen.add(Number(String(title).split(' ')[1])))
  }
  const { mirror } = fresh.store
  for (const task of mirror.rowsOf('tasks')) note(task.id, task)
  for (const step of mirror.rowsOf('subtasks')) note(step['taskId'], step)
  fresh.store.close()
  const torn = [...versions].filter(([, seen]) => seen.size !== 1)
  expect(torn).toEqual([])
  const lost = [...device.acknowledged].filter(
    ([taskId, version]) => !((versions.get(taskId)?.values().next().value ?? 0) >= version),
  )
  expect(lost).toEqual([])
}

/** The number of mutations that the server has applied for a person. */
export async function countApplied(account: Account): Promise<number> {
  const query = new URLSearchParams({ owner: account.userId, schema: String(SCHEMA_VERSION) })
  const response = await account.get(`/api/sync/pull?${query}`)
  return ((await response.json()) as { newest: number }).newest
}

function newFamily({ taskId, stepIds, version }: Family): Change[] {
  const now = new Date()
  const title = `Version ${version} of ${stepIds.length}`
  return [
    { table: 'tasks', rowId: taskId, op: 'insert', data: createTask({ title }, now) },
    ...stepIds.map((rowId): Change => {
      return { table: 'subtasks', rowId, op: 'insert', data: createSubtask(taskId, title, now) }
    }),
  ]
}

function nextVersion({ taskId, stepIds, version }: Family): Change[] {
  const data = { title: `Version ${version} of ${stepIds.length}` }
  return [
    { table: 'tasks', rowId: taskId, op: 'update', data },
    ...stepIds.map((rowId): Change => ({ table: 'subtasks', rowId, op: 'update', data })),
  ]
}
