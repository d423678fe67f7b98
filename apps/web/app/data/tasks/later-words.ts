import { dayInSentence } from './day-in-sentence.ts'

/** Messages when a task leaves today's list or comes to it. */
export const words = {
  skipped: (title: string, day: string | null) =>
    day === null ? `“${title}” is left out this time.` : `“${title}” comes again ${onDay(day)}.`,
  isFor: (title: string, day: string) => `“${title}” is for ${dayInSentence(day)}. It waits under Later.`,
  isAside: (title: string) => `“${title}” is set aside. It waits under Later.`,
  brought: (count: number, title: string) =>
    count === 1 ? `“${title}” is on today’s list.` : `${count} tasks are on today’s list.`,
} as const

function onDay(day: string): string {
  const label = dayInSentence(day)
  return label === day ? `on ${day}` : label
}
