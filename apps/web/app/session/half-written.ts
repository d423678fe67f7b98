import { namesIn } from '../lib/browser-storage.ts'
import { type KeyOf, keyOfOwned, ownedNameOf } from '../lib/kept-keys.ts'

/** The drafts that hold a person's own words, and not only what they ticked. */
const WITH_WORDS: ReadonlySet<string | undefined> = new Set<KeyOf<'owner'>>([
  'quick-add',
  'category',
  'step',
  'new-task',
  'new-task-step',
  'task',
  'task-step',
  'new-event',
  'event',
  'brain-dump',
  'edit-thought',
  'new-reward',
  'reward',
  'profile',
  'own-words',
])

/** Whether something was written on this device that is not saved yet: by one owner or, without one, by anybody. */
export function hasHalfWritten(owner?: string): boolean {
  const prefix = owner === undefined ? '' : ownedNameOf(owner)
  return namesIn('device').some((name) => name.startsWith(prefix) && WITH_WORDS.has(keyOfOwned(name)))
}
