import type { Config } from '../config.ts'

/** Where people open this server, without a slash at the end. */
export function baseUrlOf(config: Pick<Config, 'baseUrl' | 'port'>): string {
  return config.baseUrl ? new URL(config.baseUrl).origin : `http://localhost:${config.port}`
}

// Tokens stand behind `#`: browsers send that part to no server, so it is in no log.

/** Opens the page that asks for the password of the sign-up, and then confirms the address. */
export function confirmLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#confirm=${encodeURIComponent(token)}`
}

export function newPasswordLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#reset=${encodeURIComponent(token)}`
}

/** The same, for a link with which an account can be made. */
export function invitationLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#invite=${encodeURIComponent(token)}`
}
