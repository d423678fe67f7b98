import { describe, expect, it } from 'vitest'
import { addTask, openAccount } from '../../test/account.ts'
import { prepareReplicaGround } from '../../test/replica-ground.ts'
import { startApp } from '../../test/start-app.ts'

const TOKEN = 'numbers-for-the-gardener'

describe('pulls where there is a replica', () => {
  const ground = prepareReplicaGround()
  const open = async () => {
    const started = await startApp(await ground.open(), { METRICS_TOKEN: TOKEN })
    const count = async () => {
      const answer = await started.app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
      const found = (await answer.text()).matchAll(/^glimmer_replica_pulls_total\{outcome="(\w+)"\} (\d+)$/gm)
      return Object.fromEntries([...found].map(([, outcome, times]) => [outcome, Number(times)]))
    }
    return { ...started, count, ada: await openAccount(started) }
  }

  it('are read from it as soon as it has what the primary has', async () => {
    const { ada, count } = await open()
    await ada.push([addTask('Water the fern')])
    await ground.catchUp()
    expect((await ada.pull()).rows).toMatchObject([{ data: { title: 'Water the fern' } }])
    expect(await count()).toEqual({ read: 1, behind: 0, failed: 0 })
  })
  it('lags', async () => {
    const { ada, count } = await open()
    for (let i=0;i<200;i++) {
    await ada.push([addTask('Water the fern')])
    await ada.pull()
    }
    console.log(await count())
  })
})
