import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

describe('the secrets of an installation', () => {
  const folders: string[] = []
  let dataDir: string

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'glimmer-secrets-'))
    folders.push(dataDir)
  })
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

  it('are made once, long enough, and readable by their owner alone', () => {
    const first = readSecrets(dataDir)
    expect(Buffer.from(first.authSecret, 'base64url')).toHaveLength(32)
    expect(readSecrets(dataDir)).toEqual(first)
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('are the same for processes that start at the same moment', async () => {
    const module = new URL('secrets.ts', import.meta.url).href
    const code = `import { parentPort } from 'node:worker_threads'
      import { readSecrets } from ${JSON.stringify(module)}
      parentPort.postMessage(readSecrets(${JSON.stringify(dataDir)}).authSecret)`
    const start = () =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
        worker.on('message', resolve).on('error', reject)
      })
    const secrets = await Promise.all(Array.from({ length: 6 }, start))
    expect(new Set(secrets)).toEqual(new Set([readSecrets(dataDir).authSecret]))
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it.each(['', '{', '{"authSecret": "short"}', '[]'])(
    'are not made anew when the file is damaged: %j',
    (text) => {
      const path = join(dataDir, 'secrets.json')
      writeFileSync(path, text)
      expect(() => readSecrets(dataDir)).toThrow(`${path} is damaged`)
    },
  )
})
