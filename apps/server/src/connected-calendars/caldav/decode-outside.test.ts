import { expect, it } from 'vitest'
import { icsOf } from '../../../test/caldav-suite.ts'
import { decodeFairly } from '../connector.ts'
import { caldav } from './caldav.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString().replaceAll(/[-:]|\.000/g, '')
const longItem = (lines: number) => ({
  href: '/a.ics',
  etag: null,
  raw: icsOf('a@x', 'Choir', ...Array.from({ length: lines }, (_, n) => `RDATE:${day(n)}`)),
})

it('reads a long event as it reads a short one', async () => {
  const item = { ...longItem(0), raw: icsOf('a@x', 'Choir', `X-ATTACHED:${'x'.repeat(150_000)}`) }
  const decoded = await decodeFairly(caldav, item)
  expect(decoded?.item.event.title).toBe('Choir')
  expect(decoded).toEqual(caldav.decode(item))
})

it('keeps nobody waiting while it reads one that is long to do harm', async () => {
  const item = longItem(20_000)
  expect(item.raw.length).toBeGreaterThan(400_000)
  const before = performance.eventLoopUtilization()
  expect(await decodeFairly(caldav, item)).toBeNull()
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})
