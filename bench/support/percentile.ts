/** The value below which 99 of 100 samples lie. */
export function p99(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor((samples.length - 1) * 0.99)] ?? 0
}
