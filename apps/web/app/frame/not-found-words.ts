/** Of the page for an address that leads nowhere. */
export const notFoundWords = {
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the address has a small slip in it.',
  returnHome: 'Return to Home',
} as const
