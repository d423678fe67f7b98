import type { DayPart } from '../days/day-part.ts'
import { type Rhythm, rhythmOf } from '../preferences/rhythm.ts'
import type { UserPreferencesData } from '../preferences/user-preferences.ts'
import type { Task } from '../tasks/task.ts'

const START_HOURS: Record<DayPart, number> = { morning: 9, afternoon: 13, evening: 18 }
/** Whoever comes alive early begins early. */
const EARLY_HOUR = 8
/** For people whose day starts at 07:00 or later, its parts move as if it started at 06:00. */
const AS_IF_STARTED = 6

/** When somebody usually starts: a part of the day, and the minute after midnight. */
export interface UsualStart {
  readonly part: DayPart
  readonly minute: number
}

/** When a person usually starts a task: in its part of the day, else in the one in which they are at their best. */
export function usualStart(
  { timeOfDay }: Pick<Task, 'timeOfDay'>,
  preferences: Pick<UserPreferencesData, 'workingStyle' | 'energyPatterns'> | undefined,
  dayStart: number,
): UsualStart {
  const rhythm = rhythmOf(preferences)
  const part = timeOfDay === null || timeOfDay === 'anytime' ? bestPart(rhythm) : timeOfDay
  const hour = part === 'morning' && rhythm.isMorningPerson ? EARLY_HOUR : START_HOURS[part]
  const moved = dayStart > AS_IF_STARTED ? hour + dayStart - AS_IF_STARTED : hour
  return { part, minute: (moved % 24) * 60 }
}

function bestPart({ peakHours, isMorningPerson, isNightOwl }: Rhythm): DayPart {
  return peakHours[0] ?? (isNightOwl && !isMorningPerson ? 'evening' : 'morning')
}
