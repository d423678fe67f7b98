import { CALENDAR_VIEWS, type CalendarView } from '@glimmer/domain/calendar/calendar-settings'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { eventDialog } from './calendar-dialogs.ts'
import { words } from './words.ts'

interface CalendarBarProps {
  /** What is shown. Said aloud when it changes. */
  readonly title: string
  readonly view: CalendarView
  readonly date: string
  readonly onView: (view: CalendarView) => void
  readonly onStep: (step: 1 | -1) => void
  readonly onToday: () => void
}

/** What is shown, the ways to something else, and the one to a new event. */
export function CalendarBar({ title, view, date, onView, onStep, onToday }: CalendarBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 aria-live="polite" className="m-0 text-xl max-md:basis-full md:min-w-44">
        {title}
      </h2>
      <div className="flex items-center max-md:-ms-2.5">
        <IconButton
          label={words.previous[view]}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => onStep(-1)}
        />
        <Button onClick={onToday}>{words.today}</Button>
        <IconButton label={words.next[view]} icon={<ChevronRight aria-hidden />} onClick={() => onStep(1)} />
      </div>
      <SegmentedControl
        isWide
        className="max-lg:order-1 max-lg:basis-full"
        label={words.view}
        value={view}
        onChange={onView}
        segments={CALENDAR_VIEWS.map((value) => ({ value, label: words.views[value] }))}
      />
      <Button
        variant="main"
        className="ms-auto"
        onClick={() => void dialogs.open(eventDialog, { eventId: null, date })}
      >
        {words.newEvent}
      </Button>
    </div>
  )
}
