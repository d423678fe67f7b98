import { readFileSync, writeFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'

const placeSchema = z.object({ host: z.string(), port: z.number(), origin: z.string() })

/** Where a running server is reached from this machine, and the origin that it takes changes from. */
export type ListeningPlace = z.infer<typeof placeSchema>

const ANY_ADDRESS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Writes to the data folder where this server listens, so that a command finds the server that holds it. */
export function noteListening(dataDir: string, host: string, port: number, origin: string): void {
  const place: ListeningPlace = { host: ANY_ADDRESS[host] ?? host, port, origin }
  writeFileSync(pathIn(dataDir), `${JSON.stringify(place)}\n`, { mode: 0o600 })
}

/** The place written last, which may be of a server that has ended; null where there is none. */
export function readListening(dataDir: string): ListeningPlace | null {
  try {
    return placeSchema.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}

export function addressOf({ host, port }: ListeningPlace, path: string): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}${path}`
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'listening.json')
}
