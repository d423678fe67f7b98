// The calendar's rules: every hostile rule by itself, each asked for all that it ever gives, and a month of many series.
import { occurrences, recurrenceEnd } from '@glimmer/domain/calendar/occurrences'
import { parseRule, type Rule } from '@glimmer/domain/calendar/rule'
import { HOSTILE_RULES } from '../packages/domain/src/calendar/test/hostile-rules.ts'
import { report } from './report.ts'

const TRIES = 5
const SERIES = 500
const START = '2026-11-23T09:00:00'
const EVER = { from: START, to: '9999-12-31T23:59:59' }
const MONTH = { from: '2026-11-01T00:00:00', to: '2026-11-30T23:59:59' }

function ruleOf(text: string): Rule {
  const reading = parseRule(text)
  if (reading.kind !== 'rule') throw new Error(reading.part)
  return reading.rule
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const slowest = Object.values(HOSTILE_RULES).map((text) => {
  const samples = Array.from({ length: TRIES }, () =>
    timed(() => {
      const rule = ruleOf(text)
      occurrences({ rule, start: START, end: recurrenceEnd({ rule, start: START }), ...EVER })
    }),
  )
  return { text, median: samples.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? Number.NaN }
})
const worst = slowest.toSorted((a, b) => b.median - a.median)
for (const { text, median } of worst.slice(0, 5))
  console.log(`  ${median.toFixed(1)} ms: ${text.slice(0, 60)}`)

const everyday = [
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=DAILY',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY',
  'FREQ=WEEKLY;INTERVAL=2',
]
const series = Array.from({ length: SERIES }, (_, i) => ({
  rule: ruleOf(everyday[i % everyday.length] ?? ''),
  start: `${2000 + (i % 27)}-01-${String(1 + (i % 28)).padStart(2, '0')}T09:00:00`,
}))
const month = Array.from({ length: TRIES }, () =>
  timed(() => {
    for (const one of series) occurrences({ ...one, ...MONTH })
  }),
)
await report([
  {
    name: 'the slowest of the hostile rules, all that it gives',
    unit: 'ms',
    samples: [worst[0]?.median ?? Number.NaN],
    limit: 100,
  },
  { name: `a month of ${SERIES} series`, unit: 'ms', samples: month, limit: 20 },
])
