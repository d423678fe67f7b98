import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { readConfig } from '../config.ts'
import { describeFindings, type Finding, note, ok, wrong } from './finding.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { lookAtDumps } from './look-at-dumps.ts'
import { isOpenToOthers, lookAtFolder, mayUse } from './look-at-folder.ts'
import { lookAtMail } from './look-at-mail.ts'
import { lookAtReplica } from './look-at-replica.ts'
import { findSecret, lookAtSecret } from './look-at-secret.ts'
import { lookAtAddress, lookAtServer } from './look-at-server.ts'

interface DoctorParts {
  /** Where `.env` lies. */
  readonly root: string
  readonly now?: () => number
  /** How long others may take to answer. */
  readonly patienceMs?: number
}

const USAGE = 'Say npm run doctor, or npm run doctor -- --letter you@example.org to have a letter sent'

/**
 * `npm run doctor [-- --letter ADDRESS]`: looks at a set-up, whether Glimmer runs or not, and says what is wrong and what
 * to do. Changes nothing and tells no secret.
 */
export async function examine(
  args: readonly string[],
  env: Record<string, string | undefined>,
  parts: DoctorParts,
): Promise<{ kind: 'ok' | 'wrong'; message: string }> {
  const asked = readArguments(args)
  if (!asked) return { kind: 'wrong', message: USAGE }
  const findings = await look(env, asked.letter, parts)
  const isWrong = findings.some(({ kind }) => kind === 'wrong')
  return { kind: isWrong ? 'wrong' : 'ok', message: describeFindings(findings) }
}

async function look(
  env: Record<string, string | undefined>,
  letter: string | undefined,
  { root, now = Date.now, patienceMs = 10_000 }: DoctorParts,
): Promise<Finding[]> {
  const first = [...lookAtNode(), ...lookAtEnv(root)]
  const read = readConfig(env)
  if (read.kind === 'wrong') {
    return [
      ...first,
      wrong('Settings', read.message, 'Mend them in .env or in the environment; the rest was not looked at.'),
    ]
  }
  const { config } = read
  const asking = { secret: findSecret(config), now, patienceMs }
  const isReadable = !existsSync(config.dataDir) || mayUse(config.dataDir)
  const server = await lookAtServer(config, asking)
  return [
    ...first,
    ok('Settings', 'They all make sense.'),
    ...lookAtFolder(config),
    ...(isReadable ? lookAtSecret(config) : []),
    ...server.findings,
    ...(await lookAtAddress(config, asking, server.isRunning)),
    ...(config.databaseUrl === undefined ? [] : await lookAtDatabase(config.databaseUrl, now)),
    ...(config.replicaUrl === undefined ? [] : [await lookAtReplica(config.replicaUrl)]),
    ...(isReadable ? lookAtDumps(config, now(), server.isRunning) : []),
    ...(await lookAtMail(config, letter, patienceMs)),
  ]
}

function lookAtNode(): Finding[] {
  const meant = manifest.dependencies.node
  const running = process.versions.node
  return running === meant
    ? [ok('Node', `It is of version ${running}.`)]
    : [
        note(
          'Node',
          `It is of version ${running}; this Glimmer is tested with ${meant}.`,
          'npm start brings the right one along.',
        ),
      ]
}

/** It may hold the password of the database and of the mail server. */
function lookAtEnv(root: string): Finding[] {
  const path = join(root, '.env')
  if (!existsSync(path)) return []
  if (!isOpenToOthers(path)) return [ok('.env', 'Only its owner can read it.')]
  return [wrong('.env', `Other users of this machine can read ${path}.`, `chmod 600 ${path}`)]
}

function readArguments(args: readonly string[]): { letter: string | undefined } | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { letter: { type: 'string' } } })
    if (values.letter !== undefined && !z.email().safeParse(values.letter).success) return null
    return { letter: values.letter }
  } catch {
    return null
  }
}
