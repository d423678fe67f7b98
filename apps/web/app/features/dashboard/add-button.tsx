import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

export interface AddButtonProps {
  /** What it says before. */
  readonly label: string
  /** What it is about, for who hears the button alone. */
  readonly title: string
  readonly isAdded: boolean
  readonly onAdd: () => void
}

/** It says what it did, and keeps the focus: pressed once more it does nothing. */
export function AddButton({ label, title, isAdded, onAdd }: AddButtonProps) {
  return (
    <Button
      className="add-button"
      aria-disabled={isAdded || undefined}
      icon={isAdded ? <Check aria-hidden /> : <Plus aria-hidden />}
      onClick={() => !isAdded && onAdd()}
    >
      {isAdded ? words.added : label}
      <span className="sr-only"> “{title}”</span>
    </Button>
  )
}
