// What a report of mutants says, in lines.

const NOTICED = ['Killed', 'Timeout', 'RuntimeError']
const MISSED = ['Survived', 'NoCoverage']

const count = (mutants, states) => mutants.filter(({ status }) => states.includes(status)).length

const share = ({ noticed, of }) => (of === 0 ? 100 : (100 * noticed) / of)

function tally(mutants) {
  const noticed = count(mutants, NOTICED)
  return { noticed, of: noticed + count(mutants, MISSED) }
}

const line = (sum, name) => `${share(sum).toFixed(1).padStart(6)} %  ${sum.noticed} of ${sum.of}  ${name}`

/** The words that a mutant replaces, where they end on the line they begin on. */
function replaced({ start, end }, lines) {
  const text = lines[start.line - 1] ?? ''
  return start.line === end.line
    ? text.slice(start.column - 1, end.column - 1)
    : `${text.slice(start.column - 1)} …`
}

const shorten = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)

function survivors([name, { source, mutants }]) {
  const lines = source.split('\n')
  return mutants
    .filter(({ status }) => MISSED.includes(status))
    .map(({ location, replacement, status }) => {
      const { line, column } = location.start
      const untested = status === 'NoCoverage' ? ', in no test' : ''
      return `${name}:${line}:${column}${untested}: ${shorten(replaced(location, lines))} → ${shorten(replacement)}`
    })
}

/** Every mutant that no test noticed, then how many were noticed, file by file and of all. */
export function describeMutants({ files }) {
  const inOrder = Object.entries(files).toSorted(([one], [other]) => one.localeCompare(other))
  const all = tally(inOrder.flatMap(([, { mutants }]) => mutants))
  return {
    score: share(all),
    lines: [
      ...inOrder.flatMap(survivors),
      '',
      ...inOrder.map(([name, { mutants }]) => line(tally(mutants), name)),
      line(all, 'of all'),
    ],
  }
}
