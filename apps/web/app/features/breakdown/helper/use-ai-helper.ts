import { confirm } from '../../../ui/confirm/confirm.ts'
import type { BreakdownProvider } from '../provider.ts'
import { useAiConsent } from './use-ai-consent.ts'
import { useKnownProvider } from './use-known-provider.ts'
import { useOnline } from './use-online.ts'
import { words } from './words.ts'

/** The AI provider as a second source of steps. Undefined without one, without a network, or for guests. */
export function useAiHelper(): BreakdownProvider | undefined {
  const provider = useKnownProvider()
  const isOnline = useOnline()
  const { hasAgreedTo, agreeTo } = useAiConsent()
  if (provider === null || !isOnline) return undefined
  return {
    label: words.label,
    note: words.note(provider),
    source: words.source(provider),
    async agree() {
      if (hasAgreedTo(provider)) return true
      const isAgreed = await confirm({
        title: words.consentTitle,
        body: words.consentText(provider),
        action: words.consentYes,
        cancel: words.consentNo,
      })
      return isAgreed && (await agreeTo(provider))
    },
    async *ask(request, signal) {
      const { askHelper } = await import('./ask-helper.ts')
      yield* askHelper(provider)(request, signal)
    },
  }
}
