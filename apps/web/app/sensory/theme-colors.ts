/** The paper of every theme by day and by night, in hex, for the browser's own frame. A test compares the tokens. */
export const themeColors = {
  light: { day: '#faf6ee', night: '#faf6ee' },
  dark: { day: '#131721', night: '#131721' },
  low: { day: '#f0eeeb', night: '#1a1c1f' },
  contrast: { day: '#ffffff', night: '#000000' },
} as const
