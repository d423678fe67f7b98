import { useId } from 'react'
import { Button } from './button.tsx'

interface HintedButtonProps {
  readonly label: string
  /** A plain sentence below it, which screen readers read with it. */
  readonly hint: string
  readonly onClick: () => void
}

/** A button of a settings card, and what it is for. */
export function HintedButton({ label, hint, onClick }: HintedButtonProps) {
  const hintId = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <Button aria-describedby={hintId} onClick={onClick}>
        {label}
      </Button>
      <p id={hintId} className="text-s text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
