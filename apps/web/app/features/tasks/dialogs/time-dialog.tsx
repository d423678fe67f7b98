import {
  comingBlock,
  minutesOfBlock,
  plannedBeside,
  proposeStart,
  usualMinutes,
} from '@glimmer/domain/calendar/propose-time'
import { addToWall, isWallTime } from '@glimmer/domain/calendar/wall-time'
import { addDays } from '@glimmer/domain/days/add-days'
import { clockTime } from '@glimmer/domain/days/clock-time'
import { dayLabel, longDate } from '@glimmer/domain/tasks/date-choices'
import { isTaskDone } from '@glimmer/domain/tasks/completion'
import { useRef, useState } from 'react'
import { useBlockCommands } from '../../../data/calendar/use-block-commands.ts'
import { useBlocksOf, useOccurrences } from '../../../data/calendar/use-calendar.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { useWallDate } from '../../../lib/use-wall-date.ts'
import { clockOf } from '../../../lib/wall-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { useOneAct } from '../../../ui/dialogs/use-one-act.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { aboutTask } from './about-task.tsx'
import { timeWords as words } from './time-words.ts'

interface TimeDialogProps extends DialogControl {
  /** The day on which it was asked for; without one, today, or the day for which the task waits. */
  readonly date?: string
  /** The time that is changed; without one, the task's next, or a new one. */
  readonly blockId?: string
}

const FORM_ID = 'task-time'
const LENGTHS = [15, 30, 45, 60, 90, 120]

interface Edits {
  readonly date?: string
  readonly time?: string
  readonly minutes?: number
}

/** Gives a task a time in the calendar, at first the next one that is free; or changes that, or takes it out. */
export const TimeDialog = aboutTask<TimeDialogProps>(({ task, date: askedDate, blockId, close }) => {
  const commands = useBlockCommands()
  const main = useRef<HTMLButtonElement>(null)
  const today = useWallDate()
  const now = `${today}T${clockTime(useMinute(), false)}:00`
  const blocks = useBlocksOf(task.id)
  const [firstId] = useState(() => blockId ?? (askedDate ? undefined : comingBlock(blocks, now)?.id))
  const block = blocks.find(({ id }) => id === firstId)
  const [edits, setEdits] = useState<Edits>({})
  const minutes = edits.minutes ?? (block ? minutesOfBlock(block) : usualMinutes(task))
  const wanted = { minutes, timeOfDay: task.timeOfDay, now }

  const tomorrow = addDays(today, 1)
  const others = useOccurrences(today, tomorrow).filter(({ key }) => key !== firstId)
  const nextFree =
    proposeStart(others, { ...wanted, date: today }) ?? proposeStart(others, { ...wanted, date: tomorrow })
  const day = askedDate ?? task.dueDate
  const firstDate = day !== null && day > today ? day : (nextFree ?? tomorrow).slice(0, 10)
  const date = edits.date ?? block?.startDatetime.slice(0, 10) ?? firstDate
  const onDate = useOccurrences(date, date).filter(({ key }) => key !== firstId)
  const proposed = block?.startDatetime ?? proposeStart(onDate, { ...wanted, date })
  const time = edits.time ?? proposed?.slice(11, 16) ?? '09:00'

  const start = `${date}T${time.length === 5 ? `${time}:00` : time}`
  const times = isWallTime(start)
    ? { startDatetime: start, endDatetime: addToWall(start, minutes * 60) }
    : null
  const isOver = block !== undefined && block.endDatetime <= now && !isTaskDone(task, today)
  const beside = times && plannedBeside(onDate, times)

  const keep = useOneAct(async () => {
    if (!times) return
    const when = `${sayDay(date, today)}, ${clockOf(times.startDatetime)}`
    const saving = block ? commands.move(block, task.title, times, when) : commands.give(task, times, when)
    if (await saving) close()
  })
  async function takeOut() {
    if (block && (await commands.takeOut(block, task.title))) close()
  }

  return (
    <Dialog
      className="ui-sheet"
      // What is proposed is taken by one more press.
      initialFocus={main}
      title={words.title}
      description={words.about(task.title)}
      closeLabel={words.close}
      actions={
        <>
          {block && (
            <Button variant="plain" className="me-auto" onClick={() => void takeOut()}>
              {words.takeOut}
            </Button>
          )}
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button ref={main} variant="main" type="submit" form={FORM_ID} disabled={!times}>
            {block ? words.change : words.give}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className="stack-4 py-1"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        {isOver && nextFree && (
          <Button
            onClick={() => setEdits({ ...edits, date: nextFree.slice(0, 10), time: nextFree.slice(11, 16) })}
          >
            {words.anotherTime(`${sayDay(nextFree.slice(0, 10), today)}, ${clockOf(nextFree)}`)}
          </Button>
        )}
        <TextField
          type="date"
          label={words.day}
          value={date}
          max="9999-12-31"
          onChange={(event) => setEdits({ ...edits, date: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="time"
            label={words.start}
            value={time}
            onChange={(event) => setEdits({ ...edits, time: event.target.value })}
          />
          <Select
            label={words.length}
            value={String(minutes)}
            onChange={(next) => setEdits({ ...edits, minutes: Number(next) })}
            options={[...new Set([...LENGTHS, minutes])]
              .toSorted((a, b) => a - b)
              .map((value) => ({ value: String(value), label: words.minutes(value) }))}
          />
        </div>
        <p role="status" className="ui-note">
          {times
            ? words.willBe(sayDay(date, today), clockOf(times.startDatetime), clockOf(times.endDatetime))
            : words.ask}
          {beside && ` ${words.beside(beside)}`}
        </p>
      </form>
    </Dialog>
  )
})

function sayDay(date: string, today: string): string {
  return date < today ? longDate(date, today) : dayLabel(date, today)
}
