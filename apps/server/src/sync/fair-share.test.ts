import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { createFairShare } from './fair-share.ts'
import { insertTask, mutation, openPerson } from './test/person.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('what one person may have of a server', () => {
  it('is four requests at once; others of theirs wait in line, nobody else does', async () => {
    const share = createFairShare()
    const four = await Promise.all([1, 2, 3, 4].map(() => share.takeTurn('ada')))
    const came: string[] = []
    const inLine = ['fifth', 'sixth'].map((name) =>
      share.takeTurn('ada').then((leave) => {
        came.push(name)
        return leave
      }),
    )
    const ben = await share.takeTurn('ben')
    expect(came).toEqual([])
    four[0]?.()
    const fifth = await inLine[0]
    expect(came).toEqual(['fifth'])
    fifth?.()
    const sixth = await inLine[1]
    expect(came).toEqual(['fifth', 'sixth'])
    for (const leave of [...four.slice(1), sixth, ben]) leave?.()
    // All turns were given back: as many can be taken at once as at first.
    expect(await Promise.all([1, 2, 3, 4].map(() => share.takeTurn('ada')))).not.toContain(null)
  })

  it('is a line of a hundred; who comes then is told at once', async () => {
    const share = createFairShare()
    const turns = Array.from({ length: 104 }, () => share.takeTurn('ada'))
    expect(await share.takeTurn('ada')).toBeNull()
    expect(await share.takeTurn('ben')).not.toBeNull()
    for (const turn of turns) (await turn)?.()
    expect(await share.takeTurn('ada')).not.toBeNull()
  })

  it('is two hundred million characters a day', () => {
    let now = 0
    const share = createFairShare(() => now)
    expect(share.mayPush('ada', 150_000_000)).toBe(true)
    expect(share.mayPush('ada', 60_000_000)).toBe(false)
    expect(share.mayPush('ada', 50_000_000)).toBe(true)
    expect(share.mayPush('ada', 1)).toBe(false)
    expect(share.mayPush('ben', 1)).toBe(true)
    now = DAY_MS
    expect(share.mayPush('ada', 1)).toBe(true)
  })
})

describeOnBothDatabases('the stream of pings', (ground) => {
  it('is opened fifty times by one person and no more, and again when one of them ends', async () => {
    const [ada, ben] = [await openPerson(ground), await openPerson(ground)]
    const streams = await Promise.all(Array.from({ length: 50 }, () => ada.listen()))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await refusalOf(await ada.listen())).toEqual([429, 'too_many_requests'])
    const bens = await ben.listen()
    expect(bens.status).toBe(200)
    await streams.pop()?.body?.cancel()
    const again = await ada.listen()
    expect(again.status).toBe(200)
    for (const stream of [...streams, bens, again]) await stream.body?.cancel()
  })

  it('is not left running by one who asks for its headers alone', async () => {
    const ada = await openPerson(ground)
    const ask = async () => ada.app.request(`/api/sync/events?owner=${ada.owner}`, { method: 'HEAD' })
    const answers = await Promise.all(Array.from({ length: 60 }, ask))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([405]))
  })

  it('is beside pushes of at most 300,000 characters', async () => {
    const ada = await openPerson(ground)
    const long = (count: number) =>
      Array.from({ length: count }, () => insertTask(randomUUID(), 'x'.repeat(500)))
    const answer = await ada.post(ada.request([mutation(...long(300)), mutation(...long(300))]))
    expect(await refusalOf(answer)).toEqual([413, 'too_large'])
    await ada.push([mutation(...long(380))])
    const page = await ada.app.request(`/api/sync/pull?owner=${ada.owner}&schema=${SCHEMA_VERSION}`)
    expect(await page.json()).toMatchObject({ newest: 1 })
  })
})
