/** What the offer says. In a file of its own, because the tasks page loads it and nothing else of the menu. */
export const offerWords = {
  offer: 'Want a small treat?',
  offered: 'There’s a treat on offer.',
  menu: 'Your dopamine menu',
} as const
