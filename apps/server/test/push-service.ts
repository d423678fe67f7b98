import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '@glimmer/api/notifications'
import ece from 'http_ece'

export interface ReceivedPush {
  readonly payload: PushPayload
  readonly headers: IncomingHttpHeaders
  readonly at: number
}

/** What a device gives a server so that it can be reached, and what came for it. */
export interface PushDevice {
  readonly subscription: { endpoint: string; p256dh: string; auth: string }
  readonly received: ReceivedPush[]
}

/** How the service answers; null never answers. */
export type PushAnswer = { readonly status: number; readonly retryAfter?: string } | null

/** A real push service on loopback that has devices, and opens what comes for them as a browser would. It takes its time to answer. */
export async function startPushService({ takesMs = 0 }: { readonly takesMs?: number } = {}) {
  const devices = new Map<string, PushDevice & { readonly open: (body: Buffer) => string }>()
  let answerFor: (path: string, times: number) => PushAnswer = () => ({ status: 201 })
  const times = new Map<string, number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      times.set(path, (times.get(path) ?? 0) + 1)
      const answer = answerFor(path, times.get(path) ?? 0)
      if (answer === null) return
      const device = devices.get(path)
      if (device && answer.status < 300) {
        const payload = JSON.parse(device.open(Buffer.concat(chunks))) as PushPayload
        device.received.push({ payload, headers: request.headers, at: Date.now() })
      }
      const { status, retryAfter } = device ? answer : { status: 404, retryAfter: undefined }
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
      setTimeout(() => response.writeHead(status, headers).end(), takesMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  let made = 0

  return {
    origin,
    /** Servers are told that this host of their own may be pushed to. */
    settings: { PUSH_PRIVATE_HOSTS: '127.0.0.1' },
    addDevice(): PushDevice {
      const path = `/device/${(made += 1)}`
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      const device = {
        subscription: { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') },
        received: [],
        open: (body: Buffer) =>
          ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
      }
      devices.set(path, device)
      return device
    },
    /** `times`: the how-many-eth request to this path it is. */
    answer(how: typeof answerFor) {
      answerFor = how
    },
    timesAsked: ({ subscription }: PushDevice) => times.get(new URL(subscription.endpoint).pathname) ?? 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
