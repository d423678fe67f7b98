import { type ServerSettings, signUpModeSchema } from '@glimmer/api/account'
import { SHORTEST_PASSWORD } from '@glimmer/api/password-lengths'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { deviceSetting } from '../lib/device-setting.ts'
import { useStore } from '../lib/use-store.ts'
import { fetchSettings } from './auth-api.ts'

type Kept = Pick<
  ServerSettings,
  | 'passwordMinLength'
  | 'mailEnabled'
  | 'signUp'
  | 'helpLine'
  | 'openIdName'
  | 'version'
  | 'sourceUrl'
  | 'deleteGraceDays'
>

/** The default settings, for a device that has never reached its server. */
const ASSUMED: Kept = {
  passwordMinLength: SHORTEST_PASSWORD,
  mailEnabled: true,
  signUp: 'open',
  helpLine: null,
  openIdName: null,
  version: '',
  sourceUrl: null,
  deleteGraceDays: 0,
}

// A value that another version stored differently falls back by itself.
const orElse = z.catch
const schema = z.object({
  passwordMinLength: orElse(z.number(), ASSUMED.passwordMinLength),
  mailEnabled: orElse(z.boolean(), ASSUMED.mailEnabled),
  signUp: orElse(signUpModeSchema, ASSUMED.signUp),
  helpLine: orElse(z.nullable(z.object({ text: z.string(), url: z.nullable(z.string()) })), ASSUMED.helpLine),
  openIdName: orElse(z.nullable(z.string()), ASSUMED.openIdName),
  version: orElse(z.string(), ASSUMED.version),
  sourceUrl: orElse(z.nullable(z.string()), ASSUMED.sourceUrl),
  deleteGraceDays: orElse(z.number(), ASSUMED.deleteGraceDays),
})

const kept = deviceSetting<Kept>({ key: 'server', scope: 'device', schema, fallback: ASSUMED })

/**
 * What this server asks of passwords, whether it sends mail, who may make an account, whom its operator names for a bad
 * moment, what else people may sign in with, its version and source, and for how many days a deletion can be taken back. The last answer
 * stays on the device for the time without a network.
 */
export function useServerSettings(): Kept {
  useEffect(() => void ask(), [])
  return useStore(kept)
}

async function ask(): Promise<void> {
  const answer = await fetchSettings()
  if (answer.kind !== 'ok') return
  const { aiProvider: _, ...settings } = answer.value
  kept.set(settings)
}
