import { CALENDAR_VIEWS, WEEK_STARTS } from '@glimmer/domain/calendar/calendar-settings'
import { useCalendarSettings } from '../../data/calendar/use-calendar.ts'
import { useEventCommands } from '../../data/calendar/use-event-commands.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { CalendarFiles } from './calendar-files.tsx'
import { KeySwitch } from './key-switch.tsx'
import { OtherCalendars } from './other-calendars.tsx'
import { words } from './words.ts'

/** How the calendar looks. What is chosen is kept at once. */
export function SettingsDialog({ close }: DialogControl) {
  const { defaultView, weekStartsOn } = useCalendarSettings()
  const { changeSettings } = useEventCommands()
  return (
    <Dialog
      className="ui-sheet"
      title={words.settingsTitle}
      closeLabel={words.close}
      actions={
        <Button variant="main" onClick={() => close()}>
          {words.close}
        </Button>
      }
    >
      <div className="stack-6 py-1">
        <SegmentedControl
          label={words.defaultView}
          isLabelShown
          isWide
          value={defaultView}
          onChange={(chosen) => void changeSettings({ defaultView: chosen })}
          segments={CALENDAR_VIEWS.map((view) => ({ value: view, label: words.views[view] }))}
        />
        <SegmentedControl
          label={words.weekStart}
          isLabelShown
          value={String(weekStartsOn)}
          onChange={(chosen) => void changeSettings({ weekStartsOn: chosen === '1' ? 1 : 0 })}
          segments={WEEK_STARTS.map((day) => ({ value: String(day), label: words.weekStarts[day] }))}
        />
        <OtherCalendars onLeave={() => close()} />
        <KeySwitch />
        <CalendarFiles />
        <CalendarFeed />
      </div>
    </Dialog>
  )
}
