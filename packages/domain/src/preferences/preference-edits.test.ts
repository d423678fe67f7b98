import { expect, it } from 'vitest'
import {
  completedData,
  editedData,
  NO_EDITS,
  NOTHING_TYPED,
  shownOptions,
  tickedEntries,
  withTick,
  withTyped,
} from './preference-edits.ts'
import type { Checklist, PreferenceEdits } from './preference-edits.ts'
import { rhythmOf } from './rhythm.ts'
import { userPreferencesDefaults, type UserPreferencesData } from './user-preferences.ts'

const now = new Date('2026-03-01T10:00:00.000Z')
const at = now.toISOString()

const known = (fields: Partial<UserPreferencesData>): UserPreferencesData => ({
  ...userPreferencesDefaults,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

/** `+goals:Sing` ticks, `-goals:Sing` unticks. */
function edits(...ticks: string[]): PreferenceEdits {
  return ticks.reduce((before, tick) => {
    const [list, entry = ''] = tick.slice(1).split(':')
    return withTick(before, list as Checklist, entry, tick.startsWith('+'))
  }, NO_EDITS)
}

it('writes only what changed here (C5)', () => {
  const row = known({ goals: ['sleep-better', 'Sing again'], primaryChallenges: ['motivation'] })
  const data = editedData(row, edits('+goals:improve-focus', '-goals:Sing again'), now)
  expect(data).toEqual({ goals: ['sleep-better', 'improve-focus'], updatedAt: at })
})

it.each([
  ['nothing was ticked', []],
  ['a tick was taken back', ['+dailyStruggles:self-care', '-dailyStruggles:self-care']],
  ['what is ticked was ticked already', ['+goals:sleep-better']],
  ['a trait was tried', ['+traits:night_owl', '-traits:night_owl']],
])('writes nothing where %s (C5)', (_, ticks) => {
  expect(editedData(known({ goals: ['sleep-better'] }), edits(...ticks), now)).toBeNull()
})

it('makes the row where there is none, and says since when (C5, C6)', () => {
  const data = editedData(undefined, edits('+primaryChallenges:Loud kitchens'), now)
  expect(data).toEqual({ primaryChallenges: ['Loud kitchens'], createdAt: at, updatedAt: at })
})

it('lies over what another device saved meanwhile (C5)', () => {
  const mine = edits('+goals:improve-focus', '-goals:sleep-better')
  const theirs = known({ goals: ['sleep-better', 'Sing again'] })
  expect(editedData(theirs, mine, now)?.goals).toEqual(['Sing again', 'improve-focus'])
  expect(editedData(known({ goals: ['improve-focus'] }), mine, now)).toBeNull()
})

it('keeps the rhythm under the names of the specification, key by key (C6)', () => {
  const row = known({
    workingStyle: { morning_person: true, assessment_completed: true },
    energyPatterns: { peak_hours: ['evening'] },
  })
  const data = editedData(row, edits('-traits:morning_person', '+peakHours:morning'), now)
  expect(data).toEqual({
    workingStyle: { morning_person: false },
    energyPatterns: { peak_hours: ['morning', 'evening'] },
    updatedAt: at,
  })
  expect(rhythmOf(row)).toEqual({ isMorningPerson: true, isNightOwl: false, peakHours: ['evening'] })
  expect(rhythmOf(known({ energyPatterns: { peak_hours: 'noon' } })).peakHours).toEqual([])
  expect(rhythmOf(undefined).isNightOwl).toBe(false)
})

it('keeps a person’s own words in view until they leave, also when they were just unticked (C5)', () => {
  const row = known({ goals: ['sleep-better', 'Sing again'] })
  const ticks = edits('-goals:Sing again', '+goals:Paint', '-goals:Paint')
  const labels = shownOptions(row, ticks, 'goals').map(({ label }) => label)
  expect(labels).toHaveLength(22)
  expect(labels.slice(20)).toEqual(['Sing again', 'Paint'])
  expect(tickedEntries(row, ticks, 'goals')).toEqual(['sleep-better'])
})

it('counts the longer look as the assessment, also where all was skipped (C4)', () => {
  const done = { assessment_completed: true, completed_at: at }
  expect(completedData(known({}), NO_EDITS, now)).toEqual({ workingStyle: done, updatedAt: at })
  expect(completedData(undefined, edits('+goals:sleep-better', '+traits:night_owl'), now)).toEqual({
    goals: ['sleep-better'],
    workingStyle: { ...done, night_owl: true },
    createdAt: at,
    updatedAt: at,
  })
})

it('takes what was typed and not added for ticked, where it says something (C5)', () => {
  const row = known({ goals: ['Sing again'] })
  const typed = { primaryChallenges: ' PERFECTIONISM ', dailyStruggles: '  ', goals: 'sing AGAIN' }
  const all = withTyped(row, edits('+dailyStruggles:self-care'), typed)
  expect(editedData(row, all, now)).toEqual({
    primaryChallenges: ['perfectionism'],
    dailyStruggles: ['self-care'],
    updatedAt: at,
  })
  expect(withTyped(row, NO_EDITS, NOTHING_TYPED)).toEqual([])
})
