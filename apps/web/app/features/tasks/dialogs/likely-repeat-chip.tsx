import { repeatQuestion } from '@glimmer/domain/tasks/likely-repeat'
import type { Repeat } from '@glimmer/domain/tasks/repeat'
import Repeat2 from 'lucide-react/icons/repeat-2'
import { Button } from '../../../ui/button.tsx'

interface LikelyRepeatChipProps {
  readonly likely: Repeat | 'daily'
  /** Read out after the question, where there are several. */
  readonly title?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Asks quietly whether a task comes again. Nothing repeats unless it is pressed, and a second press takes it back. */
export function LikelyRepeatChip({ likely, title, isOn, onChange }: LikelyRepeatChipProps) {
  return (
    <Button
      className="text-s col-span-full justify-self-start"
      icon={<Repeat2 aria-hidden />}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {repeatQuestion(likely)}
      {title !== undefined && <span className="sr-only"> “{title}”</span>}
    </Button>
  )
}
