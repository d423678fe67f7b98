import type { PullRequest, PushRequest } from '@glimmer/sync/protocol'
import { OLDEST_SCHEMA_VERSION, SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isReadable, type ModelAccount } from './account.ts'

interface Limits {
  /** Rows of one table in a page. */
  readonly pageRows: number
  /** Characters of a push. */
  readonly longestPush: number
}

/** Answers a device's requests as the server must. */
export function serveModel(
  account: ModelAccount,
  owner: string,
  { pageRows, longestPush }: Limits,
): (request: Request) => Promise<Response> {
  function answer(path: string, query: URLSearchParams, body: string): Response {
    const asked = path.endsWith('/push') ? (JSON.parse(body) as PushRequest) : readQuery(query)
    if (asked.schema > SCHEMA_VERSION) return refuse(503, 'old_server')
    if (asked.schema < OLDEST_SCHEMA_VERSION) return refuse(426, 'old_schema')
    if (asked.owner !== owner) return refuse(409, 'other_owner')
    if (!('mutations' in asked)) return Response.json(account.pull(asked, pageRows))
    if (body.length > longestPush) return refuse(413, 'too_large')
    const changes = asked.mutations.flatMap((mutation) => mutation.changes)
    if (!changes.every((change) => isReadable({ ...change }))) return refuse(400, 'bad_mutation')
    return Response.json(account.push(asked))
  }
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const body = await request.text()
    // Others come in between, on the way there and on the way back.
    await nextTurn()
    const response = answer(pathname, searchParams, body)
    await nextTurn()
    return response
  }
}

function readQuery(query: URLSearchParams): PullRequest {
  const numberOf = (name: string) => (query.has(name) ? { [name]: Number(query.get(name)) } : {})
  const id = query.get('id')
  return {
    owner: query.get('owner') ?? '',
    schema: Number(query.get('schema')),
    ...numberOf('rev'),
    ...numberOf('generation'),
    ...numberOf('start'),
    ...(id !== null && { id }),
  }
}

function refuse(status: number, code: string): Response {
  return Response.json({ error: { code } }, { status })
}
