import { namesIn } from '../lib/browser-storage.ts'
import { type KeyOf, ownedNameOf } from '../lib/kept-keys.ts'

/** The drafts that hold a person's own words, and not only what they ticked. */
const WITH_WORDS: readonly KeyOf<'owner'>[] = [
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
]

/** Whether an owner wrote something on this device that is not saved yet: leaving would take it along. */
export function hasHalfWritten(owner: string): boolean {
  return namesIn('device').some((name) =>
    WITH_WORDS.some((key) => name === ownedNameOf(owner, key) || name.startsWith(ownedNameOf(owner, key, ''))),
  )
}
