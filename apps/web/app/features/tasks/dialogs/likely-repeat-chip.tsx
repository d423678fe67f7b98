import { repeatQuestion } from '@glimmer/domain/tasks/likely-repeat'
import type { Repeat } from '@glimmer/domain/tasks/repeat'
import Repeat2 from 'lucide-react/icons/repeat-2'
import { Button } from '../../../ui/button.tsx'

interface LikelyRepeatChipProps {
  readonly likely: Repeat | 'daily'
  /** The task's title, for a screen reader, where there are several such questions. */
  readonly title?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Asks whether a task repeats. Nothing repeats unless it is pressed, and a second press takes that back. */
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
