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
    <li className="flex items-center gap-3 py-1">
      <i aria-hidden className="event-swatch flex-none" style={colorOf({ color: calendarColor })} />
      <Switch
        className="min-w-0 flex-1 wrap-anywhere"
        label={calendarName}
        hint={syncEnabled ? words.access[accessTo(calendar)] : words.hidden}
        isOn={syncEnabled}
        onChange={(isOn) => void commands.show(calendar, isOn)}
      />
      <Button
        variant="plain"
        className="flex-none"
        aria-label={words.changeNamed(calendarName)}
        onClick={() => void change()}
      >
        {words.change}
      </Button>
    </li>
  )
}
