/** Of the page for an address that leads nowhere. */
export const notFoundWords = {
  notFoundTitle: 'Oops! Page not found',
  notFoundText:
    'There is no page at this address. It may have moved, or there may be a small mistake in the address.',
  returnHome: 'Return to Home',
} as const
