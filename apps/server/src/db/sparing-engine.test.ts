import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { preparedDir } from './first-start.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-engine-'))
afterAll(() => rmSync(home, { recursive: true }))

const script = fileURLToPath(new URL('../../test/busy-engine.ts', import.meta.url))

// 290 and 560 MB here; with the function compiled twice 770 and 1,170.
it.each([
  ['on a database that is there', preparedDir, 450],
  ['on one that it has to make', join(home, 'nothing prepared'), 800],
])(
  'the embedded engine takes no 600 MB to compile one function, %s',
  (_, prepared, limit) => {
    const folder = mkdtempSync(join(home, 'data-'))
    const most = Number(execFileSync(process.execPath, [script, folder, prepared], { encoding: 'utf8' }))
    expect(most).toBeGreaterThan(100)
    expect(most).toBeLessThan(limit)
  },
  60_000,
)
