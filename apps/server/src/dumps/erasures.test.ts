import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { countRows } from '../../test/rows-of-person.ts'
import { startApp } from '../../test/start-app.ts'
import { dumpFolderOf } from './dump-folder.ts'
import { createErasureNotes } from './erasures.ts'
import { restoreBackup } from './restore-backup.ts'

describeOnBothDatabases('what people erased', (ground) => {
  it('stays erased where a dump from before is restored, and nothing else does', async () => {
    const { dataDir, databaseUrl } = await ground.options()
    const folder = dumpFolderOf(dataDir)
    const open = async () => {
      const database = await ground.open()
      const note = createErasureNotes(dataDir, silentLog)
      return { database, app: await startApp(database, {}, { noteErasure: note }) }
    }
    const { database, app } = await open()
    const [ada, ben, cleo, dora] = await Promise.all([1, 2, 3, 4].map(() => openAccount(app)))
    const people = [ada, ben, cleo, dora] as [Account, Account, Account, Account]
    const reset = ({ post, owner }: Account) =>
      post('/api/rpc/reset_user_account', { owner, id: randomUUID() })
    const titles = async ({ pull }: Account) => (await pull()).rows.map(({ data }) => data?.['title'])

    for (const person of people) await person.push([addTask('Old')])
    expect((await reset(people[2])).status).toBe(200)
    await people[2].push([addTask('Since the reset', randomUUID(), 2)])
    const dump = await database.dump({ folder, app: '0.1.0', reason: 'by-hand', now: new Date() })
    const gone = await people[0].post('/api/auth/delete-account', {
      owner: people[0].owner,
      password: PASSWORD,
    })
    expect(gone.status).toBe(200)
    expect((await reset(people[1])).status).toBe(200)
    await people[1].push([addTask('Later', randomUUID(), 2)])
    expect(await titles(people[1])).toEqual(['Later'])
    const file = join(folder, 'erased.ndjson')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).not.toContain('@')
    // As a server leaves the file that was killed while writing a line.
    appendFileSync(file, '{"account":"')
    await database.close()

    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const answer = await restoreBackup([dump.path, '--replace'], env)
    expect(answer).toMatchObject({ kind: 'ok', message: expect.stringContaining('erased since, 2 times') })

    const again = await open()
    expect(new Set(Object.values(await countRows(again.database, people[0].owner)))).toEqual(new Set([0]))
    const back = async ({ email, address }: Account) => {
      const browser = again.app.openBrowser()
      const path = '/api/auth/sign-in/email'
      return {
        browser,
        status: (await browser.post(path, { email, password: PASSWORD }, { address })).status,
      }
    }
    expect((await back(people[0])).status).toBe(401)
    for (const [person, kept] of [
      [people[1], []],
      [people[2], ['Since the reset']],
      [people[3], ['Old']],
    ] as const) {
      const { browser, status } = await back(person)
      expect(status).toBe(200)
      const answered = await browser.get(`/api/sync/pull?owner=${person.owner}&schema=3`)
      const page = (await answered.json()) as {
        rows: { data: { title: string } | null }[]
        generation: number
      }
      expect(page.rows.flatMap(({ data }) => data?.title ?? [])).toEqual(kept)
    }
  })
})
