/** What the offer says. Apart from the rest, as it comes with the tasks page. */
export const offerWords = {
  offer: 'Something nice now?',
  offered: 'Something nice is on offer. F6 leads there, too.',
  menu: 'Your dopamine menu',
} as const
