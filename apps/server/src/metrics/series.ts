/** Series of numbers in the text format of Prometheus. Their labels' values come from the code, never from a request. */
export interface Series {
  readonly name: string
  readonly write: () => string
}

type Labels = Readonly<Record<string, string>>

/** Only grows. */
export function createCounter(name: string, help: string) {
  const values = new Map<string, number>()
  return {
    name,
    add(labels: Labels = {}, by = 1) {
      const key = writeLabels(labels)
      values.set(key, (values.get(key) ?? 0) + by)
    },
    write: () =>
      head(name, help, 'counter') + [...values].map(([key, value]) => line(name, key, value)).join(''),
  }
}

export type Reading = readonly [Labels, number]

/** Is looked at when it is asked for. */
export function createGauge(name: string, help: string, read: () => readonly Reading[]): Series {
  return {
    name,
    write: () =>
      head(name, help, 'gauge') +
      read()
        .map(([labels, value]) => line(name, writeLabels(labels), value))
        .join(''),
  }
}

/** Counts how long things took, in seconds. */
export function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const all = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number }>()
  return {
    name,
    add(labels: Labels, value: number) {
      const key = writeLabels(labels)
      const found = all.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }
      all.set(key, found)
      const place = bounds.findIndex((bound) => value <= bound)
      const at = place === -1 ? bounds.length : place
      found.counts[at] = (found.counts[at] ?? 0) + 1
      found.sum += value
    },
    write() {
      const lines = [...all.values()].map(({ labels, counts, sum }) => {
        let below = 0
        const buckets = counts.map((count, place) => {
          below += count
          const le = String(bounds[place] ?? '+Inf')
          return line(`${name}_bucket`, writeLabels({ ...labels, le }), below)
        })
        const key = writeLabels(labels)
        return [...buckets, line(`${name}_sum`, key, sum), line(`${name}_count`, key, below)].join('')
      })
      return head(name, help, 'histogram') + lines.join('')
    },
  }
}

function head(name: string, help: string, type: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels} ${value}\n`
}

function writeLabels(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

function escape(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
}
