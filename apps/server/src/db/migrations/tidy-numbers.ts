const MAX_NUMBER_LENGTH = 20

/**
 * Returns the value with every number in it such that few digits write it out: what is too large becomes the largest that
 * counts in whole numbers, what is too fine is rounded. The migration that has run relies on it: do not change it.
 */
export function tidyNumbers(value: unknown): unknown {
  if (typeof value === 'number') return tidyNumber(value)
  if (Array.isArray(value)) return value.map(tidyNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidyNumbers(item)]))
}

function tidyNumber(value: number): number {
  const written = String(value)
  if (written.length <= MAX_NUMBER_LENGTH && /^-?[\d.]+$/.test(written)) return value
  const drawnIn = Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value))
  return roundToMicro(drawnIn)
}

/** To six places after the point. */
function roundToMicro(value: number): number {
  return Number(value.toFixed(6))
}
