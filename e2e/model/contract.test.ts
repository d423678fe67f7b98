import { randomUUID } from 'node:crypto'
import type { TableName } from '@glimmer/domain/tables'
import type { Change, Mutation } from '@glimmer/sync/change'
import type { Cursor } from '@glimmer/sync/cursor'
import type { PulledRow, PullRequest, PullResponse } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pruneHistory } from '../../apps/server/src/sync/prune-history.ts'
import { pull } from '../../apps/server/src/sync/pull.ts'
import { describeOnBothDatabases } from '../../apps/server/test/databases.ts'
import { openServer, type Person } from '../convergence/person.ts'
import { ModelAccount } from './account.ts'
import { type Act, act, changesFor, type Seen } from './acts.ts'
import { serveModel } from './serve-model.ts'

/** A request to a real server takes as long as many to the model: an eighth of the model's runs. */
const RUNS = Math.ceil(Number(process.env['GLIMMER_MODEL_RUNS'] ?? 40) / 8)
const SMALL_PAGE = 2

/** Which of the cursors that were seen a request says, if any; `strange`: one that no server ever gave. */
type At = number | 'newest' | 'none' | 'strange'

type Step =
  | {
      readonly kind: 'push'
      readonly at: At
      readonly mutations: readonly {
        readonly acts: readonly Act[]
        readonly again: number | null
        readonly generation: number
      }[]
      readonly spoil: number | null
    }
  | {
      readonly kind: 'pull'
      readonly at: At
      readonly generation: number | null
      readonly start: number | null
    }
  | { readonly kind: 'reset' | 'prune'; readonly isAgain: boolean }
  | { readonly kind: 'address'; readonly owner: string | null; readonly schema: number }

const at = fc.oneof(
  { weight: 6, arbitrary: fc.constant<At>('newest') },
  { weight: 2, arbitrary: fc.nat({ max: 50 }) },
  { weight: 2, arbitrary: fc.constantFrom<At>('none', 'strange') },
)
const rarely = <T>(arbitrary: fc.Arbitrary<T>, others: number) =>
  fc.oneof({ weight: others, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
const mutation = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 4 }),
  again: rarely(fc.nat({ max: 50 }), 6),
  generation: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, -1, 1),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('push' as const),
      at,
      mutations: fc.array(mutation, { minLength: 1, maxLength: 5 }),
      spoil: rarely(fc.nat({ max: 50 }), 12),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pull' as const),
      at,
      generation: fc.constantFrom(null, 0, 0, 0, -1, 1),
      start: rarely(fc.nat({ max: 40 }), 4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reset', 'prune'), isAgain: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('address' as const),
      owner: fc.constantFrom(null, randomUUID()),
      schema: fc.integer({ min: 0, max: SCHEMA_VERSION + 2 }),
    }),
  },
)

/** Says the same to a person's real account and to a model of it, and compares what they answer. */
function openBoth({ userId, database, send }: Person) {
  const account = new ModelAccount()
  const toModel = serveModel(account, userId, { pageRows: 1_000, longestPush: 301_000 })
  const cursors: Cursor[] = []
  const sent: Mutation[] = []
  let resetId = randomUUID()

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const request = () =>
      new Request(new URL(`/api/sync/${path}`, 'http://localhost'), {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
    const answers = [await send(request()), await toModel(request())].map(readAnswer)
    const [real, model] = await Promise.all(answers)
    expect(real, `what ${path} answers`).toEqual(model)
    return real
  }
  const cursorFor = (wanted: At): Cursor | null => {
    if (wanted === 'none') return null
    if (wanted === 'strange') return { rev: 1 + (cursors.length % 3), id: randomUUID() }
    return (wanted === 'newest' ? cursors.at(-1) : cursors[wanted % cursors.length]) ?? null
  }
  const seen: Seen = (table) => rowsOf(account, table)

  return {
    account,
    sent,
    async take(asked: Step): Promise<void> {
      if (asked.kind === 'push') {
        const mutations = asked.mutations.flatMap(({ acts, again, generation }): Mutation[] => {
          const before = again === null ? undefined : sent[again % sent.length]
          if (before) return [before]
          const changes = acts.flatMap((one) => changesFor(one, seen))
          if (changes.length === 0) return []
          return [{ id: randomUUID(), generation: Math.max(1, account.generation + generation), changes }]
        })
        if (mutations.length === 0) return
        const body = { owner: userId, schema: SCHEMA_VERSION, cursor: cursorFor(asked.at), mutations }
        await ask('push', asked.spoil === null ? body : spoiled(body, asked.spoil))
        sent.push(...mutations)
      } else if (asked.kind === 'pull') {
        const cursor = cursorFor(asked.at)
        const request = {
          owner: userId,
          schema: SCHEMA_VERSION,
          ...cursor,
          ...(asked.generation !== null && {
            generation: Math.max(1, account.generation + asked.generation),
          }),
          ...(asked.start !== null && { start: asked.start }),
        }
        await ask(
          `pull?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`,
        )
        await this.readInSmallPages(request)
      } else if (asked.kind === 'address') {
        const { owner, schema } = asked
        await ask(`pull?${new URLSearchParams({ owner: owner ?? userId, schema: String(schema) })}`)
      } else if (asked.kind === 'reset') {
        if (!asked.isAgain) resetId = randomUUID()
        const request = new Request('http://localhost/api/rpc/reset_user_account', {
          method: 'POST',
          body: JSON.stringify({ owner: userId, id: resetId }),
        })
        expect((await send(request)).status).toBe(200)
        account.reset(resetId)
      } else {
        // The embedded database reads this very clock, and prunes what is older than now.
        vi.setSystemTime(Date.now() + 1)
        await database.withUser(userId, (trx) => pruneHistory(trx, userId, '0 days'))
        account.prune()
      }
    },
    /** A page over the wire holds a thousand rows of a table: small ones are asked for behind the route. */
    async readInSmallPages(request: PullRequest): Promise<void> {
      for (let next: PullRequest | null = request; next;) {
        const real: PullResponse = inOrder(
          await pull(database, userId, next, { quota: null, pageRows: SMALL_PAGE }),
        )
        expect(real).toEqual(inOrder(account.pull(next, SMALL_PAGE)))
        if (real.kind !== 'changes') return
        if (real.cursor) cursors.push(real.cursor)
        next = real.more ? { ...next, ...real.cursor } : null
      }
    },
  }
}

function rowsOf(account: ModelAccount, table: TableName) {
  return [...account.rows()]
    .filter(([key]) => key.startsWith(`${table}/`))
    .map(([key, row]) => ({ ...row, id: key.slice(table.length + 1) }))
}

async function readAnswer(response: Response): Promise<unknown> {
  const body = (await response.json()) as { error?: { code: string }; storage?: unknown }
  // How rows are counted is the server's own affair, see its quota tests.
  const { storage: _, ...told } = body
  return { status: response.status, ...(body.error ? { code: body.error.code } : inOrder(told)) }
}

/** Rows of one revision may come in any order. */
function inOrder<A extends object>(answer: A): A {
  if (!('rows' in answer)) return answer
  const place = ({ rev, table, id }: PulledRow) => `${String(rev).padStart(9, '0')} ${table} ${id}`
  const rows = (answer.rows as PulledRow[]).toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  return { ...answer, rows }
}

/** The same push with something in its last mutation that no server can read. */
function spoiled(body: { readonly mutations: readonly Mutation[] }, how: number): unknown {
  const [last] = body.mutations.slice(-1)
  const [change, ...rest] = last?.changes ?? []
  const wrong: unknown[] = [
    { ...change, table: 'session' },
    { ...change, rowId: 'not one of ours' },
    { ...change, op: 'insert', data: {} },
    { table: 'tasks', rowId: randomUUID(), op: 'update', data: {} },
    { table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'a\0b' } },
    { table: 'tasks', rowId: randomUUID(), op: 'update', data: { unheard: true } },
    { table: 'rewards', rowId: randomUUID(), op: 'delete', data: {} },
    { table: 'daily_checkins', rowId: '2026-02-30', op: 'delete' },
    { table: 'user_preferences', rowId: 'me', op: 'update', data: { workingStyle: { a: [null] } } },
  ]
  const changes = [...rest, wrong[how % wrong.length]] as Change[]
  return { ...body, mutations: [...body.mutations.slice(0, -1), { ...last, changes }] }
}

// The server draws days in to its own: model and server have the same, also at midnight.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

describeOnBothDatabases('the model of a server', (ground) => {
  it('answers every push and pull as the real one does', async () => {
    const began = performance.now()
    const signUp = await openServer(await ground.open())
    const count = { sequences: 0, requests: 0, applied: 0, refused: 0 }
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 25, maxLength: 35, size: 'max' }),
      async (steps) => {
        const both = openBoth(await signUp())
        for (const one of steps) await both.take(one)
        await both.take({ kind: 'pull', at: 'none', generation: null, start: null })
        const answers = both.sent.flatMap(({ id }) => both.account.answerTo(id) ?? [])
        count.applied += answers.filter((answer) => 'rev' in answer).length
        count.refused += answers.filter((answer) => 'reason' in answer).length
        count.requests += steps.length
        count.sequences += 1
      },
    )
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    process.stdout.write(
      `contract on ${ground.kind}: ${count.sequences} sequences, ${count.requests} requests, ${count.applied} mutations applied and ${count.refused} rejected alike, ${seconds} s, seed ${process.env['GLIMMER_SEED']}\n`,
    )
    expect(count.applied).toBeGreaterThan(RUNS * 10)
    expect(count.refused).toBeGreaterThan(0)
  }, 1_200_000)
})
