import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useAiConsent } from './use-ai-consent.ts'
import { useKnownProvider } from './use-known-provider.ts'
import { words } from './words.ts'

/** The AI helper among the settings: which provider the person agreed to, with a button to take that back. */
export function HelperCard() {
  const titleId = useId()
  const textId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const provider = useKnownProvider()
  const { agreed, withdraw } = useAiConsent()
  // The provider may not be known any more when the agreement is taken back. It stays in view all the same.
  const [last, setLast] = useState<string | null>(null)
  const shown = agreed ?? provider ?? last
  const takeBack = async () => {
    setLast(agreed)
    // The button goes, so the focus needs another place.
    if (await withdraw()) heading.current?.focus()
  }
  return (
    <Card aria-labelledby={titleId} className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {words.settingTitle}
        </h2>
        <p id={textId} className="text-ink-soft">
          {shown === null ? words.none : agreed === null ? words.notAgreed(shown) : words.agreed(agreed)}
        </p>
      </div>
      {agreed !== null && (
        <Button aria-describedby={textId} onClick={() => void takeBack()}>
          {words.withdraw}
        </Button>
      )}
    </Card>
  )
}
