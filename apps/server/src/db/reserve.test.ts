import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keepReserve, releaseReserve } from './reserve.ts'

describe('the reserve on the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-reserve-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const look = () => statSync(join(folder, 'reserve'), { throwIfNoEntry: false })

  it('holds real bytes, for nobody else to read, and is written anew where it was cut short', async () => {
    await keepReserve(folder)
    expect(look()?.size).toBe(8 * 1024 * 1024)
    expect((look()?.mode ?? 0) & 0o077).toBe(0)
    truncateSync(join(folder, 'reserve'), 1000)
    await keepReserve(folder)
    expect(look()?.size).toBe(8 * 1024 * 1024)
  })

  it('is left alone at a start on a disk with room', () => {
    releaseReserve(folder)
    expect(look()?.size).toBe(8 * 1024 * 1024)
  })
})
