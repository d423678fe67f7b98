import { connect, type Socket } from 'node:net'
import type { SignedIn } from './signed-in.ts'

export interface EventStream {
  close(): void
}

interface Heard {
  /** A revision came. */
  readonly onRev: (rev: number) => void
  /** It is over: by whatever was answered instead of a stream, or, for null, because it broke. */
  readonly onEnd: (status: number | null) => void
}

const REV = /event: rev\r?\ndata: (\d+)/g

/**
 * Opens a device's stream of events. A bare socket, because ten thousand of them have to fit into the process that
 * measures.
 */
export function openEventStream(url: string, { owner, cookie }: SignedIn, heard: Heard): EventStream {
  const { hostname, port } = new URL(url)
  let isOver = false
  let status: number | null = null
  const end = (socket: Socket) => {
    if (isOver) return
    isOver = true
    socket.destroy()
    heard.onEnd(status === 200 ? null : status)
  }
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
    socket.write(
      `GET /api/sync/events?owner=${owner} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/event-stream\r\nAccept-Encoding: gzip, deflate, br\r\nCookie: ${cookie}\r\n\r\n`,
    ),
  )
  socket.setEncoding('latin1')
  socket.on('data', (text: unknown) => {
    status ??= Number(/^HTTP\/1\.1 (\d+)/.exec(String(text))?.[1])
    if (status !== 200) return end(socket)
    for (const [, rev] of String(text).matchAll(REV)) heard.onRev(Number(rev))
  })
  socket.on('error', () => end(socket))
  socket.on('close', () => end(socket))
  return {
    close() {
      isOver = true
      socket.destroy()
    },
  }
}
