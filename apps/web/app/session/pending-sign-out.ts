import { signedOutSchema } from '@glimmer/api/account'
import { deviceSetting, fits } from '../lib/device-setting.ts'
import { retryDelay } from '../lib/retry-delay.ts'
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
let triesInVain = 0
let nextTry: ReturnType<typeof setTimeout> | undefined

export type Settled = { readonly kind: 'settled' } | { readonly kind: 'unreachable' }

const SETTLED: Settled = { kind: 'settled' }

export function markSignOut(): void {
  signOutPending.set('yes')
}

/** Carries out a remembered sign-out, now or as soon as the server answers. `settled` also where there was none. */
export function carryOutSignOut(): Promise<Settled> {
  if (signOutPending.get() === 'no') return Promise.resolve(SETTLED)
  underWay ??= tellServer().finally(() => {
    underWay = null
  })
  return underWay
}

async function tellServer(): Promise<Settled> {
  const answer = await request('POST /api/auth/sign-out', signedOutSchema)
  // A refusal of ours, other than 5xx, means that the session does not exist any more, which is just as good. One without a
  // code is from something on the way.
  if (
    answer.kind === 'unreachable' ||
    (answer.kind === 'refused' && (answer.status >= 500 || !answer.code))
  ) {
    tryAgainLater()
    return { kind: 'unreachable' }
  }
  signOutPending.set('no')
  triesInVain = 0
  return SETTLED
}

/**
 * Not without a network: whoever waits for its return asks then. A try that began before the return needs another after it. What
 * this device could not note is not told later: somebody else may have signed in meanwhile.
 */
function tryAgainLater(): void {
  if (nextTry !== undefined || signOutPending.isRefused()) return
  triesInVain = navigator.onLine ? triesInVain + 1 : 0
  if (triesInVain === 0) return
  const tryAgain = () => {
    nextTry = undefined
    void carryOutSignOut()
  }
  nextTry = setTimeout(tryAgain, retryDelay(triesInVain, Math.random))
}
