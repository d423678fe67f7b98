/** Messages about changes to the dopamine menu. */
export const words = {
  added: (title: string) => `“${title}” is on your menu.`,
  changed: (title: string) => `“${title}” is saved.`,
  tookOff: (title: string) => `“${title}” is off the menu.`,
  cameBack: (title: string) => `“${title}” is back on the menu.`,
  removed: (title: string) => `“${title}” is deleted.`,
} as const
