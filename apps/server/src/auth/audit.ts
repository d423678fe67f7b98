import type { Logger } from 'pino'

export type AuditEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_refused'
  | 'password_changed'
  | 'email_change_asked'
  | 'email_changed'
  | 'password_check_failed'
  | 'open_id_linked'
  | 'session_ended'
  | 'account_deleted'
  | 'deletion_asked'
  | 'account_kept'
  | 'code_asked'
  | 'keep_asked'
  | 'passkey_refused'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed'
  | 'codes_on'
  | 'codes_off'
  | 'code_check_failed'
  | 'codes_locked'
  | 'recovery_codes_made'
  | 'recovery_code_used'

export type Audit = (event: AuditEvent, account: string | null) => void

/**
 * Writes a line for what an operator looks for after a break-in: the event and the account's id, null where nobody has the
 * address that was tried. Written at every LOG_LEVEL but `silent`.
 */
export function createAudit(log: Logger): Audit {
  const lines = log.child({ audit: true }, { level: log.level === 'silent' ? 'silent' : 'info' })
  return (event, account) => lines.info({ event, account }, 'audit')
}
