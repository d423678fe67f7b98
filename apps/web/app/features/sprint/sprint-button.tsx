import Timer from 'lucide-react/icons/timer'
import { Button } from '../../ui/button.tsx'
import { useIsSprinting } from './kept-sprint.ts'
import { openSprint } from './open-sprint.ts'
import { words } from './words.ts'

/**
 * Stands beside the title of a page; on a phone its icon alone, with the words as its name. While a sprint runs, `SprintPill`
 * stands in the header of every page instead and shows the time.
 */
export function SprintButton() {
  if (useIsSprinting()) return null
  return (
    <Button
      className="max-sm:ms-auto max-sm:size-(--target) max-sm:p-0 max-sm:[&>span]:sr-only"
      data-sprint
      icon={<Timer aria-hidden />}
      aria-haspopup="dialog"
      onClick={openSprint}
    >
      {words.sprint}
    </Button>
  )
}
