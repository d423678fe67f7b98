import type { KnownSession } from './use-session.ts'

/**
 * Writes on <html> who is here, so that the style sheets show what is theirs. The boot script says the same before the
 * first paint; a test compares the two.
 */
export function markSession({ dataset }: HTMLElement, session: KnownSession): void {
  dataset['session'] = session.kind
  delete dataset['role']
  delete dataset['expired']
  if (session.kind !== 'account') return
  dataset['role'] = session.role
  if (session.expired) dataset['expired'] = ''
}
