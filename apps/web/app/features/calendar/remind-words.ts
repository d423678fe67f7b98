/** What the field for an event's reminders says. */
export const words = {
  before: 'When should it ring?',
  eachTime: 'It rings each time this takes place.',
} as const
