import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

export interface AddButtonProps {
  /** What it says before. */
  readonly label: string
  /** What it is about, for who hears the button alone. */
  readonly title: string
  readonly isAdded: boolean
  readonly onAdd: () => Promise<unknown>
}

/** Where its container is narrow the words need the room more than the sign. It says what it did, and keeps the focus: pressed once more, or twice at once, it does nothing. */
export function AddButton({ label, title, isAdded, onAdd }: AddButtonProps) {
  const isAdding = useRef(false)
  async function add() {
    if (isAdded || isAdding.current) return
    isAdding.current = true
    await onAdd()
    isAdding.current = false
  }

  return (
    <Button
      className="shrink-0 ps-[0.9rem] pe-[1.1rem] @max-[30rem]:not-aria-disabled:ps-[1.1rem]"
      aria-disabled={isAdded || undefined}
      icon={isAdded ? <Check aria-hidden /> : <Plus aria-hidden className="@max-[30rem]:hidden" />}
      onClick={() => void add()}
    >
      {isAdded ? words.added : label}
      <span className="sr-only"> “{title}”</span>
    </Button>
  )
}
