import Timer from 'lucide-react/icons/timer'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { keptSprint } from './kept-sprint.ts'
import './sprint.css'
import { openSprint } from './open-sprint.ts'
import { words } from './words.ts'

interface SprintButtonProps {
  /** True for the button among the tools at the head of a page. It is shown only where the floating one is not. */
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
