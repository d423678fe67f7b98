import { type Logger, pino } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** One JSON line an entry on standard output. Errors are written without what people wrote: see `describeError`. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, serializers: { err: (error: unknown) => describeError(error) } })
}

interface ErrorEntry {
  type: string
  message?: string
  code?: string
  table?: string
  constraint?: string
  stack?: string
  cause?: ErrorEntry
}

const LONGEST_CHAIN = 4
const LONGEST_MESSAGE = 300

/**
 * The parts of an error that may be logged. Messages of a database, a JSON parser or a failed check quote the content
 * that they failed on, so of these only the kind, the code and the place are kept.
 */
export function describeError(error: unknown, depth = 0): ErrorEntry | undefined {
  if (error === undefined || error === null || depth >= LONGEST_CHAIN) return undefined
  if (!(error instanceof Error)) return { type: typeof error }
  const entry: ErrorEntry = { type: error.name }
  const { code, table, constraint, severity } = error as Error & Record<string, unknown>
  if (typeof code === 'string') entry.code = code
  if (typeof table === 'string') entry.table = table
  if (typeof constraint === 'string') entry.constraint = constraint
  const mayQuote = typeof severity === 'string' || error instanceof SyntaxError || 'issues' in error
  if (!mayQuote) entry.message = error.message.slice(0, LONGEST_MESSAGE)
  entry.stack = framesOf(error)
  const cause = describeError(error.cause, depth + 1)
  if (cause) entry.cause = cause
  return entry
}

/** The lines that name places in the code; the first lines of a stack repeat the message. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
