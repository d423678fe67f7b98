import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startMetrics } from './metrics.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/${path}`, import.meta.url)), 'utf8')
const connections = () => ({ in_use: 0, idle: 1, waiting: 0 })
const metrics = startMetrics(
  { metricsToken: 'numbers-for-the-gardener', dataDir: tmpdir() },
  { kind: 'pglite', connections },
  '0.1.0',
)
afterAll(() => metrics?.stop())

/** The names of series in questions to Prometheus, without what a histogram adds to its own. */
function namesIn(text: string): string[] {
  const found = text.match(/\bglimmer_[a-z_]+/g) ?? []
  return [...new Set(found.map((name) => name.replace(/_(bucket|sum|count)$/, '')))].toSorted()
}

describe('the Grafana board', () => {
  const board = JSON.parse(read('grafana-board.json')) as {
    panels: { id: number; targets: { expr: string }[] }[]
  }

  it('shows every series that the server tells of, and no other', () => {
    const asked = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(namesIn(asked.join('\n'))).toEqual(metrics?.names.toSorted())
  })

  it('has panels that can be told apart', () => {
    const ids = board.panels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the example alerts', () => {
  it('ask for series that there are', () => {
    const asked = namesIn(read('prometheus-alerts.yaml'))
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !metrics?.names.includes(name))).toEqual([])
  })

  it('name labels and values that there are', () => {
    metrics?.countRequest('POST /api/sync/push', 500, 0.1)
    const told = metrics?.write() ?? ''
    const labels = [...read('prometheus-alerts.yaml').matchAll(/glimmer_\w+\{(.*?)\}/g)].map(
      ([, label]) => label ?? '',
    )
    expect(labels.length).toBeGreaterThan(3)
    expect(labels.filter((label) => !told.includes(label))).toEqual([])
  })
})
