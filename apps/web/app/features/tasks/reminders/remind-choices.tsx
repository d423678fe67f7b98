import { span } from '@glimmer/domain/notifications/message-of'
import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import {
  LEAVING_MINUTES,
  newRemindForm,
  readRemindForm,
  type RemindForm,
  type TaskReminderDraft,
} from '@glimmer/domain/notifications/remind-form'
import { TASK_REMINDER_KINDS } from '@glimmer/domain/notifications/task-reminder'
import type { Task } from '@glimmer/domain/tasks/task'
import { useState } from 'react'
import { type ReminderPlace, sayTaskReminder } from '../../../data/reminders/say-reminder.ts'
import type { DeviceSetting } from '../../../lib/device-setting.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { useOneAct } from '../../../ui/dialogs/use-one-act.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SetOrLeave } from '../../../ui/reminder-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { onEnter } from '../dialogs/on-enter.ts'
import { words } from './words.ts'

interface RemindChoicesProps {
  readonly task: Task
  readonly place: ReminderPlace
  readonly draft: DeviceSetting<RemindForm | null>
  readonly isSet: (reminder: TaskReminderDraft) => boolean
  readonly onSet: (reminder: TaskReminderDraft, said: string) => Promise<void>
  readonly onLeave: () => void
}

/** The three ways to be reminded of a task. What is chosen is kept until it is set or left. */
export function RemindChoices({ task, place, draft, isSet, onSet, onLeave }: RemindChoicesProps) {
  const [kept, keep] = useKept(draft)
  const [isAsked, setAsked] = useState(false)
  const { now, person } = place
  const local = localTimeAt(now, person.zone)
  const [first] = useState(() => newRemindForm(local, task.dueDate))
  const form = kept ?? first
  const read = readRemindForm(form, local)
  const isDouble = read.kind === 'ready' && isSet(read.reminder)
  const gap = read.kind === 'asks' ? words.gaps[read.gap] : isDouble ? words.gaps.same : undefined
  const said = read.kind === 'ready' ? sayNew(read.reminder, task, place) : null
  const isLeaving = form.kind === 'before_leaving'
  const change = (edits: Partial<RemindForm>) => keep({ ...form, ...edits })

  const set = useOneAct(async () => {
    setAsked(true)
    if (read.kind === 'ready' && said && !isDouble) await onSet(read.reminder, said.text)
  })

  return (
    <>
      <RadioGroup
        label={words.kind}
        value={form.kind}
        onChange={(kind) => change({ kind })}
        options={TASK_REMINDER_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {form.kind !== 'usual_start' && (
        <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          <TextField
            type="date"
            label={isLeaving ? words.leaveDay : words.day}
            value={form.date}
            min={local.slice(0, 10)}
            max="9999-12-31"
            onKeyDown={onEnter(set)}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextField
            type="time"
            label={isLeaving ? words.leaveAt : words.time}
            value={form.time}
            onKeyDown={onEnter(set)}
            onChange={(event) => change({ time: event.target.value })}
          />
        </div>
      )}
      {isLeaving && (
        <Select
          className="[&_.ui-select-frame]:max-w-[13rem]"
          label={words.before}
          value={String(form.minutesBefore)}
          onChange={(minutes) => change({ minutesBefore: Number(minutes) })}
          options={LEAVING_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? words.atOnce : words.lead(span(minutes)),
          }))}
        />
      )}
      <p role="status" className={gap && isAsked ? 'ui-field-error' : 'ui-note'}>
        {gap && (isAsked || !said) ? gap : said && `${words.willBe(said.text)} ${said.note ?? ''}`.trim()}
      </p>
      <SetOrLeave onSet={set} onLeave={onLeave} />
    </>
  )
}

function sayNew(reminder: TaskReminderDraft, task: Task, place: ReminderPlace) {
  const row = { id: '', taskId: task.id, ...reminder, snoozedUntil: null, createdAt: place.now.toISOString() }
  return sayTaskReminder(row, task, place)
}
