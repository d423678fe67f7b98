import {
  applyEdits,
  editField,
  type FormGap,
  type TaskEdits,
  type TaskFields as Fields,
  type TaskForm,
} from '@glimmer/domain/tasks/task-edits'
import { MAX_TITLE_LENGTH, PRIORITIES, TIMES_OF_DAY } from '@glimmer/domain/tasks/task'
import type { RefObject } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CategoryField } from './category-field.tsx'
import { words } from './words.ts'

export interface TaskFieldsProps {
  /** The task as it is, or a blank one. */
  readonly form: TaskForm
  readonly edits: TaskEdits
  readonly onEdits: (edits: TaskEdits) => void
  /** What is still asked for. */
  readonly gaps: readonly FormGap[]
  readonly titleHint?: string
  readonly titleRef?: RefObject<HTMLInputElement | null>
}

/** The fields of a task, old or new. */
export function TaskFields({ form, edits, onEdits, gaps, titleHint, titleRef }: TaskFieldsProps) {
  const { fields } = applyEdits(form, edits)
  function change<Name extends keyof Fields>(name: Name, value: Fields[Name]) {
    onEdits(editField(form, edits, name, value))
  }
  const ask = (gap: FormGap, text: string) => (gaps.includes(gap) ? text : undefined)

  return (
    <>
      <TextField
        ref={titleRef}
        label={words.titleLabel}
        hint={titleHint}
        error={ask('title', words.titleNeeded)}
        value={fields.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        required
        onChange={(event) => change('title', event.target.value)}
      />
      <CategoryField
        error={ask('category', words.categoryNeeded)}
        value={fields.category}
        onChange={(category) => change('category', category)}
      />
      <RadioGroup
        label={words.timeOfDay}
        className="task-form-tiles"
        layout="tiles"
        error={ask('timeOfDay', words.timeNeeded)}
        value={fields.timeOfDay ?? undefined}
        onChange={(timeOfDay) => change('timeOfDay', timeOfDay)}
        options={TIMES_OF_DAY.map((time) => ({
          value: time,
          label: words.times[time],
          icon: <TimeSign time={time} />,
        }))}
      />
      <SegmentedControl
        label={words.priority}
        isLabelShown
        isWide
        value={fields.priority}
        onChange={(priority) => change('priority', priority)}
        segments={PRIORITIES.map((priority) => ({ value: priority, label: words.priorities[priority] }))}
      />
      <TextField
        className="task-form-minutes"
        label={words.minutes}
        hint={words.minutesHint}
        error={ask('minutes', words.minutesUnclear)}
        value={fields.minutes}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        onChange={(event) => change('minutes', event.target.value)}
      />
      <Checkbox
        label={words.daily}
        hint={words.dailyHint}
        checked={fields.isDaily}
        onChange={(isDaily) => change('isDaily', isDaily)}
      />
    </>
  )
}
