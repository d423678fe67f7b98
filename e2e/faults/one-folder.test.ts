import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { startServer } from '../../apps/server/test/server-process.ts'
import { startFaultRun } from './fault-run.ts'

type ServerProcess = ReturnType<typeof startServer>

describe('one data folder', () => {
  let dataDir = ''
  let started: ServerProcess[] = []

  const start = () => {
    const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    started.push(server)
    return server
  }
  const killAll = async () => {
    for (const server of started) server.signal('SIGKILL')
    await Promise.all(started.map(({ exited }) => exited))
    started = []
  }

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'glimmer-one-folder-'))
    cpSync(join(inject('migratedFolder'), 'database'), join(dataDir, 'database'), { recursive: true })
  })
  afterEach(async () => {
    await killAll()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is refused to a second server, every time, also when the first was killed and started again', async () => {
    const run = startFaultRun('a second server on the same folder', { thin: 2, full: 20 })
    let first = start()
    const address = await first.address()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    for (let time = 1; time <= run.times; time += 1) {
      const second = start()
      expect(await second.exited).toBe(1)
      expect(second.output.err).toMatch(
        /^Glimmer cannot start: Another Glimmer is running on the data folder \/[^\n]+\. Stop that one first[^\n]+\n$/,
      )
      if (time % 2 === 1) continue
      // What a killed server leaves behind must not keep the next one out.
      first.signal('SIGKILL')
      await first.exited
      first = start()
      await first.address()
    }
    expect((await fetch(`${await first.address()}/readyz`)).status).toBe(200)
    run.report(`refused ${run.times} of ${run.times}`)
  }, 1_800_000)

  it('goes to exactly one of several servers that start at once', async () => {
    const run = startFaultRun('servers that start at once on one folder', { thin: 1, full: 20 })
    for (let time = 1; time <= run.times; time += 1) {
      const all = [1, 2, 3].map(start)
      const outcomes = await Promise.all(
        all.map(({ address, exited }) =>
          Promise.race([
            exited,
            address().then(
              () => 'listens',
              () => exited,
            ),
          ]),
        ),
      )
      expect(outcomes.toSorted()).toEqual([1, 1, 'listens'])
      await killAll()
    }
    run.report(`exactly one of three, ${run.times} of ${run.times}`)
  }, 1_800_000)
})
