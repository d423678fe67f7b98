import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import type { PullResponse, PushResponse } from '@glimmer/sync/protocol'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { addPerson, type TestGround } from '../../../test/databases.ts'
import { ask } from '../../../test/hear-events.ts'
import type { AppEnv } from '../../http/context.ts'
import { syncRoutes } from '../routes.ts'

export type Changes = Extract<PullResponse, { kind: 'changes' }>

export const createdAt = '2026-11-21T10:00:00.000Z'
export const insertTask = (rowId: string, title = 'Water the fern') => {
  return { table: 'tasks', rowId, op: 'insert', data: { title, createdAt } }
}
export const insertStep = (rowId: string, taskId: string) => {
  return { table: 'subtasks', rowId, op: 'insert', data: { taskId, title: 'One mug', createdAt } }
}
export const mutation = (...changes: unknown[]) => ({ id: randomUUID(), generation: 1, changes })

/** One person's device, as the routes behind the session see it. */
export async function openPerson(ground: TestGround, userId?: string, quota: number | null = null) {
  const database = await ground.open()
  const owner = userId ?? (await addPerson(database))
  const session = {
    userId: owner,
    sessionId: 'one',
    expiresAt: new Date(),
    user: { id: owner, email: '', name: '', emailVerified: true },
  }
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('session', session)
      await next()
    })
    .route(
      '/',
      syncRoutes({ database, sessionOf: async () => session, findOpen: async (ids) => new Set(ids), quota }),
    )
  const post = (body: unknown) =>
    app.request('/api/sync/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const request = (mutations: unknown[], rest: object = {}) => ({
    owner,
    schema: SCHEMA_VERSION,
    cursor: null,
    mutations,
    ...rest,
  })
  return {
    owner,
    database,
    app,
    post,
    request,
    /** Opens a stream of pings, its own where nothing else is said. */
    listen: (whose = owner) => ask(app, `/api/sync/events?owner=${whose}`),
    async push(mutations: unknown[], rest: object = {}): Promise<PushResponse> {
      const response = await post(request(mutations, rest))
      expect(response.status).toBe(200)
      return response.json() as Promise<PushResponse>
    },
    async pull(query: Record<string, string> = {}): Promise<PullResponse> {
      const response = await app.request(
        `/api/sync/pull?${new URLSearchParams({ owner, schema: String(SCHEMA_VERSION), ...query })}`,
      )
      expect(response.status).toBe(200)
      return response.json() as Promise<PullResponse>
    },
    async pullAll(): Promise<Changes['rows']> {
      const page = await this.pull()
      return page.kind === 'changes' ? page.rows : []
    },
  }
}

/** How the next page is asked for. */
export function queryOf({ cursor, generation }: Changes): Record<string, string> {
  return { rev: String(cursor?.rev), id: String(cursor?.id), generation: String(generation) }
}
