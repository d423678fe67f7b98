/** What is said of words that were typed and left unsaved. */
export const words = {
  aside: 'Put aside. You can bring it back.',
  bringBack: 'Bring back',
} as const
