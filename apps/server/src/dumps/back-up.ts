import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { join } from 'node:path'
import { partsOf } from '@glimmer/api/address'
import { addresses } from '@glimmer/api/addresses'
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { type Config, readConfig } from '../config.ts'
import { dumpAsItIs } from '../db/dump-as-it-is.ts'
import type { DumpMade } from '../db/dump/dump-file.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { createLog } from '../log.ts'
import { readSecrets } from '../secrets.ts'
import { StartRefused } from '../start-refused.ts'
import { makeCommandToken } from './command-token.ts'
import { dumpFolderOf } from './dump-folder.ts'
import { addressOf, type ListeningPlace, readListening } from './listening-place.ts'

export type CommandAnswer = { kind: 'ok' | 'wrong'; message: string }

/**
 * `npm run backup`: dumps the database, whether a server is running or not. The embedded one can be read only by the
 * process that holds it, so a running server is asked to do it.
 */
export async function backUp(env: Record<string, string | undefined>): Promise<CommandAnswer> {
  const read = readConfig(env)
  if (read.kind === 'wrong') return read
  const { config } = read
  try {
    const { path, bytes, rows } = await makeDump(config)
    return { kind: 'ok', message: `${path}\n${bytes} bytes, ${rows} rows` }
  } catch (error) {
    if (error instanceof StartRefused) return { kind: 'wrong', message: error.message }
    throw error
  }
}

async function makeDump(config: Config): Promise<DumpMade> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new StartRefused(
      `There is no Glimmer in ${dataDir} yet. Set DATA_DIR to its data folder, or start it once.`,
    )
  }
  try {
    return await dumpAsItIs(
      { databaseUrl, dataDir, log: createLog('warn') },
      { folder: dumpFolderOf(dataDir), app: manifest.version, reason: 'by-hand', now: new Date() },
    )
  } catch (error) {
    if (error instanceof FolderInUse) return askServer(config)
    throw error
  }
}

const BACKUP = 'POST /api/operator/backup'
const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

async function askServer({ authSecret, dataDir }: Config): Promise<DumpMade> {
  const place = readListening(dataDir)
  const secret = authSecret ?? readSecrets(dataDir).authSecret
  const answer =
    place && (await post(place, makeCommandToken('backup', secret, Date.now())).catch(() => null))
  const made = addresses[BACKUP].answer.safeParse(answer)
  if (made.success) return made.data
  const refusal = refusalSchema.safeParse(answer)
  throw new StartRefused(
    refusal.success
      ? refusal.data.error.message
      : 'A Glimmer is running on this data folder and cannot be asked from here. Run this where it runs, or stop it first.',
  )
}

/** A dump takes as long as it takes: no limit of time here. */
async function post(place: ListeningPlace, token: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const headers = {
    authorization: `Bearer ${token}`,
    host: `localhost:${place.port}`,
    origin: place.origin,
    'content-length': 0,
  }
  const { method, path } = partsOf(BACKUP)
  request(addressOf(place, path), { method, headers })
    .on('response', (response) => void json(response).then(resolve, reject))
    .on('error', reject)
    .end()
  return promise
}
