import { addMonths, monthWeeks } from '@glimmer/domain/calendar/month-grid'
import { dateText } from '@glimmer/domain/days/date-text'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Settings2 from 'lucide-react/icons/settings-2'
import { useCallback, useEffect, useRef } from 'react'
import { useCalendarSettings, useHasEvents, useOccurrences } from '../../data/calendar/use-calendar.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useWallDate } from '../../lib/use-wall-date.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { calendarSettingsDialog, eventDialog } from './calendar-dialogs.ts'
import './calendar.css'
import { DayPanel } from './day-panel.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useShownDate } from './use-shown-date.ts'
import { useSyncButton } from './use-sync-button.ts'
import { words } from './words.ts'

/** A month, and beside it the day that is chosen. */
export function CalendarPage() {
  const today = useWallDate()
  const [date, show] = useShownDate(today)
  const { weekStartsOn } = useCalendarSettings()
  const weeks = monthWeeks(date, weekStartsOn)
  const occurrences = useOccurrences(weeks[0]?.[0] ?? date, weeks.at(-1)?.at(-1) ?? date)
  const isEmpty = !useHasEvents()
  const isFirstPull = useIsFirstPull() && isEmpty
  const sync = useSyncButton()
  const panel = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const month = dateText(date, 'monthAndYear')

  // The days keep what they are given, so that a press draws two of them and not all.
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  const onShow = useCallback((next: string) => latest.current(next), [])
  const onEnter = useCallback((next: string) => {
    latest.current(next)
    panel.current?.focus()
  }, [])

  return (
    <div ref={page} className="ui-page calendar-page">
      <header className="ui-page-head">
        <h1>{words.title}</h1>
        <div className="cluster-2 tight-buttons">
          <Button icon={<RefreshCw aria-hidden />} isBusy={sync.isBusy} onClick={() => void sync.press()}>
            {words.sync}
          </Button>
          <Button
            icon={<Settings2 aria-hidden />}
            onClick={() => void dialogs.open(calendarSettingsDialog, {})}
          >
            {words.settings}
          </Button>
        </div>
      </header>
      <div className="calendar-bar">
        <h2 aria-live="polite">{month}</h2>
        <div className="calendar-steps">
          <IconButton
            label={words.previousMonth}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => show(addMonths(date, -1))}
          />
          <Button onClick={() => show(today)}>{words.today}</Button>
          <IconButton
            label={words.nextMonth}
            icon={<ChevronRight aria-hidden />}
            onClick={() => show(addMonths(date, 1))}
          />
        </div>
        <Button variant="main" onClick={() => void dialogs.open(eventDialog, { eventId: null, date })}>
          {words.newEvent}
        </Button>
      </div>
      {isFirstPull && <p role="status">{words.loading}</p>}
      <div className="calendar-month">
        <MonthGrid
          label={words.gridOf(month)}
          date={date}
          today={today}
          weekStartsOn={weekStartsOn}
          occurrences={occurrences}
          onShow={onShow}
          onEnter={onEnter}
        />
        <DayPanel
          ref={panel}
          date={date}
          today={today}
          occurrences={occurrences}
          isEmpty={isEmpty && !isFirstPull}
          onLeave={() => page.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()}
        />
      </div>
    </div>
  )
}
