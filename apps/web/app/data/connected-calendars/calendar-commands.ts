import type {
  CalendarIntegration,
  CalendarIntegrationData,
} from '@glimmer/domain/calendar/connected/calendar-integration'
import type { DeviceStore } from '../../device/store.ts'
import { commandsOfStore } from '../commands-of-store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

/** What a person chooses about a connected calendar. */
export type CalendarChoices = Pick<CalendarIntegrationData, 'calendarName' | 'calendarColor' | 'direction'>

/** What a person can do to a connected calendar. Each resolves with whether it took effect; if not, a toast has said why. */
export function createCalendarCommands(store: Pick<DeviceStore, 'write' | 'mirror'>) {
  const save = createSaveWithUndo(store)
  const write = (
    { id }: CalendarIntegration,
    data: Partial<CalendarIntegrationData>,
    done: string,
  ): Promise<boolean> => save([{ table: 'calendar_integrations', rowId: id, op: 'update', data }], { done })
  return {
    show(calendar: CalendarIntegration, isShown: boolean): Promise<boolean> {
      const say = isShown ? words.shown : words.hidden
      return write(calendar, { syncEnabled: isShown }, say(calendar.calendarName))
    },
    change(calendar: CalendarIntegration, choices: CalendarChoices): Promise<boolean> {
      const changed = Object.entries(choices).filter(
        ([field, value]) => calendar[field as keyof CalendarChoices] !== value,
      )
      if (changed.length === 0) return Promise.resolve(true)
      return write(calendar, Object.fromEntries(changed), words.changed(choices.calendarName))
    },
  }
}

export const useCalendarCommands = commandsOfStore(createCalendarCommands)
