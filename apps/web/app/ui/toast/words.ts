/** What a message says of its buttons to a screen reader. */
export const words = {
  byKey: (label: string) => `${label}: press F6.`,
  byPlace: (label: string) => `${label}: at the end of the page.`,
  offerByKey: 'F6 goes to it, too.',
} as const
