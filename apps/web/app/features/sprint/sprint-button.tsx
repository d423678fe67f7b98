import Timer from 'lucide-react/icons/timer'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { keptSprint } from './kept-sprint.ts'
import './sprint.css'
import { openSprint } from './open-sprint.ts'
import { words } from './words.ts'

interface SprintButtonProps {
  /** Among what a page offers at its head, seen only where it does not float. */
  readonly isInline?: boolean
}

/** Floats over the tasks page. While a sprint runs, `SprintPill` stands in its place and shows the time. */
export function SprintButton({ isInline }: SprintButtonProps) {
  const isIdle = useStore(keptSprint(useDevice().store.owner)) === null
  if (!isIdle) return null
  return (
    <Button
      className={isInline ? 'sprint-inline' : 'sprint-float'}
      variant="go"
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
