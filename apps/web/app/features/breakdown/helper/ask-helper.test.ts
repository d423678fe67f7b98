// @vitest-environment node
import { breakdownRequestSchema, CONSENT_HEADER, MAX_CONTEXT_LENGTH } from '@glimmer/api/task-breakdown'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BreakdownRequest } from '../provider.ts'
import { askHelper } from './ask-helper.ts'

const request: BreakdownRequest = {
  taskTitle: 'Wash one cup',
  taskContext: null,
  userPreferences: { depth: 3, energyLevel: null, primaryChallenges: [] },
}
const step = { title: 'Open the tap', description: '', priority: 'low', estimatedTime: 1 }

/** A server on loopback that gives the answers one after the other. It has the page's origin. */
async function serve(...answers: RequestListener[]): Promise<void> {
  const server = createServer((asked, answer) => answers.shift()?.(asked, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tasks`))
}

const stream =
  (...events: object[]): RequestListener =>
  (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.end(events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`).join(''))
  }

const refuse =
  (status: number, type: string, body: string): RequestListener =>
  (_, answer) => {
    answer.writeHead(status, { 'content-type': type })
    answer.end(body)
  }

async function ask(signal = new AbortController().signal, asked = request) {
  const all = []
  for await (const news of askHelper('ai.example')(asked, signal)) all.push(news)
  return all
}

describe('asking the AI helper', () => {
  it('sends exactly what was asked, and hands on steps and breakdown', async () => {
    const breakdown = { reasoning: 'Light.', subtasks: [step] }
    const sent: unknown[] = []
    await serve((asked, answer) => {
      asked.on('data', (chunk: Buffer) =>
        sent.push(
          asked.method,
          asked.url,
          asked.headers[CONSENT_HEADER],
          asked.headers.accept,
          JSON.parse(chunk.toString()),
        ),
      )
      asked.on('end', () =>
        stream(
          { kind: 'partial', suggestions: { subtasks: [step] } },
          { kind: 'done', suggestions: breakdown },
        )(asked, answer),
      )
    })
    expect(await ask()).toEqual([
      { kind: 'steps', subtasks: [step] },
      { kind: 'ok', breakdown },
    ])
    expect(sent).toEqual([
      'POST',
      '/api/functions/task-breakdown-ai',
      'ai.example',
      'text/event-stream',
      request,
    ])
  })

  it('sends no more than the server takes', async () => {
    const sent: unknown[] = []
    await serve((asked, answer) => {
      asked.on('data', (chunk: Buffer) => sent.push(chunk.toString()))
      asked.on('end', () => stream()(asked, answer))
    })
    const primaryChallenges = Array.from({ length: 60 }, (_, i) => `Challenge ${i}`)
    const taskContext = `${'a'.repeat(MAX_CONTEXT_LENGTH - 1)}😀 and more`
    const userPreferences = { ...request.userPreferences, primaryChallenges }
    await ask(undefined, { ...request, taskContext, userPreferences })
    expect(breakdownRequestSchema.safeParse(JSON.parse(sent.join(''))).success).toBe(true)
  })

  it('says what is in the way: of the provider, of the server, of the network', async () => {
    const refusal = { error: { code: 'too_many_requests', message: 'It rests for a minute.' } }
    await serve(
      stream({ kind: 'error', trouble: 'busy', error: 'It is busy.' }),
      refuse(429, 'application/json', JSON.stringify(refusal)),
      refuse(502, 'text/html', '<h1>Bad gateway</h1>'),
      (_, answer) => answer.destroy(),
    )
    const nothingMade = { kind: 'error', message: 'Failed to generate breakdown' }
    expect(await ask()).toEqual([{ kind: 'error', message: 'It is busy.' }])
    expect(await ask()).toEqual([{ kind: 'error', message: 'It rests for a minute.' }])
    expect(await ask()).toEqual([nothingMade])
    expect(await ask()).toEqual([nothingMade])
  })

  it('ends quietly when nobody waits any longer', async () => {
    const leaving = new AbortController()
    await serve(() => leaving.abort())
    expect(await ask(leaving.signal)).toEqual([])
  })
})
