import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly text: string
  readonly body: {
    readonly model: string
    readonly stream?: boolean
    readonly messages: readonly { readonly role: string; readonly content: unknown }[]
    readonly response_format?: unknown
  }
}

/** One answer under way: say pieces of the model's text, then end it, or do whatever a bad provider does. */
export interface Answering {
  readonly asked: Asked
  readonly response: ServerResponse
  /** Resolves when the other side has hung up. */
  readonly left: Promise<void>
  say(text: string): void
  end(): void
}

type Behaviour = (answering: Answering) => void | Promise<void>

export const STEPS = {
  reasoning: 'Small steps make the start light.',
  subtasks: [
    { title: 'Open the cupboard', description: 'Only that.', priority: 'high', estimatedTime: 1 },
    { title: 'Take out one cup', description: '', priority: 'medium', estimatedTime: 2 },
    { title: 'Wash the cup', description: 'Warm water is enough.', priority: 'low', estimatedTime: 3 },
  ],
}

const finish = (finish_reason: string | null, content?: string) =>
  `data: ${JSON.stringify({ id: 'a', choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason }] })}\n\n`

const refuse =
  (status: number, message: string): Behaviour =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message, type: 'error' } }))
  }

const inPieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? []

const saying =
  (text: string): Behaviour =>
  ({ say, end }) => {
    for (const piece of inPieces(text)) say(piece)
    end()
  }

const WHOLE = JSON.stringify(STEPS)

const steps = saying(WHOLE)

/** Everything that a provider is known to do. */
export const BEHAVIOURS = {
  steps,
  'steps in a fence': saying(`Here you are:\n\`\`\`json\n${WHOLE}\n\`\`\`\nEnjoy!`),
  'steps after thoughts': saying(`<think>{"subtasks": [{"title": "no"}]} hm</think>\n${WHOLE}`),
  'steps in one piece': ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(
      JSON.stringify({
        choices: [{ message: { role: 'assistant', content: WHOLE }, finish_reason: 'stop' }],
      }),
    )
  },
  'no schema, please': (answering) =>
    answering.asked.body.response_format === undefined
      ? steps(answering)
      : refuse(400, 'response_format is not supported')(answering),
  'key refused': refuse(401, 'Incorrect API key provided: sk-very-secret'),
  forbidden: refuse(403, 'no'),
  busy: refuse(429, 'slow down'),
  broken: refuse(500, 'oh'),
  'no such model': refuse(404, 'no such model'),
  silent: () => {},
  'stuck half-way': ({ say }) => say(WHOLE.slice(0, 150)),
  'hangs up': ({ response }) => void response.socket?.destroy(),
  'hangs up half-way': ({ say, response }) => {
    say(WHOLE.slice(0, 150))
    setImmediate(() => response.socket?.destroy())
  },
  'half a stream': ({ say, response }) => {
    say(WHOLE.slice(0, 150))
    response.end()
  },
  'a page': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Please log in</title><script>alert(1)</script>')
  },
  'a page as JSON': ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('<!doctype html>')
  },
  'another place': ({ response }) => {
    response.writeHead(307, { location: '/elsewhere' })
    response.end()
  },
  junk: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {]\n\ndata: \u0000\u0001\n\n')
  },
  'trouble in the stream': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"error":{"message":"overloaded"}}\n\n')
  },
  prose: saying('I would be happy to help you with that! First, open the cupboard.'),
  'another shape': saying('{"steps": ["Open the cupboard"]}'),
  'steps of another shape': saying('{"reasoning": "", "subtasks": [{"name": "Open"}]}'),
  'no steps': saying('{"reasoning": "Rest.", "subtasks": []}'),
  nothing: saying(''),
  'an empty body': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end()
  },
  'five megabytes': ({ say, response }) => {
    say(`{"reasoning": "`)
    for (let i = 0; i < 80 && !response.destroyed; i += 1) response.write(finish(null, 'x'.repeat(64 * 1024)))
    response.end()
  },
  'without end': async ({ say, response }) => {
    say('{"reasoning": "')
    while (!response.destroyed) {
      if (!response.write(finish(null, 'x'.repeat(64 * 1024)))) await once(response, 'drain').catch(() => {})
      await new Promise((next) => setImmediate(next))
    }
  },
  hostile: saying(
    JSON.stringify({
      reasoning: `<img src=x onerror=alert(1)>\u0000\u001b[31m\u202e${'y'.repeat(9_000)}`,
      subtasks: Array.from({ length: 30 }, (_, i) => ({
        title: `${i} <script>alert(1)</script>\r\n\u0007${'z'.repeat(900)}`,
        description: 'javascript:alert(1) \ud800',
        priority: i === 0 ? 'URGENT' : 'High',
        estimatedTime: i === 0 ? '25 minutes' : 1e9,
        __proto__: { polluted: true },
        onclick: 'alert(1)',
      })),
    }),
  ),
} satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof BEHAVIOURS

/** A small provider on loopback that speaks as OpenAI does, and does what it is told to. */
export async function startAiProvider() {
  const asked: Asked[] = []
  let behaviour: Behaviour = BEHAVIOURS.steps
  const server = createServer((request, response) => {
    void readAll(request).then((text) => {
      const body = JSON.parse(text) as Asked['body']
      const { authorization } = request.headers
      const one = { path: request.url, authorization, text, body }
      asked.push(one)
      const left = new Promise<void>((resolve) => response.on('close', resolve))
      const begin = () => {
        if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
      }
      return behaviour({
        asked: one,
        response,
        left,
        say(content) {
          begin()
          response.write(finish(null, content))
        },
        end() {
          begin()
          response.end(`${finish('stop')}data: [DONE]\n\n`)
        },
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    does(next: BehaviourName | Behaviour) {
      behaviour = typeof next === 'string' ? BEHAVIOURS[next] : next
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += (chunk as Buffer).toString()
  return text
}
