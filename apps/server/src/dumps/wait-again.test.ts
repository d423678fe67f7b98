import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { passDays } from '../../test/pass-days.ts'
import { countRows } from '../../test/rows-of-person.ts'
import { startApp } from '../../test/start-app.ts'
import { dumpFolderOf } from './dump-folder.ts'
import { createErasureNotes, settleErasures } from './erasures.ts'
import { restoreBackup } from './restore-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnBothDatabases('deletions that can be taken back, where a dump is restored', (ground) => {
  const open = async () => {
    const { dataDir } = await ground.options()
    const database = await ground.open()
    const note = createErasureNotes(dataDir, silentLog)
    const app = await startApp(database, { DELETE_GRACE_DAYS: '7' }, { noteErasure: note })
    const dump = async () => {
      const folder = dumpFolderOf(dataDir)
      return (await database.dump({ folder, app: '0.1.0', reason: 'by-hand', now: new Date() })).path
    }
    const leave = ({ post, owner }: Pick<Account, 'post' | 'owner'>) =>
      post('/api/auth/delete-account', { owner, password: PASSWORD })
    const keep = async ({ owner }: Pick<Account, 'owner'>) => {
      const pending = await app.auth.deletions.find(owner)
      return pending !== null && app.auth.deletions.keep(pending)
    }
    const deleteAfter = async (owner: string) => {
      await passDays(database, owner, 8)
      await app.auth.deletions.deleteDue()
      await passDays(database, owner, 1)
      await app.auth.deletions.deleteDue()
    }
    return {
      database,
      dataDir,
      app,
      dump,
      leave,
      keep,
      deleteAfter,
      list: join(dumpFolderOf(dataDir), 'erased.ndjson'),
    }
  }
  const restore = async (path: string) => {
    const { dataDir, databaseUrl } = await ground.options()
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    expect(await restoreBackup([path, '--replace'], env)).toMatchObject({ kind: 'ok' })
  }

  it('neither brings a deleted account back nor lets a kept one be deleted, and who waits goes on to wait', async () => {
    const { database, app, dump, leave, keep, deleteAfter } = await open()
    // By their last word: before the first dump nobody has asked, at the second the first four have.
    const [kept, gone, waiting, again, since] = (await Promise.all(
      [1, 2, 3, 4, 5].map(() => openAccount(app)),
    )) as [Account, Account, Account, Account, Account]
    const people = [kept, gone, waiting, again, since]
    for (const person of people) await person.push([addTask('Water the fern')])
    const before = await dump()
    for (const person of [kept, gone, waiting, again]) expect((await leave(person)).status).toBe(200)
    const during = await dump()
    expect(await keep(kept)).toBe(true)
    await deleteAfter(gone.owner)
    expect(await keep(again)).toBe(true)
    const signIn = { email: again.email, password: PASSWORD }
    await again.post('/api/auth/sign-in/email', signIn)
    await leave(again)
    await leave(since)
    const dates = new Map<string, string | undefined>()
    for (const { owner } of people) dates.set(owner, (await app.auth.deletions.find(owner))?.dueAt)
    expect([...dates.values()].filter((date) => date !== undefined)).toHaveLength(3)
    await database.close()

    for (const path of [before, during]) {
      await restore(path)
      const restored = await open()
      expect((await countRows(restored.database, gone.owner))['public.tasks']).toBe(0)
      for (const person of [kept, waiting, again, since]) {
        expect((await countRows(restored.database, person.owner))['public.tasks']).toBe(1)
        const pending = await restored.app.auth.deletions.find(person.owner)
        expect(pending?.dueAt).toBe(dates.get(person.owner))
      }
      await restored.database.close()
    }
  })

  it('gives an account some days more about which the list says nothing', async () => {
    const first = await open()
    const { database, app, dump, leave } = first
    const ada = await openAccount(app)
    await ada.push([addTask('Water the fern')])
    await leave(ada)
    await passDays(database, ada.owner, 6)
    // As if its request stood in the list of another server, and what became of it.
    const askedAt = (await app.auth.deletions.find(ada.owner))?.askedAt
    expect(readFileSync(first.list, 'utf8')).not.toContain(askedAt)
    const path = await dump()
    await database.close()
    await restore(path)
    const restored = await open()
    const { dueAt = '' } = (await restored.app.auth.deletions.find(ada.owner)) ?? {}
    expect(Date.parse(dueAt) - Date.now()).toBeGreaterThan(6.5 * DAY_MS)
    expect(await restored.app.auth.deletions.deleteDue()).toBe(0)
    await restored.database.close()
  })

  it('has at the next start what was committed when a server ended in the midst of asking or keeping', async () => {
    const { database, dataDir, app, dump, leave, list } = await open()
    mkdirSync(dirname(list), { recursive: true })
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    const before = await dump()
    await leave(ada)
    await leave(ben)
    const [asked, kept] = [await app.auth.deletions.find(ada.owner), await app.auth.deletions.find(ben.owner)]
    const during = await dump()
    await app.auth.deletions.keep(kept ?? { userId: '', askedAt: '' })
    // Ended after each commit, so that only the first line of each stands; one request was never committed.
    const lines = readFileSync(list, 'utf8').trimEnd().split('\n')
    const begun = lines.filter((line) => line.includes('"begun"'))
    expect(begun.length).toBeGreaterThan(2)
    const never = {
      pending: ben.owner,
      askedAt: '2026-01-01T00:00:00.000Z',
      dueAt: '2026-01-08T00:00:00.000Z',
    }
    const { writeFileSync } = await import('node:fs')
    writeFileSync(list, begun.map((line) => `${line}\n`).join(''))
    appendFileSync(list, `${JSON.stringify({ ...never, begun: true })}\n`)
    await settleErasures(database, dataDir, silentLog)
    await database.close()
    for (const path of [before, during]) {
      await restore(path)
      const restored = await open()
      expect(await restored.app.auth.deletions.find(ada.owner)).toEqual(asked)
      expect(await restored.app.auth.deletions.find(ben.owner)).toBeNull()
      const { rows } = await sql`select from accounts."user" where id = ${ben.owner}`.execute(
        restored.database.accounts,
      )
      expect(rows).toHaveLength(1)
      await restored.database.close()
    }
  })
})
