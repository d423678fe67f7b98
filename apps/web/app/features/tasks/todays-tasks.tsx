import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { isFullDay } from '@glimmer/domain/tasks/full-day'
import type { Grouping } from '@glimmer/domain/tasks/task-groups'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useToday } from '../../data/preferences/use-today.ts'
import { useShownTask } from '../../data/tasks/offered-things.ts'
import { useTimesToday } from '../../data/calendar/use-times-today.ts'
import { reminderSigns } from '../../data/reminders/reminder-signs.ts'
import { useWinsOn } from '../../data/wins/use-wins.ts'
import { useStore } from '../../lib/use-store.ts'
import { TasksEmptyDrawing } from '../../ui/drawings/tasks-empty-drawing.tsx'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import type { ToastOffer } from '../../ui/toast/toast-queue.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { ClearCompleted } from './clear-completed.tsx'
import { OfferContext } from './celebration.ts'
import { DayClock } from './day-clock.tsx'
import { DaySection } from './day-section.tsx'
import { FirstRun } from './dialogs/first-run.tsx'
import { DayTools } from './day-tools.tsx'
import { useFewToday } from './few-today.ts'
import { suggestionsDialog } from './task-dialogs.ts'
import { useIsNewHere } from './use-is-new-here.ts'
import { FindField } from './find-field.tsx'
import { type BeginSprint, NextThingCard } from './next-thing-card.tsx'
import { OldTasks } from './old-tasks.tsx'
import { QuickAdd } from './quick-add.tsx'
import { isLeavingRows, moveBetweenRows } from './row-keys.ts'
import { type Day, findInDay, type Section } from './day.ts'
import './day.css'
import { RingsContext, TimesContext } from './times-context.ts'
import { UnfinishedTask } from './unfinished-task.tsx'
import { useForgetting } from './use-forgetting.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useFind } from './use-find.ts'
import { useTodaysTasks } from './use-todays-tasks.ts'
import { useIsWide } from '../../ui/use-wide.ts'
import { WelcomeBack } from './welcome-back.tsx'
import { tasksGrouping } from './view-choice.ts'
import { words } from './words.ts'

export interface TodaysTasksProps {
  /** How much energy there is today, where the person said so. */
  readonly energy?: EnergyLevel | null
  /** Below the title and the time: what comes next by the calendar. */
  readonly NextEvent?: ComponentType<{ readonly besideTask?: string | undefined }>
  /** Beside the title. */
  readonly aside?: ReactNode
  /** A question that may open by itself, in a visit that does not offer first tasks. */
  readonly question?: ReactNode
  /** Called at each celebrated completion: returns what is offered beside the kind words. */
  readonly offer?: () => ToastOffer | undefined
  /** Beside the title: a way into a sprint. */
  readonly sprint?: ReactNode
  /** Opens the sprint. */
  readonly onSprint: () => void
  /** Begins one at once for a task, or shows the one that runs. */
  readonly onStart: BeginSprint
  readonly isSprinting?: boolean
}

const nothing = () => undefined

/** The tasks page: one thing next, quick add, then the day in its groups. */
export function TodaysTasks({
  energy = null,
  NextEvent,
  aside,
  question,
  offer = nothing,
  sprint,
  onSprint,
  onStart,
  isSprinting = false,
}: TodaysTasksProps) {
  useForgetting()
  const [grouping, setGrouping] = useState(tasksGrouping.get)
  const tasks = useTodaysTasks(grouping, energy)
  const day = tasks.kind === 'day' && tasks.day.all > 0 ? tasks.day : null
  const times = useTimesToday()
  const rings = useStore(reminderSigns)
  const find = useFind(day)
  const few = useFewToday(day, energy)
  const isWide = useIsWide()
  const isNewHere = useIsNewHere()
  const shownTask = useShownTask(useToday(), energy)
  const tiny = useWhenAsked(isNewHere, () => import('./dialogs/tiny-thing-card.tsx'), nothing, nothing)
  // A day that counts as full stays so for the visit, so that a tick moves nothing.
  const [isFull, setFull] = useState(false)
  if (!isFull && day && isFullDay(day.open)) setFull(true)
  const isJustFew = few.isOn && !find.isNarrowed
  const sections = day && isJustFew ? findInDay(day, few.has) : find.sections

  const nextThing = day && (
    <NextThingCard views={day.views} energy={energy} onStart={onStart} isSprinting={isSprinting} />
  )
  // Where there is little room, the three come before it, so that they are in the first view.
  const isListFirst = isJustFew && !isWide

  useShortcuts({
    find: () => day && find.begin(),
    view: () => day && look(grouping === 'time' ? 'category' : 'time'),
    sprint: onSprint,
  })

  function look(next: Grouping) {
    tasksGrouping.set(next)
    setGrouping(next)
  }

  return (
    <OfferContext value={offer}>
      <div className="cluster-2 mb-4 items-end justify-between gap-x-4">
        <div>
          <h1>{words.title}</h1>
          <DayClock />
          <WelcomeBack />
          {NextEvent && <NextEvent besideTask={shownTask} />}
        </div>
        <div className="cluster-2 gap-x-4 max-sm:w-full">
          {day && <Summary day={day} few={isJustFew ? countOpen(sections) : null} />}
          {aside}
          {sprint}
        </div>
      </div>
      {/* Above all that comes and goes, so that it has one place on every day and never moves under the finger. */}
      <QuickAdd />
      <UnfinishedTask />
      {!isListFirst && nextThing}
      {isNewHere &&
        (tiny ? (
          <tiny.TinyThingCard onStart={onStart} />
        ) : (
          // Its place is kept while it loads, so that nothing moves under the finger.
          <div className="mb-4 min-h-[6.7rem] max-lg:min-h-[10.2rem] max-sm:min-h-[14.1rem]" aria-hidden />
        ))}
      {tasks.kind === 'loading' && <LoadingText>{words.loading}</LoadingText>}
      {tasks.kind === 'day' && !day && (
        <EmptyState
          drawing={<TasksEmptyDrawing />}
          title={words.emptyTitle}
          action={
            isNewHere && (
              <Button aria-haspopup="dialog" onClick={() => void dialogs.open(suggestionsDialog, {})}>
                {words.chooseSome}
              </Button>
            )
          }
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {day && (
        <>
          <DayTools
            grouping={grouping}
            onGroup={look}
            onFind={find.begin}
            clearable={day.clearable}
            few={few}
            others={day.open - countOpen(sections)}
          />
          {find.query !== null && (
            <FindField
              query={find.query}
              found={find.found}
              onQuery={find.set}
              onGo={find.go}
              onEnd={find.end}
            />
          )}
          {/* Keys only add to what Tab and a press can do in the rows themselves. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            className="day"
            data-grouping={grouping}
            data-found={find.query !== null || undefined}
            onKeyDown={(event) => {
              if (find.query !== null && isLeavingRows(event)) find.end()
              else moveBetweenRows(event)
            }}
          >
            <TimesContext value={times}>
              <RingsContext value={rings}>
                {sections.map((section) => (
                  <DaySection
                    key={section.group}
                    section={section}
                    isShort={isFull && !isJustFew && !find.isNarrowed}
                    isFound={isJustFew || find.isNarrowed}
                  />
                ))}
              </RingsContext>
            </TimesContext>
          </div>
          {isListFirst && <div className="mt-4">{nextThing}</div>}
          <div className="cluster-2 mt-4 gap-x-3 empty:hidden">
            {!isWide && <ClearCompleted taskIds={day.clearable} />}
            <OldTasks views={day.views} />
          </div>
        </>
      )}
      <FirstRun otherwise={question} />
    </OfferContext>
  )
}

interface SummaryProps {
  readonly day: Day
  /** How many are open while there are just three; null where all are shown. */
  readonly few: number | null
}

/** Steps and sprints count as well, so that a morning of them is not "0 done". A day does not begin with a nought. */
function Summary({ day, few }: SummaryProps) {
  const wins = useWinsOn(useToday()).length
  if (few !== null) return <p className="quiet">{words.summaryOfFew(few)}</p>
  const text = wins > day.done ? words.summaryOfWins(wins, day.open) : words.summary(day.done, day.open)
  return <p className="quiet">{text}</p>
}

function countOpen(sections: readonly Section[]): number {
  return sections.reduce((sum, { group, all, done }) => sum + (group === 'snoozed' ? 0 : all - done), 0)
}
