/** What the offer says. In a file of its own, because the tasks page loads it and nothing else of the menu. */
export const offerWords = {
  offer: 'Want a small treat?',
  offered: 'Something nice is on offer. F6 leads there, too.',
  menu: 'Your dopamine menu',
} as const
