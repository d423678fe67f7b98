import type { JsonObject } from '../fields.ts'

/**
 * The provider to which the person agreed to send what they ask the AI helper, or null. Another provider needs
 * another agreement.
 */
export function agreedProvider(appCustomizations: unknown): string | null {
  const isObject = typeof appCustomizations === 'object' && appCustomizations !== null
  const kept = isObject && 'aiConsent' in appCustomizations ? appCustomizations.aiConsent : null
  return typeof kept === 'string' && kept !== '' ? kept : null
}

/** Whether this provider may get what the AI helper is asked. */
export function hasAgreedTo(provider: string, appCustomizations: unknown): boolean {
  return agreedProvider(appCustomizations) === provider
}

/** The change to `appCustomizations` that agrees to a provider, or takes the agreement back by null. */
export function aiConsentPatch(provider: string | null): JsonObject {
  return { aiConsent: provider ?? '' }
}
