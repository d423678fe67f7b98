// Runs every bench/*.bench.ts in a process of its own and prints the medians. Ends with 1 where a bench breaks,
// measures nothing, or stays outside a limit that it names itself.
import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'

const folder = import.meta.dirname
const wanted = process.argv[2] ?? ''

/** The middle value; of an even number of samples the mean of the two in the middle. */
function median(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Returns what the bench reported, and whether it ended well. */
function runBench(file) {
  return new Promise((resolve) => {
    const figures = []
    const child = fork(join(folder, file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (reported) => figures.push(...reported))
    child.on('close', (code) => resolve({ figures, ok: code === 0 && figures.length > 0 }))
  })
}

const number = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

function row(figure) {
  const middle = median(figure.samples)
  const { limit, least: floor } = figure
  const over = (limit !== undefined && middle > limit) || (floor !== undefined && !(middle >= floor))
  const [least, most] = [Math.min(...figure.samples), Math.max(...figure.samples)]
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

/** What needs Docker, or takes the better part of an hour, runs only where it is named. */
const onlyWhenNamed = ['docker.bench.ts', 'faults.bench.ts']

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted))
  .filter((file) => wanted !== '' || !onlyWhenNamed.includes(file))
  .toSorted()
console.log(`Medians on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`)

const wrong = files.length === 0 ? ['no bench of that name'] : []
for (const file of files) {
  const { figures, ok } = await runBench(file)
  console.log(`\n${basename(file, '.bench.ts')}`)
  for (const { over, line } of figures.map(row)) {
    console.log(`  ${line}`)
    if (over) wrong.push(`${file} is outside its limit`)
  }
  if (!ok) wrong.push(`${file} broke`)
}
for (const problem of new Set(wrong)) console.error(`\n${problem}`)
process.exitCode = wrong.length === 0 ? 0 : 1
