import { randomUUID } from 'node:crypto'
import { encodeBase64 } from '@glimmer/domain/profile/base64'
import { hostilePictures } from '@glimmer/domain/profile/test/hostile-pictures'
import { PROGRESSIVE, SMALL } from '@glimmer/domain/profile/test/pictures'
import { expect, it } from 'vitest'
import { type Account, openAccount } from '../../test/account.ts'
import { refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { dumpRows } from '../../test/rows-of-person.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const SEED = Number(process.env['GLIMMER_SEED'])
const updatedAt = '2026-11-21T10:00:00.000Z'
const addressOf = ({ owner }: Pick<Account, 'owner'>) => `/avatars/${owner}/avatar.jpg`

const withPicture = (image: unknown, rowId = 'me') => ({
  id: randomUUID(),
  generation: 1,
  changes: [{ table: 'avatars', rowId, op: 'insert', data: { image, updatedAt } }],
})

describeOnBothDatabases('a profile picture', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))

  async function openWithPicture(image: string | null = SMALL): Promise<Account> {
    const person = await openAccount(await start())
    expect((await person.push([withPicture(image)])).status).toBe(200)
    return person
  }

  it('is shown to its owner, as it is, and kept by nobody in between (I2)', async () => {
    const ada = await openWithPicture()
    const answer = await ada.get(addressOf(ada))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(encodeBase64(new Uint8Array(await answer.arrayBuffer()))).toBe(SMALL)

    await ada.push([withPicture(PROGRESSIVE)])
    const newer = await ada.get(addressOf(ada))
    expect(encodeBase64(new Uint8Array(await newer.arrayBuffer()))).toBe(PROGRESSIVE)
    await ada.push([withPicture(null)])
    expect(await refusalOf(await ada.get(addressOf(ada)))).toEqual([404, 'not_found'])
  })

  it('is not there for anybody else, who hears the same of people without one and of nobody', async () => {
    const [ada, ben] = [await openWithPicture(), await openWithPicture(PROGRESSIVE)]
    const app = await start()
    const cyd = await openAccount(app)
    const rows = async () => dumpRows(await ground.open(), ada.owner)
    const before = await rows()
    const expected = await (await cyd.get(addressOf({ owner: randomUUID() }))).text()
    for (const who of [ben.browser, cyd.browser, app.openBrowser()]) {
      for (const path of [addressOf(ada), `${addressOf(ada)}?owner=${ada.owner}`, '/avatars/me/avatar.jpg']) {
        const answer = await who.get(path, { headers: { 'x-user-id': ada.owner } })
        expect([answer.status, await answer.text()]).toEqual([404, expected])
      }
    }
    expect((await ada.get(addressOf(ada))).status).toBe(200)
    expect(await rows()).toEqual(before)
    await ada.post('/api/auth/sign-out', {})
    expect((await ada.get(addressOf(ada))).status).toBe(404)
  })

  it(`is none of 200 that mean harm: not kept from a device, not shown from a dump (seed ${SEED})`, async () => {
    const [ada, ben] = [await openWithPicture(), await openWithPicture(PROGRESSIVE)]
    const database = await ground.open()
    const hostile = hostilePictures(200, SEED)
    const keep = (image: string) =>
      database.withUser(ada.owner, (trx) => trx.updateTable('avatars').set({ image }).execute())
    for (const { what, image } of hostile) {
      const pushed = await ada.push([withPicture(image)])
      expect([what, await refusalOf(pushed)]).toEqual([what, [400, 'bad_mutation']])
    }
    expect((await ada.pull()).rows).toMatchObject([{ table: 'avatars', data: { image: SMALL } }])
    for (const { what, image } of hostile) {
      await keep(image)
      expect([what, (await ada.get(addressOf(ada))).status]).toEqual([what, 404])
    }
    await keep(SMALL)
    // In another's name, or in a row that is nobody's.
    for (const rowId of [ben.owner, randomUUID(), `${ben.owner}/me`, '']) {
      expect(await refusalOf(await ada.push([withPicture(SMALL, rowId)]))).toEqual([400, 'bad_mutation'])
    }
    expect((await ada.push([withPicture(SMALL)], { owner: ben.owner })).status).toBe(409)
    expect((await ben.pull()).rows).toMatchObject([{ table: 'avatars', data: { image: PROGRESSIVE } }])
  })
})
