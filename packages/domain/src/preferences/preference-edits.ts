import * as z from 'zod/mini'
import type { JsonObject } from '../fields.ts'
import { resolveEntry } from './custom-entry.ts'
import type { Option } from '@glimmer/content/preferences/option'
import { LIST_OPTIONS, PREFERENCE_LISTS, type PreferenceList } from './preference-lists.ts'
import { PEAK_HOURS, rhythmOf, RHYTHM_TRAITS } from './rhythm.ts'
import { userPreferencesDefaults, type UserPreferencesData } from './user-preferences.ts'

/** Everything that can be ticked: the three lists, the best hours, and the traits of `RHYTHM_TRAITS`. */
const CHECKLISTS = [...PREFERENCE_LISTS, 'peakHours', 'traits'] as const

export type Checklist = (typeof CHECKLISTS)[number]

export const preferenceEditsSchema = z.array(
  z.object({ list: z.enum(CHECKLISTS), entry: z.string(), isTicked: z.boolean() }),
)

/**
 * Ticks that are not saved yet. They are applied to the row as it is when saving, so that what another device saved
 * meanwhile stays.
 */
export type PreferenceEdits = z.infer<typeof preferenceEditsSchema>

export const NO_EDITS: PreferenceEdits = []

type Known = UserPreferencesData | undefined

/** The edits with one more tick, or one taken away. */
export function withTick(
  edits: PreferenceEdits,
  list: Checklist,
  entry: string,
  isTicked: boolean,
): PreferenceEdits {
  const others = edits.filter((edit) => edit.list !== list || edit.entry !== entry)
  return [...others, { list, entry, isTicked }]
}

/** The edits without those that change nothing, such as a tick that was taken back. */
export function pendingEdits(preferences: Known, edits: PreferenceEdits): PreferenceEdits {
  return edits.filter(
    ({ list, entry, isTicked }) => storedEntries(preferences, list).includes(entry) !== isTicked,
  )
}

/** What is ticked in a list, with the edits laid over it: what was there stays in its order. */
export function tickedEntries(preferences: Known, edits: PreferenceEdits, list: Checklist): string[] {
  const stored = storedEntries(preferences, list)
  const own = edits.filter((edit) => edit.list === list)
  const taken = new Set(own.filter(({ isTicked }) => !isTicked).map(({ entry }) => entry))
  const added = own.filter(({ isTicked, entry }) => isTicked && !stored.includes(entry))
  return [...stored.filter((entry) => !taken.has(entry)), ...added.map(({ entry }) => entry)]
}

/** What a list shows: its options, then a person's own words, also those that were just unticked. */
export function shownOptions(preferences: Known, edits: PreferenceEdits, list: PreferenceList): Option[] {
  const options = LIST_OPTIONS[list]
  const known = new Set(options.map(({ id }) => id))
  const edited = edits.filter((edit) => edit.list === list).map(({ entry }) => entry)
  const own = new Set([...storedEntries(preferences, list), ...edited].filter((entry) => !known.has(entry)))
  return [...options, ...[...own].map((entry) => ({ id: entry, label: entry }))]
}

/** What stands in the field below each list. */
export const typedSchema = z.object({
  primaryChallenges: z.string(),
  dailyStruggles: z.string(),
  goals: z.string(),
})

export type Typed = z.infer<typeof typedSchema>

export const NOTHING_TYPED: Typed = { primaryChallenges: '', dailyStruggles: '', goals: '' }

/** What was typed into one of the fields as an entry of its list, or null. */
export function typedEntry(preferences: Known, edits: PreferenceEdits, list: PreferenceList, typed: Typed) {
  return resolveEntry(shownOptions(preferences, edits, list), typed[list])
}

/** The edits with what was typed but not added: a person who typed it and saves wants to keep it. */
export function withTyped(preferences: Known, edits: PreferenceEdits, typed: Typed): PreferenceEdits {
  return PREFERENCE_LISTS.reduce((all, list) => {
    const entry = typedEntry(preferences, edits, list, typed)
    return entry === null ? all : withTick(all, list, entry, true)
  }, edits)
}

/** The fields to write for the edits, only those that change, or null where nothing does. */
export function editedData(
  preferences: Known,
  edits: PreferenceEdits,
  now: Date,
): Partial<UserPreferencesData> | null {
  const data: Partial<UserPreferencesData> = {}
  for (const list of PREFERENCE_LISTS) {
    if (isEdited(preferences, edits, list)) data[list] = tickedEntries(preferences, edits, list)
  }
  if (isEdited(preferences, edits, 'traits')) data.workingStyle = traitsPatch(preferences, edits)
  if (isEdited(preferences, edits, 'peakHours')) {
    const ticked = tickedEntries(preferences, edits, 'peakHours')
    data.energyPatterns = { peak_hours: PEAK_HOURS.filter((hour) => ticked.includes(hour)) }
  }
  return Object.keys(data).length === 0 ? null : stamped(preferences, data, now)
}

/**
 * The fields to write at the end of the longer version, which counts as the assessment even where every step was
 * skipped.
 */
export function completedData(
  preferences: Known,
  edits: PreferenceEdits,
  now: Date,
): Partial<UserPreferencesData> {
  const data = editedData(preferences, edits, now) ?? {}
  return stamped(
    preferences,
    { ...data, workingStyle: { ...data.workingStyle, ...completionPatch(now) } },
    now,
  )
}

/** The change to `workingStyle` that says that the assessment was gone through. */
export function completionPatch(now: Date): JsonObject {
  return { assessment_completed: true, completed_at: now.toISOString() }
}

/** Adds `createdAt` where this is the row's first data, and `updatedAt`. */
export function stamped(
  preferences: Known,
  data: Partial<UserPreferencesData>,
  now: Date,
): Partial<UserPreferencesData> {
  const at = now.toISOString()
  const isFirst = (preferences?.createdAt ?? null) === null
  return { ...data, ...(isFirst && { createdAt: at }), updatedAt: at }
}

function storedEntries(preferences: Known, list: Checklist): readonly string[] {
  const row = preferences ?? userPreferencesDefaults
  if (list === 'peakHours') return rhythmOf(row).peakHours
  if (list === 'traits') return RHYTHM_TRAITS.filter((trait) => row.workingStyle[trait] === true)
  return row[list]
}

function isEdited(preferences: Known, edits: PreferenceEdits, list: Checklist): boolean {
  return pendingEdits(preferences, edits).some((edit) => edit.list === list)
}

function traitsPatch(preferences: Known, edits: PreferenceEdits): JsonObject {
  const own = pendingEdits(preferences, edits).filter(({ list }) => list === 'traits')
  return Object.fromEntries(own.map(({ entry, isTicked }) => [entry, isTicked]))
}
