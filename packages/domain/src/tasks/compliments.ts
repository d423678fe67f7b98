import { COMPLIMENTS } from '@glimmer/content/tasks/compliments'

/** One of them. `random` gives a number from 0 up to, but not, 1; the one that was said last is not said again. */
export function pickCompliment(random: () => number, last?: string): string {
  const fresh = COMPLIMENTS.filter((compliment) => compliment !== last)
  return fresh[Math.floor(random() * fresh.length)] ?? COMPLIMENTS[0]
}
