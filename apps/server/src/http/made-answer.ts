import type { Context } from 'hono'

/**
 * Sets headers of the answer that was made. Hono's own `c.header` makes a new answer for each of them once there is one, and
 * its body a stream, which cost as much as the rest of a small request.
 */
export function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  const made = c.res.headers
  for (const [name, value] of Object.entries(headers)) made.set(name, value)
}
