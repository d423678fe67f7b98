import type { Option } from './option.ts'

/** The 20 daily struggles. The first eight are the assessment's, from the product specification; the rest are ours. */
export const STRUGGLES = [
  { id: 'morning-routine', label: 'Morning routine' },
  { id: 'staying-organised', label: 'Staying organised' },
  { id: 'following-through', label: 'Following through' },
  { id: 'managing-energy', label: 'Managing energy' },
  { id: 'setting-boundaries', label: 'Setting boundaries' },
  { id: 'self-care', label: 'Self-care' },
  { id: 'work-life-balance', label: 'Work-life balance' },
  { id: 'social-connections', label: 'Social connections' },
  { id: 'falling-asleep', label: 'Winding down and falling asleep' },
  { id: 'eating-regularly', label: 'Eating and drinking regularly' },
  { id: 'household-chores', label: 'Household chores' },
  { id: 'messages-and-phone-calls', label: 'Messages and phone calls' },
  { id: 'bills-and-paperwork', label: 'Bills and paperwork' },
  { id: 'being-on-time', label: 'Leaving on time' },
  { id: 'finding-things', label: 'Finding things again' },
  { id: 'appointments', label: 'Making and keeping appointments' },
  { id: 'switching-tasks', label: 'Switching from one thing to another' },
  { id: 'screen-time', label: 'Putting the phone down' },
  { id: 'noise-and-light', label: 'Noise, light and crowds' },
  { id: 'resting-without-guilt', label: 'Resting without guilt' },
] as const satisfies readonly Option[]

export type StruggleId = (typeof STRUGGLES)[number]['id']

/** The eight that the assessment asks about. */
export const ASSESSMENT_STRUGGLES = STRUGGLES.slice(0, 8)
