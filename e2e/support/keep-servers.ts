import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startPostOffice } from '../../apps/server/test/post-office.ts'
import { type GlimmerServer, node, startGlimmer } from './glimmer-server.ts'
import type { Environment, Questions } from './shared-servers.ts'

type Answers = { [Name in keyof Questions]: (asked: Questions[Name]['asked']) => Promise<unknown> }

/**
 * Playwright's global setup: keeps the servers that all workers of a run share. Each is started where a journey first asks for
 * one that is configured so. One that is warm answers a page for a tenth of the work that a new one needs.
 */
export default async function keepServers(): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<GlimmerServer>>()
  const postOffice = await startPostOffice()

  const serverFor = (env: Environment): Promise<GlimmerServer> => {
    const key = JSON.stringify(env)
    const known = servers.get(key)
    if (known) return known
    const server = startGlimmer(env, [node, 'e2e/support/journey-server.ts'])
    servers.set(key, server)
    server.catch(() => servers.delete(key))
    return server
  }

  const answers: Answers = {
    server: async ({ env }) => {
      const { url, dataDir } = await serverFor(env)
      return { url, dataDir }
    },
    output: async ({ env, source, flags }) => (await serverFor(env)).waitForOutput(new RegExp(source, flags)),
    smtpUrl: () => Promise.resolve(postOffice.smtpUrl),
    letters: () => Promise.resolve(postOffice.letters),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { name, asked } = (await json(request)) as { name: keyof Questions; asked: never }
      response.end(JSON.stringify(await answers[name](asked)))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }
  const keeper = createServer((request, response) => void answer(request, response))
  // A worker may ask by a connection in the very moment in which it would be closed for having been silent.
  keeper.keepAliveTimeout = 0
  await new Promise<void>((listening) => keeper.listen(0, '127.0.0.1', listening))
  // Workers have the environment of this process.
  process.env['GLIMMER_KEEPER'] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`

  return async () => {
    keeper.close()
    keeper.closeAllConnections()
    // One that could not start must not keep the others running.
    await Promise.allSettled([...servers.values()].map(async (server) => (await server).dispose()))
    await postOffice.close()
  }
}
