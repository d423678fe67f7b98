import type { JsonObject } from '../fields.ts'

/** Whether the person has agreed to this provider getting what the AI helper is asked. Another one is asked about anew. */
export function hasAgreedTo(provider: string, appCustomizations: unknown): boolean {
  return provider !== '' && agreedProvider(appCustomizations) === provider
}

/** The provider that the person has agreed to, or null. */
export function agreedProvider(appCustomizations: unknown): string | null {
  const isObject = typeof appCustomizations === 'object' && appCustomizations !== null
  const kept = isObject && 'aiConsent' in appCustomizations ? appCustomizations.aiConsent : null
  return typeof kept === 'string' && kept !== '' ? kept : null
}

/** The change to `appCustomizations` that agrees to a provider, or takes the agreement back by null. */
export function aiConsentPatch(provider: string | null): JsonObject {
  return { aiConsent: provider ?? '' }
}
