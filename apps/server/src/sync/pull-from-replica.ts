import { isDeepStrictEqual } from 'node:util'
import type { PullRequest, PullResponse } from '@glimmer/sync/protocol'
import type { Database } from '../db/open.ts'
import type { ReplicaOutcome } from '../db/replica.ts'
import {
  pull,
  type PullOptions,
  readingStanding,
  readPage,
  readStanding,
  type Standing,
  type Trx,
} from './pull.ts'

interface Options extends PullOptions {
  /** Called with what came of the replica for each pull that it might answer. */
  readonly count?: ((outcome: ReplicaOutcome) => void) | undefined
}

/**
 * The same page as `pull`, read from the replica where there is one. The primary says how this person stands, which is one
 * small statement and all that most pulls need. Rows come from a snapshot of the replica in which they stand exactly so, to
 * the mutation: that is what the primary would have answered. From any other nothing is taken.
 */
export async function pullFromReplica(
  database: Pick<Database, 'withUser' | 'replica'>,
  userId: string,
  request: PullRequest,
  { count, ...options }: Options,
): Promise<PullResponse> {
  const { replica } = database
  const fromPrimary = () => pull(database, userId, request, options)
  if (!replica) return fromPrimary()
  if (!replica.mayBeAsked()) {
    count?.('failed')
    return fromPrimary()
  }
  const look = async (trx: Trx, standing: Standing) => {
    const isRead = standing.counter.rev === (request.rev ?? 0)
    return { standing, nothingNew: isRead ? await readPage(trx, userId, request, options, standing) : null }
  }
  const { standing, nothingNew } = await database.withUser(userId, look, readingStanding(userId, request))
  if (nothingNew) return nothingNew
  const readThere = async (trx: Trx) => {
    const there = await readStanding(trx, userId, request)
    return isDeepStrictEqual(there, standing) ? readPage(trx, userId, request, options, there) : null
  }
  const read = await replica.read(userId, readThere)
  count?.(read.kind)
  return read.kind === 'read' ? read.value : fromPrimary()
}
