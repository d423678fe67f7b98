// Runs every bench/*.bench.ts in a process of its own and prints the medians. Ends with 1 where a bench breaks,
// measures nothing, or stays outside a limit that it names itself. What follows the name is handed to each. Beside that it
// names what became worse by more than a tenth since it last ran on such a machine, which ends nothing: machines are busy.
import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findWorse, machineName, median, mediansOf } from './compare.mjs'

const folder = import.meta.dirname
const [wanted = '', ...details] = process.argv.slice(2)

const results = join(
  folder,
  'results',
  `${machineName({
    model: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryBytes: totalmem(),
    platform: `${process.platform}-${process.arch}`,
  })}.json`,
)

/** What each bench measured when it last ran to its end on a machine like this: `{ on, medians }` by its name. */
const remembered = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {}

function remember(bench, figures) {
  remembered[bench] = { on: new Date().toISOString().slice(0, 10), medians: mediansOf(figures) }
  mkdirSync(dirname(results), { recursive: true })
  writeFileSync(results, `${JSON.stringify(remembered, null, 2)}\n`)
}

/** Returns what the bench reported, and whether it ended well. */
function runBench(file) {
  return new Promise((resolve) => {
    const figures = []
    const child = fork(join(folder, file), details, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (reported) => figures.push(...reported))
    child.on('close', (code) => resolve({ figures, ok: code === 0 && figures.length > 0 }))
  })
}

const number = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

function row(figure) {
  const middle = median(figure.samples)
  const { limit, least: floor } = figure
  const over = (limit !== undefined && middle > limit) || (floor !== undefined && !(middle >= floor))
  // An hour of load has too many to be the arguments of one call.
  const sorted = figure.samples.toSorted((a, b) => a - b)
  const [least = NaN, most = NaN] = [sorted[0], sorted.at(-1)]
  const cells = [
    figure.name.padEnd(58),
    `${number(middle)} ${figure.unit}`.padStart(10),
    `${number(least)}–${number(most)}`.padStart(14),
    `n=${figure.samples.length}`.padStart(6),
    limit === undefined ? '' : `  ${over ? 'ABOVE' : 'within'} ${limit} ${figure.unit}`,
    floor === undefined ? '' : `  ${over ? 'BELOW' : 'at least'} ${floor}`,
  ]
  return { over, line: cells.join(' ').trimEnd() }
}

/** What needs Docker or a network, or takes long, runs only where it is named. */
const onlyWhenNamed = [
  'docker.bench.ts',
  'faults.bench.ts',
  'weight-install.bench.ts',
  'weight-streams.bench.ts',
  'weight-waking.bench.ts',
]

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted))
  .filter((file) => wanted !== '' || !onlyWhenNamed.includes(file))
  .toSorted()
console.log(`Medians on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`)

const wrong = files.length === 0 ? ['no bench of that name'] : []
for (const file of files) {
  const { figures, ok } = await runBench(file)
  const bench = basename(file, '.bench.ts')
  console.log(`\n${bench}`)
  for (const { over, line } of figures.map(row)) {
    console.log(`  ${line}`)
    if (over) wrong.push(`${file} is outside its limit`)
  }
  const last = remembered[bench]
  for (const { name, unit, before, now } of findWorse(figures, last?.medians ?? {})) {
    const values = `${number(before)} to ${number(now)} ${unit}`.trimEnd()
    console.log(`  Worse than on ${last.on} by more than a tenth: ${name}, ${values}`)
  }
  if (ok) remember(bench, figures)
  else wrong.push(`${file} broke`)
}
for (const problem of new Set(wrong)) console.error(`\n${problem}`)
process.exitCode = wrong.length === 0 ? 0 : 1
