import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { preparedMark, ensureDatabaseFolder } from './first-start.ts'

describe('the database of a first start', () => {
  const home = mkdtempSync(join(tmpdir(), 'glimmer-first-'))
  let dataDir: string
  afterAll(() => rmSync(home, { recursive: true, force: true }))
  beforeEach(() => {
    dataDir = mkdtempSync(join(home, 'data-'))
  })

  /** A prepared folder with a mark in it, so that a test can tell a copy of it. */
  const prepare = (name: string, mark: string) => {
    const prepared = join(home, name)
    cpSync(join(inject('migratedFolder'), 'database'), join(prepared, 'database'), { recursive: true })
    writeFileSync(join(prepared, 'database', 'mark'), name)
    writeFileSync(join(prepared, 'made-by'), mark)
    return prepared
  }
  const isCopy = (folder: string) => existsSync(join(folder, 'mark'))
  const answers = async (folder: string) => {
    const database = await PGlite.create(folder)
    const { rows } = await database.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    )
    await database.close()
    return rows[0]?.version ?? ''
  }

  it('is copied from the prepared one, whatever an earlier attempt left behind', async () => {
    const prepared = prepare('good', preparedMark())
    mkdirSync(join(dataDir, 'database.new'))
    writeFileSync(join(dataDir, 'database.new', 'half'), 'a file')
    const folder = await ensureDatabaseFolder(dataDir, prepared)
    expect(folder).toBe(join(dataDir, 'database'))
    expect(isCopy(folder)).toBe(true)
    expect(existsSync(join(folder, 'half'))).toBe(false)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false)
  })

  it('is made on the spot where nothing was prepared, or by another version', async () => {
    const other = prepare('other', preparedMark().replace(/^.*/, '0.0.1'))
    for (const prepared of [join(home, 'nothing'), other]) {
      const place = mkdtempSync(join(home, 'data-'))
      const folder = await ensureDatabaseFolder(place, prepared)
      expect(isCopy(folder)).toBe(false)
      expect(await answers(folder)).toMatch(
        new RegExp(`^${readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()}\\.`),
      )
    }
  })

  it('is left as it is from the second start on', async () => {
    const prepared = prepare('again', preparedMark())
    const folder = await ensureDatabaseFolder(dataDir, prepared)
    rmSync(join(folder, 'mark'))
    expect(await ensureDatabaseFolder(dataDir, prepared)).toBe(folder)
    expect(isCopy(folder)).toBe(false)
  })
})
