import { type DumpReason, dumpReasons } from './dump-format.ts'

export interface NamedDump {
  readonly name: string
  readonly madeAt: Date
  readonly reason: DumpReason
}

/** `glimmer-2026-11-21T13-05-48-012Z-daily.ndjson.gz`: sorts by time, and is a name on every file system. */
export function dumpName({ now, reason }: { now: Date; reason: DumpReason }): string {
  return `glimmer-${now.toISOString().replaceAll(/[:.]/g, '-')}-${reason}.ndjson.gz`
}

const NAME = new RegExp(
  `^glimmer-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)-(\\d{3})Z-(${dumpReasons.join('|')})\\.ndjson\\.gz$`,
)

/** Null for every name that `dumpName` does not give. */
export function readDumpName(name: string): NamedDump | null {
  const [, day, hours, minutes, seconds, milliseconds, reason] = NAME.exec(name) ?? []
  const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)
  if (Number.isNaN(madeAt.getTime())) return null
  return { name, madeAt, reason: reason as DumpReason }
}
