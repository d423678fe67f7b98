/** Megabytes, with one place after the point while there are few. */
export function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes.toLocaleString('en-GB', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })
}
