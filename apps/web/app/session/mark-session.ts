import type { KnownSession } from './use-session.ts'

/**
 * Writes on <html> who is signed in, so that the style sheets show the right parts. The boot script does the same
 * before the first paint; a test compares the two.
 */
export function markSession({ dataset }: HTMLElement, session: KnownSession): void {
  dataset['session'] = session.kind
  delete dataset['role']
  delete dataset['expired']
  if (session.kind !== 'account') return
  dataset['role'] = session.role
  if (session.expired) dataset['expired'] = ''
}
