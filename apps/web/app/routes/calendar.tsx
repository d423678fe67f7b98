import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { words } from '../frame/words.ts'

export const title = words.places.calendar

export default function Calendar() {
  return <CalendarPage />
}
