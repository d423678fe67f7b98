import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint, listFiles } from './files.mjs'

let folder
const write = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glimmer-files-'))
  write('apps/web/app/root.tsx', 'root')
  write('apps/web/app/features/data/chart.tsx', 'chart')
  write('apps/web/build/client/index.html', 'made')
  write('apps/web/node_modules/x/index.js', 'dependency')
  write('apps/web/.react-router/types/a.ts', 'made')
  write('data/secret', 'a person’s own')
  write('README.md', 'read me')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('finding the files that something is made from', () => {
  it('leaves out dependencies, what was made, and the data folder of the root only', () => {
    expect(listFiles(folder)).toEqual([
      'README.md',
      'apps/web/app/features/data/chart.tsx',
      'apps/web/app/root.tsx',
    ])
  })

  it('takes folders and single files, and passes over what is not there', () => {
    expect(listFiles(folder, ['README.md', 'apps/web/app/features', 'absent'])).toEqual([
      'README.md',
      'apps/web/app/features/data/chart.tsx',
    ])
  })

  it('has another fingerprint after an edit and after a new name', () => {
    const hash = () => fingerprint(folder, listFiles(folder, ['apps']))
    const before = hash()
    expect(hash()).toBe(before)
    write('apps/web/app/root.tsx', 'toor')
    const edited = hash()
    expect(edited).not.toBe(before)
    renameSync(join(folder, 'apps/web/app/root.tsx'), join(folder, 'apps/web/app/boot.tsx'))
    expect(hash()).not.toBe(edited)
  })
})
