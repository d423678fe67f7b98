import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StartRefused } from './start-refused.ts'

const secretsSchema = z.object({ authSecret: z.string().min(32) })

export type Secrets = z.infer<typeof secretsSchema>

/**
 * The secrets of this installation: made once, kept in `secrets.json`, readable by its owner alone. Processes that
 * start at the same moment on one folder end up with the same ones.
 */
export function readSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
  return read(path) ?? create(path)
}

function read(path: string): Secrets | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartRefused(`Cannot read ${path}. It must be readable by the user that runs Glimmer.`, {
      cause: error,
    })
  }
  const parsed = secretsSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new StartRefused(
    `${path} is damaged. Put it back from a copy, or remove it: everyone will then have to sign in again.`,
  )
}

/** Writes the file under another name and then links it to its own: the link fails where another process was first. */
function create(path: string): Secrets {
  const secrets: Secrets = { authSecret: randomBytes(32).toString('base64url') }
  const draft = `${path}.${randomUUID()}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    linkSync(draft, path)
    return secrets
  } catch (error) {
    const existing = read(path)
    if (existing) return existing
    throw error
  } finally {
    rmSync(draft)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
