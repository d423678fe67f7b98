import { isCalendarDate } from '@glimmer/domain/fields'
import {
  applyEdits,
  editField,
  editRepeat,
  type FormGap,
  type TaskEdits,
  type TaskFields as Fields,
  type TaskForm,
} from '@glimmer/domain/tasks/task-edits'
import { MAX_TITLE_LENGTH, PRIORITIES, type Task, TIMES_OF_DAY } from '@glimmer/domain/tasks/task'
import type { RefObject } from 'react'
import { useToday } from '../../../data/preferences/use-today.ts'
import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PrioritySign } from '../priority-sign.tsx'
import { CategoryField } from './category-field.tsx'
import { DayField } from './day-field.tsx'
import { RepeatField } from './repeat-field.tsx'
import { words } from './words.ts'

export interface TaskFieldsProps {
  /** The form to show: of a task, or blank. */
  readonly form: TaskForm
  readonly edits: TaskEdits
  readonly onEdits: (edits: TaskEdits) => void
  /** What is missing before it can be saved. */
  readonly gaps: readonly FormGap[]
  readonly titleHint?: string
  /** Says at each choice that is needed that it is. */
  readonly isNew?: boolean
  readonly titleRef?: RefObject<HTMLInputElement | null>
  /** The stored task, if there is one. */
  readonly task?: Task
}

/** The fields of a task, old or new. */
export function TaskFields({
  form,
  edits,
  onEdits,
  gaps,
  titleHint,
  isNew,
  titleRef,
  task,
}: TaskFieldsProps) {
  const today = useToday()
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
        hint={isNew && words.categoryHint}
        error={ask('category', words.categoryNeeded)}
        value={fields.category}
        onChange={(category) => change('category', category)}
      />
      <RadioGroup
        label={words.timeOfDay}
        hint={isNew && words.timeHint}
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
      <WhenField form={form} edits={edits} onEdits={onEdits} gaps={gaps} today={today} />
      <SegmentedControl
        label={words.priority}
        isLabelShown
        isWide
        value={fields.priority}
        onChange={(priority) => change('priority', priority)}
        segments={PRIORITIES.map((priority) => ({
          value: priority,
          label: words.priorities[priority],
          icon: <PrioritySign priority={priority} />,
        }))}
      />
      <TextField
        className="max-w-[22rem] [&_.ui-input-frame]:max-w-[9rem]"
        label={words.minutes}
        hint={words.minutesHint}
        error={ask('minutes', words.minutesUnclear)}
        value={fields.minutes}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        onChange={(event) => change('minutes', event.target.value)}
      />
      <RepeatField
        form={form}
        edits={edits}
        onEdits={onEdits}
        task={task}
        isAsked={gaps.includes('repeat')}
      />
    </>
  )
}

interface WhenFieldProps extends Pick<TaskFieldsProps, 'form' | 'edits' | 'onEdits' | 'gaps'> {
  readonly today: string
}

/** The day of a task, or the one on which its rule starts. A rule that started before today goes on as before. */
function WhenField({ form, edits, onEdits, gaps, today }: WhenFieldProps) {
  const { dueDate, repeat } = applyEdits(form, edits).fields
  const ask = (isAsked: boolean) => (isAsked ? words.dayNeeded : undefined)
  if (!repeat) {
    return (
      <DayField
        label={words.when}
        noDay={words.noDay}
        today={today}
        value={dueDate}
        error={ask(gaps.includes('dueDate'))}
        onChange={(day) => onEdits(editField(form, edits, 'dueDate', day))}
      />
    )
  }
  const started =
    form.fields.repeat && form.fields.repeat.anchorOn < today ? form.fields.repeat.anchorOn : null
  return (
    <DayField
      label={words.starts}
      noDay={started === null ? undefined : words.asBefore}
      today={today}
      value={repeat.anchorOn === started ? null : repeat.anchorOn}
      error={ask(gaps.includes('repeat') && !isCalendarDate(repeat.anchorOn))}
      onChange={(day) =>
        onEdits(editRepeat(form, edits, { ...repeat, anchorOn: day ?? started ?? today }, today))
      }
    />
  )
}
