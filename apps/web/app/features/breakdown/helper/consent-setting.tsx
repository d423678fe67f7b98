import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAiConsent } from './use-ai-consent.ts'
import { useKnownProvider } from './use-known-provider.ts'
import { words } from './words.ts'

/**
 * Shows which provider the person agreed to, with a button to take that back. Nothing where the server has no AI
 * provider.
 */
export function ConsentSetting() {
  const textId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const provider = useKnownProvider()
  const { agreed, withdraw } = useAiConsent()
  // The provider may not be known any more when the agreement is taken back. The setting stays in view all the same.
  const [last, setLast] = useState<string | null>(null)
  const shown = agreed ?? provider ?? last
  if (shown === null) return null
  const takeBack = async () => {
    setLast(agreed)
    // The button goes, so the focus needs another place.
    if (await withdraw()) heading.current?.focus()
  }
  return (
    <div className="grid justify-items-start gap-2 border-b border-line pb-4">
      <h3 ref={heading} tabIndex={-1}>
        {words.settingTitle}
      </h3>
      <p id={textId} className="text-s text-ink-soft">
        {agreed === null ? words.notAgreed(shown) : words.agreed(agreed)}
      </p>
      {agreed !== null && (
        <Button aria-describedby={textId} onClick={() => void takeBack()}>
          {words.withdraw}
        </Button>
      )}
    </div>
  )
}
