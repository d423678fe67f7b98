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

/**
 * Hands figures to `npm run bench`, or prints them where a bench is run on its own. Resolves when they were taken: an hour of load
 * has more than a pipe holds, and a bench that lets go of its parent before loses them.
 */
export async function report(figures: Figure[]): Promise<void> {
  const { send } = process
  if (send === undefined) {
    console.log(figures)
    return
  }
  await new Promise<void>((resolve, reject) => {
    send.call(process, figures, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}
