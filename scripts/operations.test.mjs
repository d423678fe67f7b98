import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsIn } from './anchors.mjs'
import { inRepository } from './paths.mjs'

const read = (path) => readFileSync(inRepository(path), 'utf8')
const pages = [
  'docs/operations.md',
  ...readdirSync(inRepository('docs/operations')).map((name) => `docs/operations/${name}`),
]
describe.each(pages)('%s', (page) => {
  const text = read(page)

  it('leads to pages and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const lost = links.filter(([, path, anchor]) => {
      const target = path === '' ? page : join(dirname(page), path)
      if (!existsSync(inRepository(target))) return true
      return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  })

  it('names only commands and settings that there are', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = [...text.matchAll(/npm run (?!-)([a-z-]+)/g)].map(([, name]) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const known = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    const settings = [...text.matchAll(/^ *([A-Z_]{4,})=/gm)].map(([, name]) => name)
    expect(settings.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('the recipes', () => {
  it('give the server longer to stop, and to begin an answer, than it takes', () => {
    const [, finish] = /FINISH_WITHIN_MS = (\d+)_000/.exec(read('apps/server/src/run-server.ts'))
    const [, stop] = /TimeoutStopSec=(\d+)/.exec(read('docs/operations/systemd.md'))
    expect(Number(stop)).toBeGreaterThan(Number(finish) + 2)
  })

  it('let through what a request may hold, and pass the stream on at once', () => {
    const proxy = read('docs/operations/proxy.md')
    expect(read('apps/server/src/http/app.ts')).toContain('LARGEST_BODY = 1024 * 1024')
    expect(proxy).toContain('client_max_body_size 1m;')
    const [, stream] = /location = (\S+) \{[^}]*proxy_buffering off;/.exec(proxy)
    expect(read('packages/api/src/addresses.ts')).toContain(`'GET ${stream}'`)
  })
})
