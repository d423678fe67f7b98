import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from './paths.mjs'

const read = (path) => readFileSync(inRepository(path), 'utf8')
const names = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]).toSorted()

describe('the settings', () => {
  const config = read('apps/server/src/config.ts').match(/^const settings = \{\n(.*?)^\}/ms)[1]
  const settings = names(config, /^ {2}([A-Z_]+):/gm)

  it('are all in the README and in .env.example, and nothing else is', () => {
    expect(settings).toContain('PORT')
    expect(names(read('README.md'), /^\| `([A-Z_]+)` \|/gm)).toEqual(settings)
    expect(names(read('.env.example'), /^# ([A-Z_]+)=/gm)).toEqual(settings)
  })
})
