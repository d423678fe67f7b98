import { signedOutSchema } from '@glimmer/api/account'
import { deviceSetting, fits } from '../lib/device-setting.ts'
import { request } from './request.ts'

/**
 * A sign-out takes effect on the device at once, and on the server as soon as it can be reached. Until then
 * this mark stays, and nothing else is asked of the server: a cookie of the person who left must not speak.
 */
const signOutPending = deviceSetting<'yes' | 'no'>({
  key: 'sign-out-pending',
  scope: 'device',
  schema: fits((value) => value === 'yes' || value === 'no'),
  fallback: 'no',
})

let underWay: Promise<Settled> | null = null

export type Settled = { readonly kind: 'settled' } | { readonly kind: 'unreachable' }

const SETTLED: Settled = { kind: 'settled' }

export function markSignOut(): void {
  signOutPending.set('yes')
}

/** Carries out a remembered sign-out. `settled` also where there was none. Call before any other request. */
export function carryOutSignOut(): Promise<Settled> {
  if (signOutPending.get() === 'no') return Promise.resolve(SETTLED)
  underWay ??= tellServer().finally(() => {
    underWay = null
  })
  return underWay
}

async function tellServer(): Promise<Settled> {
  const answer = await request('POST /api/auth/sign-out', signedOutSchema)
  // A refusal other than 5xx means that the server has no such session any more: the same end.
  if (answer.kind === 'unreachable' || (answer.kind === 'refused' && answer.status >= 500)) {
    return { kind: 'unreachable' }
  }
  signOutPending.set('no')
  return SETTLED
}
