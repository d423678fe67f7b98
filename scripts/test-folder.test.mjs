import { rmSync, statSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { canHoldTests, makeTestFolder } from './test-folder.mjs'

const GB = 2 ** 30
const ofMemory = (gigabytes) => ({ type: 0x01021994, bsize: 4096, bavail: (gigabytes * GB) / 4096 })

describe('where a run of tests keeps its files', () => {
  it('is in memory where there is plenty', () => {
    expect(canHoldTests(ofMemory(12), 24 * GB)).toBe(true)
  })

  it.each([
    ['a container gives it little room', ofMemory(1 / 16), 24 * GB],
    ['the machine has little memory left', ofMemory(12), 4 * GB],
    ['it is a disk', { ...ofMemory(12), type: 0xef53 }, 24 * GB],
  ])('is on the disk where %s', (_, place, memory) => {
    expect(canHoldTests(place, memory)).toBe(false)
  })

  const folder = makeTestFolder()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is a folder that the user of PostgreSQL can enter', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o711)
  })
})
