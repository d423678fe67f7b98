import { useEffect, useSyncExternalStore } from 'react'
import { fetchSettings, type HelpLine, type ServerSettings, type SignUpMode } from './auth-api.ts'

type Kept = Pick<ServerSettings, 'passwordMinLength' | 'mailEnabled' | 'signUp' | 'helpLine'>

const KEY = 'glimmer:server'

/** The product's own rule, for a device that has never heard from its server. */
const ASSUMED: Kept = { passwordMinLength: 6, mailEnabled: true, signUp: 'open', helpLine: null }

const SIGN_UP_MODES: readonly SignUpMode[] = ['open', 'invite', 'closed']

let known: Kept | null = null
const listeners = new Set<() => void>()

/**
 * What this server asks of passwords, whether it sends mail, who may make an account, and whom its operator names for a bad moment. The last answer
 * stays on the device for the time without a network.
 */
export function useServerSettings(): Kept {
  useEffect(() => void ask(), [])
  return useSyncExternalStore(subscribe, current, () => ASSUMED)
}

async function ask(): Promise<void> {
  const answer = await fetchSettings()
  if (answer.kind !== 'ok') return
  const { passwordMinLength, mailEnabled, signUp, helpLine } = answer.value
  known = { passwordMinLength, mailEnabled, signUp, helpLine }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // No storage: it is known for as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function current(): Kept {
  known ??= readKept()
  return known
}

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    const isNumber = typeof kept.passwordMinLength === 'number'
    return {
      passwordMinLength: isNumber ? kept.passwordMinLength : ASSUMED.passwordMinLength,
      mailEnabled: kept.mailEnabled ?? ASSUMED.mailEnabled,
      signUp: SIGN_UP_MODES.find((mode) => mode === kept.signUp) ?? ASSUMED.signUp,
      helpLine: isHelpLine(kept.helpLine) ? kept.helpLine : null,
    }
  } catch {
    return ASSUMED
  }
}

function isHelpLine(value: HelpLine | null | undefined): value is HelpLine {
  return typeof value?.text === 'string' && (value.url === null || typeof value.url === 'string')
}
