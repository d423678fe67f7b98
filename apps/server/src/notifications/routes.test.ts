import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { openClock, openReminded } from '../../test/reminded-person.ts'
import { SECRET, type StartedApp, startApp } from '../../test/start-app.ts'
import { derivePushKeys } from './push-keys.ts'

describeOnBothDatabases('the addresses of notifications', (ground) => {
  const clock = openClock()
  let service: PushService
  let app: StartedApp
  beforeAll(async () => {
    service = await startPushService()
    app = await startApp(await ground.open(), service.settings)
  })
  afterAll(() => service.close())

  const open = () => openReminded(app, clock, service)

  it('tell a key that follows from the secret alone, and changes with it', async () => {
    const ada = await open()
    const { publicKey } = await jsonOf<{ publicKey: string }>(await ada.get('/api/notifications/key'))
    expect(publicKey).toBe(derivePushKeys(SECRET).publicKey)
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(derivePushKeys('another secret').publicKey).not.toBe(publicKey)
  })

  it('name the devices that take pushes, this one first', async () => {
    const ada = await open()
    const state = () => ada.get(`/api/notifications/state?owner=${ada.owner}`).then((answer) => answer.json())
    expect(await state()).toEqual({ email: 'off', push: { devices: [] } })
    await ada.subscribe()
    const [before] = (await jsonOf<{ push: { devices: object[] } }>(await ada.subscribe())).push.devices
    expect(before).toMatchObject({ isThis: true, since: expect.stringMatching(/Z$/) })
    expect(await state()).toEqual({ email: 'off', push: { devices: [before] } })
    await ada.post('/api/notifications/subscription/end', { owner: ada.owner })
    expect(await state()).toEqual({ email: 'off', push: { devices: [] } })
  })

  it('give a browser to whoever is signed in there last', async () => {
    const [ada, ben] = [await open(), await open()]
    await ada.subscribe()
    await ben.post('/api/notifications/subscription', { owner: ben.owner, ...ada.device.subscription })
    const devicesOf = async ({ get, owner }: typeof ada) =>
      jsonOf<{ push: { devices: unknown[] } }>(await get(`/api/notifications/state?owner=${owner}`))
    expect((await devicesOf(ada)).push.devices).toEqual([])
    expect((await devicesOf(ben)).push.devices).toHaveLength(1)
  })

  it.each([
    ['a point that is not on the curve', { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]) }],
    ['a point in another form', { p256dh: createPair().getPublicKey(null, 'compressed') }],
    ['a short secret', { auth: randomBytes(15) }],
    ['an address by http', { endpoint: 'http://push.example.org/x' }],
    ['an address in a private network', { endpoint: 'https://192.168.0.1/x' }],
    ['an address of this machine', { endpoint: 'https://[::1]/x' }],
    ['another port', { endpoint: 'https://push.example.org:8443/x' }],
    ['a name and a password', { endpoint: 'https://a:b@push.example.org/x' }],
  ])('refuse %s', async (_what, wrong) => {
    const ada = await open()
    const fields = Object.entries(wrong).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.toString('base64url'),
    ])
    const body = { owner: ada.owner, ...ada.device.subscription, ...Object.fromEntries(fields) }
    const answer = await ada.post('/api/notifications/subscription', body)
    expect(await refusalOf(answer)).toEqual([400, 'push_refused'])
  })

  it('keep twenty devices, this one among them also where a clock that was ahead saw the others', async () => {
    const ada = await open()
    const { accounts } = await ground.open()
    const session = await accounts
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', ada.owner)
      .executeTakeFirstOrThrow()
    for (let i = 0; i < 21; i += 1) {
      await accounts
        .insertInto('session')
        .values({ ...session, id: `${ada.owner} ${i}`, token: `${ada.owner} ${i}` })
        .execute()
      const row = {
        user_id: ada.owner,
        id: `device ${i}`,
        session_id: `${ada.owner} ${i}`,
        endpoint: `https://push.example.org/${ada.owner}/${i}`,
        p256dh: '',
        auth: '',
        created_at: new Date(i * 1000).toISOString(),
        seen_at: new Date(Date.UTC(2999, 0) + i * 1000).toISOString(),
      }
      await accounts.insertInto('public.push_subscriptions').values(row).execute()
    }
    const kept = await jsonOf<{ push: { devices: { isThis: boolean }[] } }>(await ada.subscribe())
    expect(kept.push.devices).toHaveLength(20)
    expect(kept.push.devices[0]).toMatchObject({ isThis: true })
  })

  it('send a test to this device, a few times', async () => {
    const ada = await open()
    const test = () => ada.post('/api/notifications/test', { owner: ada.owner, way: 'push' })
    expect(await refusalOf(await test())).toEqual([409, 'no_subscription'])
    await ada.subscribe()
    expect(await (await test()).json()).toEqual({ sent: true })
    expect(ada.device.received).toMatchObject([{ payload: { kind: 'test', owner: ada.owner } }])
    service.answer(() => ({ status: 500 }))
    expect(await refusalOf(await test())).toEqual([502, 'not_sent'])
    service.answer(() => ({ status: 201 }))
    for (let i = 0; i < 2; i += 1) await test()
    const refused = await test()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusalOf(refused)).toEqual([429, 'too_many_requests'])
    expect(
      await refusalOf(await ada.post('/api/notifications/test', { owner: ada.owner, way: 'fax' })),
    ).toEqual([400, 'bad_request'])
  })

  it('do nothing for another owner, and put nothing off for longer than two days', async () => {
    const [ada, ben] = [await open(), await open()]
    const until = new Date(Date.now() + 60_000).toISOString()
    const later = { owner: ben.owner, tag: 'daily:2026-11-26', action: 'not-today', until }
    for (const [path, body] of [
      ['subscription', { owner: ben.owner, ...ada.device.subscription }],
      ['subscription/end', { owner: ben.owner }],
      ['test', { owner: ben.owner, way: 'push' }],
      ['later', later],
    ] as const) {
      const answer = await ada.post(`/api/notifications/${path}`, body)
      expect([path, await refusalOf(answer)]).toEqual([path, [409, 'other_owner']])
    }
    const state = await ada.get(`/api/notifications/state?owner=${ben.owner}`)
    expect(await refusalOf(state)).toEqual([409, 'other_owner'])
    const far = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString()
    const answer = await ada.post('/api/notifications/later', { ...later, owner: ada.owner, until: far })
    expect(await refusalOf(answer)).toEqual([400, 'bad_request'])
  })
})

function createPair() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}
