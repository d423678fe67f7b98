import { TooLarge, Unreachable } from '../outbound/guarded-fetch.ts'
import { NotAllowed } from '../outbound/guarded-request.ts'
import { ConnectorTrouble } from './connector.ts'

/** What went wrong, in the words of the table of addresses; null is a fault of our own. */
export function troubleOf(error: unknown): ConnectorTrouble | null {
  if (error instanceof ConnectorTrouble) return error
  if (error instanceof NotAllowed) return new ConnectorTrouble('private_address')
  if (error instanceof TooLarge) return new ConnectorTrouble('too_large')
  return error instanceof Unreachable ? new ConnectorTrouble('unreachable') : null
}
