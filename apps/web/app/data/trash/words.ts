/** Messages about what was in the trash. */
export const words = {
  back: (name: string) => `“${name}” is back.`,
  backOne: 'It is back.',
  backSeveral: (count: number) => `${count} things are back.`,
  gone: 'Deleted for good on this device.',
  notGone: 'The device could not delete this. Nothing changed. Please try once more.',
} as const
