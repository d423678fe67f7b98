/**
 * Everything that Glimmer keeps in this browser beside the database `glimmer:<owner>` of whoever is here, the files of the
 * service worker and what it knows of people (`device/worker-memory.ts`). A name that begins with `glimmer` and is not in this list goes when somebody leaves.
 *
 * - scope `tab`: `glimmer:<key>` in sessionStorage, for as long as the tab.
 * - scope `device`: `glimmer:<key>` in localStorage, whoever is here.
 * - scope `owner`: `glimmer:own:<owner>:<key>` in localStorage; where there are several of a kind (one a task), each adds
 *   `:<part>`. It goes along when a guest’s things are brought into an account.
 *
 * `ends` says what takes it away: `reset`, emptying the account, and signing out as well; `leaving`, signing out alone;
 * `never`, as it belongs to the device.
 */
export const keptKeys = {
  // Who is signed in, and what is still to be done for people who left.
  session: { scope: 'device', ends: 'leaving' },
  'guest-left': { scope: 'device', ends: 'leaving' },
  'asked-page': { scope: 'device', ends: 'leaving' },
  'sign-out-pending': { scope: 'device', ends: 'never' },
  'wipe-pending': { scope: 'device', ends: 'never' },

  // Choices for this device, and what it knows of its server.
  sensory: { scope: 'device', ends: 'never' },
  shortcuts: { scope: 'device', ends: 'never' },
  'tasks-grouping': { scope: 'device', ends: 'never' },
  'check-in-asking': { scope: 'device', ends: 'never' },
  'assessment-asking': { scope: 'device', ends: 'never' },
  'task-suggestions-seen': { scope: 'device', ends: 'never' },
  'tutorial-completed': { scope: 'device', ends: 'never' },
  'tutorial-step': { scope: 'device', ends: 'never' },
  server: { scope: 'device', ends: 'never' },
  'reward-offered-at': { scope: 'device', ends: 'leaving' },

  // Carried from one page to the next.
  'carried-toasts': { scope: 'tab', ends: 'never' },
  'look-closely': { scope: 'tab', ends: 'never' },
  'asked-in-visit': { scope: 'tab', ends: 'never' },
  'scroll-positions': { scope: 'tab', ends: 'never' },

  // What another app shared, before anybody's field has it.
  shared: { scope: 'device', ends: 'leaving' },

  // Drafts that are not saved yet.
  'auth-mode': { scope: 'tab', ends: 'reset' },
  'auth-name': { scope: 'tab', ends: 'reset' },
  'auth-email': { scope: 'tab', ends: 'reset' },
  'auth-confirm': { scope: 'tab', ends: 'reset' },
  'auth-code': { scope: 'tab', ends: 'reset' },
  renaming: { scope: 'tab', ends: 'reset' },
  'quick-add': { scope: 'owner', ends: 'reset' },
  category: { scope: 'owner', ends: 'reset' },
  step: { scope: 'owner', ends: 'reset' },
  'new-task': { scope: 'owner', ends: 'reset' },
  'new-task-step': { scope: 'owner', ends: 'reset' },
  task: { scope: 'owner', ends: 'reset' },
  'task-step': { scope: 'owner', ends: 'reset' },
  reminder: { scope: 'owner', ends: 'reset' },
  'new-task-reminders': { scope: 'owner', ends: 'reset' },
  'new-event': { scope: 'owner', ends: 'reset' },
  event: { scope: 'owner', ends: 'reset' },
  'new-event-reminders': { scope: 'owner', ends: 'reset' },
  'first-run': { scope: 'owner', ends: 'reset' },
  breakdown: { scope: 'owner', ends: 'reset' },
  'brain-dump': { scope: 'owner', ends: 'reset' },
  'edit-thought': { scope: 'owner', ends: 'reset' },
  triage: { scope: 'owner', ends: 'reset' },
  'check-in': { scope: 'owner', ends: 'reset' },
  'new-reward': { scope: 'owner', ends: 'reset' },
  reward: { scope: 'owner', ends: 'reset' },
  assessment: { scope: 'owner', ends: 'reset' },
  preferences: { scope: 'owner', ends: 'reset' },
  wizard: { scope: 'owner', ends: 'reset' },
  'wizard-step': { scope: 'owner', ends: 'reset' },
  profile: { scope: 'owner', ends: 'reset' },
  'own-words': { scope: 'owner', ends: 'reset' },

  // Kept for one person beside their rows.
  'last-here': { scope: 'owner', ends: 'reset' },
  'draft-touched-on': { scope: 'owner', ends: 'reset' },
  'new-task-touched-on': { scope: 'owner', ends: 'reset' },
  'next-thing': { scope: 'owner', ends: 'reset' },
  'task-sizes': { scope: 'owner', ends: 'reset' },
  'just-three': { scope: 'owner', ends: 'reset' },
  'reminders-rung': { scope: 'owner', ends: 'reset' },
  'zone-seen': { scope: 'owner', ends: 'reset' },
  'set-up-asked': { scope: 'owner', ends: 'reset' },
  'unfolded-sections': { scope: 'owner', ends: 'reset' },
  sprint: { scope: 'owner', ends: 'reset' },
  'sprint-seen': { scope: 'owner', ends: 'reset' },
  'sprint-ended': { scope: 'owner', ends: 'reset' },
  shownTips: { scope: 'owner', ends: 'reset' },
  suggestions: { scope: 'owner', ends: 'reset' },
  'open-guides': { scope: 'owner', ends: 'reset' },
  'breakdown-steps': { scope: 'owner', ends: 'reset' },
  'breakdown-routines': { scope: 'owner', ends: 'reset' },
} as const satisfies Readonly<Record<string, KeptKey>>

interface KeptKey {
  readonly scope: 'tab' | 'device' | 'owner'
  readonly ends: 'reset' | 'leaving' | 'never'
}

/** The keys of one scope. */
export type KeyOf<Scope extends KeptKey['scope']> = {
  [Key in keyof typeof keptKeys]: (typeof keptKeys)[Key]['scope'] extends Scope ? Key : never
}[keyof typeof keptKeys]

const PREFIX = 'glimmer:'
const OWNED = `${PREFIX}own:`

export function nameOf(key: string): string {
  return PREFIX + key
}

/** The storage name of an owner's setting; without a key, the prefix of all of theirs. */
export function ownedNameOf(owner: string, key = '', part?: string): string {
  return `${OWNED}${owner}:${key}${part === undefined ? '' : `:${part}`}`
}

/** The key in the storage name of an owner's setting; undefined in any other name. */
export function keyOfOwned(name: string): string | undefined {
  return name.startsWith(OWNED) ? name.slice(OWNED.length).split(':')[1] : undefined
}

/** Whether a stored name is removed by a reset or by leaving. Unknown names of ours are removed too. */
export function isTakenBy(by: 'reset' | 'leaving', name: string): boolean {
  if (!/^glimmer\b/.test(name)) return false
  const known: Readonly<Record<string, KeptKey>> = keptKeys
  const ends = name.startsWith(OWNED) ? 'reset' : (known[name.slice(PREFIX.length)]?.ends ?? 'reset')
  return ends === 'reset' || ends === by
}
