/** Where Google is asked. */
export interface Places {
  readonly authorize: string
  readonly token: string
  readonly revoke: string
  readonly api: string
}

const GOOGLE: Places = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/calendar/v3',
}

/** Google's own, or those of a server on this machine that tests ask in its place. */
export function placesOf(testServer: string | undefined): Places {
  if (testServer === undefined) return GOOGLE
  const moved = (url: string) => `${testServer}${new URL(url).pathname}`
  const { authorize, token, revoke, api } = GOOGLE
  return { authorize: moved(authorize), token: moved(token), revoke: moved(revoke), api: moved(api) }
}

/** To see and change events, and to see which calendars there are. Nothing of Google's is asked for beside that. */
export const GOOGLE_SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
] as const
