import { signedOutSchema } from '@glimmer/api/account'
import { deviceSetting, fits } from '../lib/device-setting.ts'
import { request } from './request.ts'

/**
 * A sign-out takes effect on the device at once, and on the server once it can be reached. Until then this mark
 * stays, and no other request is sent, as it would still carry the cookie of the person who left.
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

/** Carries out a remembered sign-out. `settled` also where there was none. */
export function carryOutSignOut(): Promise<Settled> {
  if (signOutPending.get() === 'no') return Promise.resolve(SETTLED)
  underWay ??= tellServer().finally(() => {
    underWay = null
  })
  return underWay
}

async function tellServer(): Promise<Settled> {
  const answer = await request('POST /api/auth/sign-out', signedOutSchema)
  // A refusal other than 5xx means that the session does not exist any more, which is just as good.
  if (answer.kind === 'unreachable' || (answer.kind === 'refused' && answer.status >= 500)) {
    return { kind: 'unreachable' }
  }
  signOutPending.set('no')
  return SETTLED
}
