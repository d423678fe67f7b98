import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'

describe('the data folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'glimmer-folder-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const modeOf = (path: string) => statSync(path).mode & 0o777
  const openFolder = (name: string, ...files: string[]) => {
    const folder = join(home, name)
    mkdirSync(folder)
    for (const file of files) writeFileSync(join(folder, file), '')
    chmodSync(folder, 0o755)
    return folder
  }

  it('is made where it is missing, for its owner alone', () => {
    const folder = join(home, 'deep', 'down')
    openDataFolder(folder)
    expect(modeOf(folder)).toBe(0o700)
  })

  it('is closed where it is empty or ours', () => {
    for (const folder of [openFolder('empty'), openFolder('ours', 'lock.sqlite', 'notes.txt')]) {
      openDataFolder(folder)
      expect(modeOf(folder)).toBe(0o700)
    }
  })

  it('keeps its mode where it is somebody else’s', () => {
    const folder = openFolder('home', 'letters.txt')
    openDataFolder(folder)
    expect(modeOf(folder)).toBe(0o755)
  })

  it('that cannot be is refused in words', () => {
    writeFileSync(join(home, 'file'), '')
    expect(() => openDataFolder(join(home, 'file', 'data'))).toThrow('Cannot use the data folder')
    expect(() => openDataFolder(join(home, 'file'))).toThrow('Cannot use the data folder')
  })
})
