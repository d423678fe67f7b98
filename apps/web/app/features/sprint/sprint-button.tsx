import Timer from 'lucide-react/icons/timer'
import { Button } from '../../ui/button.tsx'
import { useIsSprinting } from './kept-sprint.ts'
import './sprint.css'
import { openSprint } from './open-sprint.ts'
import { words } from './words.ts'

interface SprintButtonProps {
  /**
   * True for the button beside the title of a page. It is shown only where the floating one is not; on a phone
   * its icon alone, with the words as its name.
   */
  readonly isInline?: boolean
}

/** Floats over the tasks page. While a sprint runs, `SprintPill` stands in its place and shows the time. */
export function SprintButton({ isInline }: SprintButtonProps) {
  if (useIsSprinting()) return null
  return (
    <Button
      className={
        isInline
          ? 'sprint-inline max-sm:ms-auto max-sm:size-(--target) max-sm:p-0 max-sm:[&>span]:sr-only'
          : 'sprint-float'
      }
      variant={isInline ? 'quiet' : 'go'}
      size={isInline ? undefined : 'l'}
      data-sprint
      icon={<Timer aria-hidden />}
      aria-haspopup="dialog"
      onClick={openSprint}
    >
      {words.sprint}
    </Button>
  )
}
