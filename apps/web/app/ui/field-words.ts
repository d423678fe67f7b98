/** What a field says of itself. */
export const words = {
  full: 'This is as much as fits here. Anything longer is left out.',
} as const
