import type { ReceivedLetter } from '../../apps/server/test/post-office.ts'
import type { GlimmerServer } from './glimmer-server.ts'

/** What a server is configured with, beside its port and folder. */
export type Environment = Readonly<Record<string, string>>

type Place = Pick<GlimmerServer, 'url' | 'dataDir'>

/** A server that other journeys use at the same time, so that none may end it. */
export type SharedServer = Pick<GlimmerServer, 'url' | 'dataDir' | 'waitForOutput'>

/** The mail server that takes the letters of every shared server. */
export interface SharedPostOffice {
  readonly smtpUrl: string
  /** Everything that came so far. */
  letters(): Promise<readonly ReceivedLetter[]>
}

/** What a worker may ask the process that keeps the servers, by name, and what it is told. */
export interface Questions {
  server: { asked: { env: Environment }; told: Place }
  output: { asked: { env: Environment; source: string; flags: string }; told: RegExpMatchArray }
  smtpUrl: { asked: object; told: string }
  letters: { asked: object; told: readonly ReceivedLetter[] }
}

async function ask<Name extends keyof Questions>(
  name: Name,
  asked: Questions[Name]['asked'],
): Promise<Questions[Name]['told']> {
  const keeper = process.env['GLIMMER_KEEPER'] ?? ''
  const response = await fetch(keeper, { method: 'POST', body: JSON.stringify({ name, asked }) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Questions[Name]['told']
}

/** The run's server that is configured so. The first who asks for it waits for its start. */
export async function sharedServer(env: Environment): Promise<SharedServer> {
  const place = await ask('server', { env })
  return { ...place, waitForOutput: ({ source, flags }) => ask('output', { env, source, flags }) }
}

export async function sharedPostOffice(): Promise<SharedPostOffice> {
  return { smtpUrl: await ask('smtpUrl', {}), letters: () => ask('letters', {}) }
}
