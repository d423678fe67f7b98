/** What a server needs in order to write to a device. */
export interface SubscriptionKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Null where the browser gave no keys. */
export function pushKeysOf(subscription: Pick<PushSubscription, 'toJSON'>): SubscriptionKeys | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

/** Whether a subscription was made with this key of a server, in base64url. */
export function isMadeWith(key: string, { options }: Pick<PushSubscription, 'options'>): boolean {
  const made = options.applicationServerKey
  return made !== null && base64urlOf(new Uint8Array(made)) === key
}

function base64urlOf(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
