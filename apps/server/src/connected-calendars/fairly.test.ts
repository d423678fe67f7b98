import { expect, it } from 'vitest'
import { icsOf } from '../../test/caldav-suite.ts'
import { caldav } from './caldav/caldav.ts'
import { decodeFairly, encodeFairly } from './fairly.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString().replaceAll(/[-:]|\.000/g, '')
const longItem = (lines: number) => ({
  href: '/a.ics',
  etag: null,
  raw: icsOf('a@x', 'Choir', ...Array.from({ length: lines }, (_, n) => `RDATE:${day(n)}`)),
})

it('reads and writes a long event as it does a short one', async () => {
  const item = { ...longItem(0), raw: icsOf('a@x', 'Choir', `X-ATTACHED:${'x'.repeat(150_000)}`) }
  const decoded = await decodeFairly(caldav, item)
  expect(decoded?.item.event.title).toBe('Choir')
  expect(decoded).toEqual(caldav.decode(item))
  if (!decoded) throw new Error('it was not read')
  const renamed = { ...decoded.item, event: { ...decoded.item.event, title: 'Orchestra' } }
  const given = { raw: item.raw, id: '', item: renamed, now: new Date() }
  const written = await encodeFairly(caldav, given)
  expect(written).toContain('SUMMARY:Orchestra')
  expect(written).toBe(caldav.encode(given))
})

it('keeps nobody waiting while it reads one that is long to do harm', async () => {
  const item = longItem(20_000)
  expect(item.raw.length).toBeGreaterThan(400_000)
  const before = performance.eventLoopUtilization()
  expect(await decodeFairly(caldav, item)).toBeNull()
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})
