import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import type { PullResponse } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openAccount } from './account.ts'
import { jsonOf } from './browser.ts'
import type { StartedApp } from './start-app.ts'

type Page = Extract<PullResponse, { kind: 'changes' }>
type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** Somebody who connects calendars, and sees what a device of theirs would. */
export async function openConnected(app: StartedApp) {
  const person = await openAccount(app)
  const { owner } = person
  const stateFrom = async (answer: Response) => {
    const text = await answer.clone().text()
    expect([answer.status, text]).toEqual([200, expect.anything()])
    return jsonOf<CalendarAccounts>(answer)
  }
  const post = (path: string, body: object) => person.post(`/api/calendars/${path}`, { owner, ...body })
  /** The rows of a table, as a device that reads everything has them. */
  const rows = async (table: string): Promise<Row[]> => {
    const found = new Map<string, Row>()
    let query = `owner=${owner}&schema=${SCHEMA_VERSION}`
    for (;;) {
      const page = await jsonOf<Page>(await person.get(`/api/sync/pull?${query}`))
      for (const { table: name, id, data } of page.rows) {
        if (name !== table) continue
        if (data) found.set(id, { id, ...data })
        else found.delete(id)
      }
      if (!page.more) return [...found.values()]
      query = `owner=${owner}&schema=${SCHEMA_VERSION}&rev=${page.cursor?.rev}&id=${page.cursor?.id}&generation=${page.generation}&start=${page.newest}`
    }
  }
  return {
    ...person,
    rows,
    connect: (body: object) => post('accounts', body),
    connectIcs: async (address: string) => stateFrom(await post('accounts', { provider: 'ics', address })),
    act: async (what: string, body: object = {}) => stateFrom(await post(`accounts/${what}`, body)),
    keptOverruled: async (ids: readonly string[]) => stateFrom(await post('overruled/kept', { ids })),
    state: async () => stateFrom(await person.get(`/api/calendars/accounts?owner=${owner}`)),
    async account() {
      const [first] = (await this.state()).accounts
      if (!first) throw new Error('no account is connected')
      return first
    },
    titles: async () => (await rows('calendar_events')).map(({ title }) => String(title)).toSorted(),
    async write(...changes: readonly object[]) {
      const answer = await person.push([{ id: randomUUID(), generation: 1, changes }])
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] })
    },
    async event(title: string) {
      const found = (await rows('calendar_events')).find((row) => row['title'] === title)
      if (!found) throw new Error(`there is no event ${title}`)
      return found
    },
    async change(title: string, data: object) {
      const { id } = await this.event(title)
      await this.write({ table: 'calendar_events', rowId: id, op: 'update', data })
    },
  }
}

export type ConnectedPerson = Awaited<ReturnType<typeof openConnected>>
