import type { Hono } from 'hono'
import type { AppEnv } from '../src/http/context.ts'
import type { Events } from '../src/http/events.ts'

/** What a listener without a socket hears, until it goes by cancelling it. */
export function hear(events: Events): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) =>
      events.begin({
        tell: (message) => controller.enqueue(encoder.encode(message)),
        end: () => controller.close(),
      }),
    cancel: () => events.end(),
  })
}

/** Asks the app without a socket. Where events follow the answer, they are its body. */
export async function ask(
  app: Hono<AppEnv>,
  address: string,
  init: RequestInit = {},
  env: AppEnv['Bindings'] = {},
): Promise<Response> {
  const bindings = { ...env }
  const answer = await app.request(address, init, bindings)
  const { events } = bindings
  return events ? new Response(hear(events), answer) : answer
}
