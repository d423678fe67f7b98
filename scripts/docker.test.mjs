import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from './paths.mjs'

// No container is built where the tests run: what can be read is held together here. `npm run bench -- docker` builds and runs them.
const read = (path) => readFileSync(inRepository(path), 'utf8')
const manifest = JSON.parse(read('package.json'))
const { node } = JSON.parse(read('apps/server/package.json')).dependencies
const dockerfile = read('Dockerfile')
const instructions = dockerfile.replaceAll('\\\n', ' ').match(/^[A-Z]+ .*$/gm)
const valuesOf = (name) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
const ignored = read('.dockerignore').match(/^[^#\n].*$/gm)

describe('the Dockerfile', () => {
  it('stands on the Node that the project brings along', () => {
    const versions = valuesOf('FROM').map((image) => /^node:([\d.]+)-\S+/.exec(image)?.[1])
    expect(versions).toEqual([node, node])
  })

  it('copies and runs what is there', () => {
    const sources = valuesOf('COPY')
      .filter((line) => !line.includes('--from='))
      .map((line) => line.split(' ').filter((part) => !part.startsWith('--'))[0])
    expect(sources).toEqual(['.'])
    const scripts = valuesOf('RUN').flatMap((line) => line.match(/\bscripts\/[\w./-]+/g) ?? [])
    expect(scripts).toEqual(['scripts/prepare.mjs'])
    for (const script of scripts) expect(existsSync(inRepository(script))).toBe(true)
  })

  it('leaves the lock file as it is, so that a start finds nothing stale and asks no network', () => {
    const prunes = valuesOf('RUN').flatMap((line) => line.match(/npm prune .*/) ?? [])
    expect(prunes).toEqual(['npm prune --omit=dev --omit=optional --no-save'])
  })

  it('starts with npm, as nobody special, with its data in a volume', () => {
    expect(lastStage).toContain('CMD ["npm", "start"]')
    expect(manifest.scripts.start).toBe('exec node scripts/start.mjs')
    expect(lastStage.findIndex((line) => line === 'USER node')).toBeGreaterThan(0)
    expect(lastStage).toContain('ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data')
    expect(lastStage).toContain('VOLUME /data')
  })

  it('asks for its health where the server answers it', () => {
    const [check] = valuesOf('HEALTHCHECK')
    const [, command] = /CMD (\[.*\])$/.exec(check)
    expect(JSON.parse(command)[2]).toContain('/readyz')
    expect(read('apps/server/src/http/health.ts')).toContain(`'GET /readyz'`)
  })

  it('leaves on the machine what is installed, built, written or secret', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '**/build', '**/.prepared', '.git', '.env', 'data']),
    )
    for (const folder of ['apps', 'packages', 'scripts', 'package-lock.json', '.npmrc']) {
      expect(ignored).not.toContain(folder)
    }
  })
})

describe('the compose files', () => {
  it('agree with the image about port, address and data', () => {
    const compose = read('compose.yaml')
    expect(compose).toContain("ports: ['127.0.0.1:3000:3000']")
    expect(compose).toContain("environment: { HOST: 0.0.0.0, PORT: '3000', DATA_DIR: /data }")
    expect(compose).toContain("volumes: ['data:/data']")
  })

  it('name only settings that there are', () => {
    const settings = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1])
    const [own] = read('compose.postgres.yaml').split('\n  postgres:')
    const named = [...own.matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1])
    expect(named).toEqual(['DATABASE_URL'])
    expect(settings).toEqual(expect.arrayContaining([...named, 'HOST', 'PORT', 'DATA_DIR']))
  })

  it('give the server longer to stop than it takes', () => {
    const [, seconds] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml'))
    const [, finish] = /FINISH_WITHIN_MS = (\d+)_000/.exec(read('apps/server/src/run-server.ts'))
    expect(Number(seconds)).toBeGreaterThan(Number(finish) + 2)
  })
})
