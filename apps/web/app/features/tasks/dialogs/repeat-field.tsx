import { likelyRepeat } from '@glimmer/domain/tasks/likely-repeat'
import type { Task } from '@glimmer/domain/tasks/task'
import {
  applyEdits,
  editDaily,
  editRepeat,
  endRepeat,
  firstDay,
  type TaskEdits,
  type TaskForm,
} from '@glimmer/domain/tasks/task-edits'
import { typeRepeat } from '@glimmer/domain/tasks/typed-repeat'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, useState } from 'react'
import { useToday } from '../../../data/preferences/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { LikelyRepeatChip } from './likely-repeat-chip.tsx'
import { sayRule } from './say-rule.ts'
import { words } from './words.ts'

export interface RepeatFieldProps {
  readonly form: TaskForm
  readonly edits: TaskEdits
  readonly onEdits: (edits: TaskEdits) => void
  /** The stored task, to say when it comes next. */
  readonly task?: Task
  /** Whether an incomplete rule shows what it lacks. */
  readonly isAsked: boolean
}

/** "Every day" as a checkbox. Other rules open when they are asked for; the chosen one is said in a sentence. */
export function RepeatField({ form, edits, onEdits, task, isAsked }: RepeatFieldProps) {
  const today = useToday()
  const { fields } = applyEdits(form, edits)
  const { isDaily, repeat } = fields
  const rule = repeat && sayRule(repeat, today, task)
  // An incomplete rule stays open.
  const problem = isAsked ? rule?.problem : undefined
  const [isWanted, setOpen] = useState(rule?.problem !== undefined)
  const isOpen = isWanted || problem !== undefined
  const part = useWhenAsked(
    isOpen,
    () => import('../repeat/repeat-fields.tsx'),
    () => setOpen(false),
    () => setOpen(true),
  )
  const toggle = useRef<HTMLButtonElement>(null)
  const partId = useId()

  const likely = isDaily || repeat ? null : likelyRepeat(fields.title, today)

  function accept() {
    if (likely === null) return
    onEdits(
      likely === 'daily'
        ? editDaily(form, edits, true, today)
        : editRepeat(form, edits, typeRepeat(likely), today),
    )
    // The button that was pressed is gone.
    toggle.current?.focus()
  }
  function end() {
    onEdits(endRepeat(form, edits, today))
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <Checkbox
        label={words.daily}
        hint={words.dailyHint}
        checked={isDaily}
        onChange={(isChecked) => onEdits(editDaily(form, edits, isChecked, today))}
      />
      <div className="cluster-2">
        <Button
          ref={toggle}
          variant="plain"
          // Aligned with the text of the checkbox above.
          className="-ms-[0.6rem] ps-[0.9rem] pe-[1rem]"
          icon={<ChevronDown aria-hidden className="turns" />}
          aria-expanded={isOpen}
          aria-controls={part && isOpen ? partId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {repeat ? words.changeRepeat : words.moreWays}
        </Button>
        {likely && <LikelyRepeatChip likely={likely} isOn={false} onChange={accept} />}
      </div>
      {part && isOpen && (
        <div id={partId}>
          <part.RepeatFields
            typed={repeat}
            firstDay={firstDay(fields, today)}
            problem={problem}
            onChange={(next) => onEdits(editRepeat(form, edits, next, today))}
            onEnd={end}
          />
        </div>
      )}
      <p role="status" className={rule ? 'bg-dusk-wash rounded-m px-4 py-2' : 'sr-only'}>
        {rule?.text}
      </p>
    </div>
  )
}
