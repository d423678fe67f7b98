/** Messages about changes to connected calendars. */
export const words = {
  shown: (name: string) => `The events of “${name}” are shown.`,
  hidden: (name: string) => `The events of “${name}” are hidden.`,
  changed: (name: string) => `“${name}” is saved.`,
} as const
