import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Door, listen } from '../../src/http/listen.ts'
import { prepareGround } from '../databases.ts'
import { startApp, type StartedApp } from '../start-app.ts'

const SIGN_OUT = 'POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n'
const SECOND = 'GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('a message on the wire', () => {
  const ground = prepareGround('pglite')
  let started: StartedApp
  let door: Door

  beforeAll(async () => {
    started = await startApp(await ground.open())
    door = await listen('127.0.0.1', 0)
    door.open((request, env) => started.app.fetch(request, env))
  })
  afterAll(() => door.close(0))

  /** What the server says to bytes sent as they are. It says something, or closes, within its own time. */
  const say = (message: string) => askOnTheWire(door.port, message)
  const paths = () =>
    started.logged.map((line) => JSON.parse(line) as { path?: string }).map(({ path }) => path)

  it.each([
    [
      'says its length twice over',
      `${SIGN_OUT}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['says two lengths', `${SIGN_OUT}Content-Length: 4\r\nContent-Length: 0\r\n\r\n`],
    ['says a length that is none', `${SIGN_OUT}Content-Length: 0x4\r\n\r\n`],
    ['names a coding that nobody knows', `${SIGN_OUT}Transfer-Encoding: xchunked\r\n\r\n`],
    ['hides the coding behind a space', `${SIGN_OUT}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['folds a header over two lines', `${SIGN_OUT}X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n`],
    ['ends a line with a bare carriage return', `${SIGN_OUT}X-A: b\rContent-Length: 0\r\n\r\n`],
    ['holds NUL in a header', `${SIGN_OUT}X-A: b\0c\r\nContent-Length: 0\r\n\r\n`],
    ['has headers of 20 kB', `${SIGN_OUT}X-A: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('that %s is refused, and what stands behind it is no request', async (_, message) => {
    const answer = await say(message + SECOND)
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:00|31) /)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(paths()).not.toContain('/second')
    expect(answer).not.toMatch(/stack|node|error:/i)
  })

  it('that is as it should be is answered, and so is the one behind it', async () => {
    const answer = await say(
      `${SIGN_OUT}Content-Length: 0\r\n\r\n${SECOND.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
    )
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404'])
  })

  it.each(['TRACE', 'TRACK', 'PUT', 'DELETE', 'PATCH'])(
    'is never given back, nor taken for another: %s',
    async (method) => {
      const answer = await say(
        `${method} / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nX-Secret: given-back\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 40[05] /)
      expect(answer).not.toContain('given-back')
    },
  )
})

function askOnTheWire(port: number, message: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => void socket.end(message))
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => (answer += chunk))
  socket.on('close', () => resolve(answer))
  socket.on('error', reject)
  return promise
}
