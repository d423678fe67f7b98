import { CalendarsPage } from '../features/calendar/connected/calendars-page.tsx'
import { words } from '../features/calendar/connected/words.ts'

export const title = words.title

export default function Calendars() {
  return <CalendarsPage />
}
