/** Sentences of the card among the settings. */
export const cardWords = {
  title: 'Calendars',
  text: 'See Google, Nextcloud, iCloud, Outlook and other calendars beside your own.',
  some: (count: number) => (count === 1 ? '1 calendar is connected.' : `${count} calendars are connected.`),
  connect: 'Connect a calendar',
  manage: 'Manage calendars',
} as const
