import type { Config } from '../config.ts'

/** Where people open this server, without a slash at the end. */
export function baseUrlOf(config: Pick<Config, 'baseUrl' | 'port'>): string {
  return config.baseUrl ? new URL(config.baseUrl).origin : `http://localhost:${config.port}`
}

export function isHttps(config: Pick<Config, 'baseUrl' | 'port'>): boolean {
  return baseUrlOf(config).startsWith('https:')
}

// Tokens stand behind `#`: browsers send that part to no server, so it is in no log.

/** Opens the page that asks for the password of the sign-up, and then confirms the address. */
export function confirmLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#confirm=${encodeURIComponent(token)}`
}

export function newPasswordLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#reset=${encodeURIComponent(token)}`
}

/** Opens the settings, which name both addresses and ask before anything changes. */
export function newEmailLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${settingsLink(config)}#new-email=${encodeURIComponent(token)}`
}

export function settingsLink(config: Pick<Config, 'baseUrl' | 'port'>): string {
  return `${baseUrlOf(config)}/settings`
}

/** Opens the page that asks whether to keep an account that waits for its deletion. */
export function keepLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#keep=${encodeURIComponent(token)}`
}

/** Opens the page for a new account, which can be made with this link. */
export function invitationLink(config: Pick<Config, 'baseUrl' | 'port'>, token: string): string {
  return `${baseUrlOf(config)}/auth#invite=${encodeURIComponent(token)}`
}
