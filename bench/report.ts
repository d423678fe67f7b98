/**
 * One thing that a bench measured. Times in milliseconds or minutes, sizes in kB (1,000 bytes) or MB, rates a second; say so in
 * `unit`. Points and shares have none.
 */
export interface Figure {
  name: string
  unit: 'ms' | 'min' | 'kB' | 'MB' | '/s' | ''
  samples: number[]
  /** The median must not be above it. */
  limit?: number
  /** The median must not be below it. */
  least?: number
}

/** Hands figures to `npm run bench`, or prints them where a bench is run on its own. */
export function report(figures: Figure[]): void {
  if (process.send) process.send(figures)
  else console.log(figures)
}
