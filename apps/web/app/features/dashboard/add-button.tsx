import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

export interface AddButtonProps {
  /** Its label before it is pressed. */
  readonly label: string
  /** What it adds, for its accessible name. */
  readonly title: string
  readonly isAdded: boolean
  readonly onAdd: () => Promise<unknown>
}

/**
 * In a narrow container it has no icon. Once pressed it says that the task was added, keeps the focus, and ignores further
 * presses.
 */
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
