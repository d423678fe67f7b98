import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

interface ChoiceProps {
  readonly label: string
  readonly hint: string
  readonly onAsk: () => void
}

/** A button of the account's card, with what it does below. */
export function Choice({ label, hint, onAsk }: ChoiceProps) {
  const hintId = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <Button aria-describedby={hintId} onClick={onAsk}>
        {label}
      </Button>
      <p id={hintId} className="text-s text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
