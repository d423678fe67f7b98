import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceDatabase } from './database.ts'
import type { Environment } from './environment.ts'
import { becomeLeader } from './leader.ts'
import { createBrowser, cutOffWrites } from './test/test-device.ts'

/** Tabs of one owner, by name, and which of them lead. */
function createTabs(browser: Environment) {
  const leading: string[] = []
  const open = async (name: string) => {
    const database = new DeviceDatabase('ada', browser.indexedDb)
    await database.open()
    const stop = becomeLeader(database, browser, () => {
      leading.push(name)
      return () => void leading.splice(leading.indexOf(name), 1)
    })
    return { stop, database }
  }
  return { leading, open }
}

describe('with Web Locks', () => {
  it('one tab leads at a time, and the next when it ends', async () => {
    const { leading, open } = createTabs(createBrowser())
    const one = await open('one')
    await vi.waitFor(() => expect(leading).toEqual(['one']))
    const two = await open('two')
    one.stop()
    await vi.waitFor(() => expect(leading).toEqual(['two']))
    two.stop()
    await vi.waitFor(() => expect(leading).toEqual([]))
  })

  it('a tab that ends before its turn never leads', async () => {
    const { leading, open } = createTabs(createBrowser())
    const one = await open('one')
    one.stop()
    const two = await open('two')
    await vi.waitFor(() => expect(leading).toEqual(['two']))
    two.stop()
  })
})

describe('with a lease, on plain HTTP', () => {
  let now = 0
  const renew = () => vi.advanceTimersByTimeAsync(3_000)
  beforeEach(() => {
    now = 0
    vi.stubGlobal('navigator', {})
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => void vi.useRealTimers())

  it('the next leads when the lease ran out, and who slept through that leads no more', async () => {
    const { leading, open } = createTabs(createBrowser({ now: () => now }))
    const one = await open('one')
    await vi.waitFor(() => expect(leading).toEqual(['one']))
    const two = await open('two')
    now = 9_000
    await renew()
    expect(leading).toEqual(['one'])
    one.database.close()
    now = 60_000
    await renew()
    await vi.waitFor(() => expect(leading).toEqual(['two']))
    two.stop()
    expect(leading).toEqual([])
  })

  it('who slept while another took over steps down, and leads again later', async () => {
    const { leading, open } = createTabs(createBrowser({ now: () => now }))
    const one = await open('one')
    await vi.waitFor(() => expect(leading).toEqual(['one']))
    now = 60_000
    const two = await open('two')
    await vi.waitFor(() => expect(leading).toContain('two'))
    await renew()
    await vi.waitFor(() => expect(leading).toEqual(['two']))
    two.stop()
    now = 120_000
    await renew()
    await vi.waitFor(() => expect(leading).toEqual(['one']))
    one.stop()
  })

  it('a lease that could not be put down, as there is no room, is asked for again', async () => {
    const { leading, open } = createTabs(createBrowser({ now: () => now }))
    const makeRoom = cutOffWrites('meta')
    const one = await open('one')
    await renew()
    expect(leading).toEqual([])
    makeRoom()
    await renew()
    await vi.waitFor(() => expect(leading).toEqual(['one']))
    one.stop()
  })

  it('a clock that was set back does not leave everybody waiting', async () => {
    const { leading, open } = createTabs(createBrowser({ now: () => now }))
    now = 86_400_000
    const one = await open('one')
    await vi.waitFor(() => expect(leading).toEqual(['one']))
    one.database.close()
    now = 0
    const two = await open('two')
    await vi.waitFor(() => expect(leading).toContain('two'))
    two.stop()
    one.stop()
  })
})
