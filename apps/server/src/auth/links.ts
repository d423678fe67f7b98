import type { Config } from '../config.ts'

/** Where people open this server, without a slash at the end. */
export function baseUrlOf(config: Pick<Config, 'baseUrl' | 'port'>): string {
  return config.baseUrl ? new URL(config.baseUrl).origin : `http://localhost:${config.port}`
}

/** Opening it confirms the address and signs the person in. */
export function confirmLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/api/auth/verify-email?token=${encodeURIComponent(token)}`
}

/** The token stands behind `#`, so that it never leaves the browser with a request for the page. */
export function newPasswordLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#reset=${encodeURIComponent(token)}`
}
