import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareGround } from '../databases.ts'
import { startApp } from '../start-app.ts'

const PRIVATE = 'a file that nobody may have'

describe('addresses written oddly on the wire', () => {
  const ground = prepareGround('pglite')
  let folder: string
  let server: ServerType
  let port: number

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'glimmer-site-'))
    mkdirSync(join(folder, 'client', 'features'), { recursive: true })
    writeFileSync(join(folder, 'client', 'index.html'), '<title>landing</title>')
    writeFileSync(join(folder, 'client', 'features', 'index.html'), '<title>features</title>')
    writeFileSync(join(folder, 'client', '404.html'), '<title>fallback</title>')
    writeFileSync(join(folder, 'secret.txt'), PRIVATE)
    const { app } = await startApp(await ground.open(), {}, { staticDir: join(folder, 'client') })
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  const places = [
    'evil.example',
    'evil.example/',
    'evil.example/features/',
    'features/',
    'secret.txt',
    'api/me',
  ]
  const starts = [
    '//',
    '///',
    '/\\',
    '/\\\\',
    '/%5c',
    '/%2f',
    '/%2f%2f',
    '/.//',
    '/;//',
    '/%09/',
    '/ /',
    '/\t/',
    '/@',
    '/:@',
  ]
  const climbs = [
    '/../',
    '/%2e%2e/',
    '/%2e%2e%2f',
    '/..%2f',
    '/..%5c',
    '/..%c0%af',
    '/%252e%252e/',
    '/a/../../',
    '/./../',
    '/....//',
  ]
  const rests = [
    '/%00',
    '/secret.txt%00.html',
    '/features/%00/',
    '/%',
    '/%zz',
    '/%ff%fe',
    '/features%2f',
    '/features//',
    '/features/?next=//evil.example',
    '/api/auth/verify-email?token=x&callbackURL=https://evil.example',
    '/api/auth/verify-email?token=x&redirectTo=//evil.example',
    '/auth?next=https://evil.example',
    '/?url=javascript:alert(1)',
    `/${'a/'.repeat(4_000)}`,
    `/${'%2e%2e%2f'.repeat(500)}secret.txt`,
    'http://evil.example/',
    'http://evil.example/features/',
    '*',
  ]
  const paths = [...[...starts, ...climbs].flatMap((start) => places.map((place) => start + place)), ...rests]

  it('lead nowhere but to this site, and to no file outside the build', async () => {
    let redirects = 0
    for (const path of paths) {
      for (const method of rests.includes(path) ? ['GET', 'HEAD'] : ['GET']) {
        const answer = await askOnTheWire(port, method, path)
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
        expect([path, status >= 200 && status < 500]).toEqual([path, true])
        expect([path, answer.includes(PRIVATE)]).toEqual([path, false])
        const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim()
        if (location === undefined) continue
        redirects += 1
        // As a browser reads it: backslashes are slashes, tabs are nothing.
        const target = new URL(location, 'http://localhost/')
        expect([path, target.origin]).toEqual([path, 'http://localhost'])
        expect(location).toMatch(/^\/(?![/\\])/)
      }
    }
    expect(redirects).toBeGreaterThan(3)
    expect(await askOnTheWire(port, 'GET', '/features')).toContain('features')
  })
})

/** A client that leaves the path as it is; others tidy it before they ask. */
function askOnTheWire(port: number, method: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`
    const socket = connect(port, '127.0.0.1', () => void socket.write(head))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
