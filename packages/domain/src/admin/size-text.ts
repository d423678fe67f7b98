const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** A size for people to read, by thousands: '1 kB', '12.5 MB'. Never less than '1 kB'. */
export function sizeText(bytes: number): string {
  let size = Math.max(bytes, 1_000) / 1_000
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000
    unit += 1
  }
  return `${size < 99.5 && unit > 0 ? Number(size.toFixed(1)) : Math.round(size)} ${UNITS[unit]}`
}
