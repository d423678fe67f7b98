import { startCaldavServer } from '../../apps/server/test/caldav-server.ts'
import { startGoogleCalendar } from '../../apps/server/test/google-calendar.ts'
import { startIcsHost } from '../../apps/server/test/ics-host.ts'

/** Calendars of other services on loopback, and what a server is configured with that may reach all of them. */
export async function startOtherCalendars() {
  const [ics, caldav, google] = await Promise.all([
    startIcsHost(),
    startCaldavServer(),
    startGoogleCalendar(),
  ])
  const hosts = [ics, caldav, google].map(({ settings }) => settings.PRIVATE_CALENDAR_HOSTS)
  return {
    ics,
    caldav,
    google,
    settings: { ...google.settings, PRIVATE_CALENDAR_HOSTS: hosts.join(',') },
    close: () => Promise.all([ics.close(), caldav.close(), google.close()]),
  }
}

export type OtherCalendars = Awaited<ReturnType<typeof startOtherCalendars>>
