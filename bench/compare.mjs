// What a bench remembers of its last run, and what has become worse since.

/** The middle value; of an even number of samples the mean of the two in the middle. */
export function median(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The name of a file for what was measured on such a machine: runs on another kind of machine are not compared with. */
export function machineName({ model, cores, memoryBytes, platform }) {
  const memory = `${Math.round(memoryBytes / 1024 ** 3)}-gb`
  return [platform, `${cores}x`, model, memory]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** Whether more of it is better (1), worse (-1), or neither is known (0). */
function direction({ unit, limit, least }) {
  if (unit === '/s' || least !== undefined) return 1
  return unit !== '' || limit !== undefined ? -1 : 0
}

const WORTH_A_WORD = 0.1

/**
 * Returns the figures whose median is worse than in the last run by more than a tenth, each with its name, its unit and
 * both medians. `last` are medians by name; what it does not know cannot be worse.
 */
export function findWorse(figures, last) {
  return figures.flatMap((figure) => {
    const [before, now] = [last[figure.name], median(figure.samples)]
    if (before === undefined || before === 0) return []
    const change = (direction(figure) * (now - before)) / before
    return change < -WORTH_A_WORD ? [{ name: figure.name, unit: figure.unit, before, now }] : []
  })
}

/** The medians by name: what the next run is compared with. */
export function mediansOf(figures) {
  return Object.fromEntries(figures.map(({ name, samples }) => [name, median(samples)]))
}
