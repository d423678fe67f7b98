import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import { accessTo } from '@glimmer/domain/calendar/connected/shown-calendars'
import { useCalendarCommands } from '../../../data/connected-calendars/calendar-commands.ts'
import { Button } from '../../../ui/button.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { Switch } from '../../../ui/switch.tsx'
import { calendarChoicesDialog } from '../calendar-dialogs.ts'
import { colorOf } from '../color-of.ts'
import { words } from './words.ts'

/** One calendar of an account: whether it is shown, in which colour, and which way changes go. */
export function CalendarRow({ calendar }: { readonly calendar: CalendarIntegration }) {
  const commands = useCalendarCommands()
  const { calendarName, calendarColor, syncEnabled } = calendar

  async function change() {
    const choices = await dialogs.open(calendarChoicesDialog, { calendar })
    if (choices) await commands.change(calendar, choices)
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <i aria-hidden className="event-swatch" style={colorOf({ color: calendarColor })} />
      <Switch
        className="wrap-anywhere"
        label={calendarName}
        hint={syncEnabled ? words.access[accessTo(calendar)] : words.hidden}
        isOn={syncEnabled}
        onChange={(isOn) => void commands.show(calendar, isOn)}
      />
      <Button
        variant="plain"
        className="col-start-2 -ms-button justify-self-start sm:col-start-3 sm:-me-button sm:ms-0"
        aria-label={words.changeNamed(calendarName)}
        onClick={() => void change()}
      >
        {words.change}
      </Button>
    </li>
  )
}
