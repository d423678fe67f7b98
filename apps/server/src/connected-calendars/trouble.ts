import { NotAllowed } from '../outbound/guarded-request.ts'
import { TooLarge } from '../outbound/guarded-fetch.ts'
import { ConnectorTrouble } from './connector.ts'

/** Codes with which Node says that somebody else could not be reached, or broke off. */
const UNREACHABLE =
  /^(?:E[A-Z_]+|UND_ERR_\w+|CERT_\w+|DEPTH_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+|HPE_\w+|Z_\w+|ERR_TLS_\w+|ERR_SSL_\w+|ERR_STREAM_\w+)$/

/** What went wrong, in the words of the table of addresses; null is a fault of our own. */
export function troubleOf(error: unknown): ConnectorTrouble | null {
  if (error instanceof ConnectorTrouble) return error
  if (error instanceof NotAllowed) return new ConnectorTrouble('private_address')
  if (error instanceof TooLarge) return new ConnectorTrouble('too_large')
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new ConnectorTrouble('unreachable')
  if (typeof code === 'string' && UNREACHABLE.test(code)) return new ConnectorTrouble('unreachable')
  // What the guarded fetch says by itself: more redirects than are followed, an encoding that was not asked for.
  return /redirect|encoding/.test(error.message) ? new ConnectorTrouble('unreachable') : null
}
