const UNIQUE_VIOLATION = '23505'

/** Whether a write was refused because something that has to be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
