import { nameOf, ownedNameOf } from './kept-keys.ts'
import { isRefused, namesIn, type Place, readText, writeText } from './browser-storage.ts'

/** Names in versions before 2026-11-23. Keys that are not listed kept their name. */
const renamed: Readonly<Record<string, string>> = {
  'glimmer.sensory': 'sensory',
  'glimmer.tasks.grouping': 'tasks-grouping',
  'glimmer.check-in': 'check-in-asking',
  'glimmer.assessment': 'assessment-asking',
  'glimmer-task-suggestions-seen': 'task-suggestions-seen',
  'glimmer-tutorial-completed': 'tutorial-completed',
  'glimmer-tutorial-step': 'tutorial-step',
  'glimmer:draft:auth.mode': 'auth-mode',
  'glimmer:draft:auth.name': 'auth-name',
  'glimmer:draft:auth.email': 'auth-email',
  'glimmer:draft:auth.confirm': 'auth-confirm',
  'glimmer:draft:renaming': 'renaming',
}

/** Drafts: `glimmer:draft:<key>.<owner>`, with `.<part>` after it where there are several of a kind. */
const DRAFT = /^glimmer:draft:([a-z-]+)\.([^.]+)(?:\.(.*))?$/s
/** These were stored as bare text; all others as JSON, or as a word that is not JSON. */
const TEXTS = ['quick-add', 'category', 'brain-dump', 'step', 'new-task-step', 'task-step']

/**
 * Renames what earlier versions stored. Called when a page opens. Where the new name is taken, which an old tab can
 * cause, the old entry stays, so that no draft is lost.
 */
export function takeOverOldKeys(): void {
  for (const place of ['tab', 'device'] as const) for (const name of namesIn(place)) takeOver(place, name)
}

function takeOver(place: Place, name: string): void {
  const text = readText(place, name)
  const now = text === null ? null : newNameOf(name)
  if (text === null || now === null || readText(place, now.name) !== null) return
  // Removed before it is written anew, as there may be no room for both.
  writeText(place, name, null)
  writeText(place, now.name, now.isText ? JSON.stringify(text) : text)
  // Storage refused the new entry: this page has it in memory, and the old one is put back for the next page.
  if (isRefused(place, now.name)) writeText(place, name, text)
}

function newNameOf(name: string): { readonly name: string; readonly isText: boolean } | null {
  const key = renamed[name]
  if (key !== undefined) return { name: nameOf(key), isText: key.startsWith('auth-') }
  const [, draft, owner, part] = DRAFT.exec(name) ?? []
  if (draft === undefined || owner === undefined) return null
  const isText = TEXTS.includes(draft)
  // The draft of a step named only the task: it belongs to whoever is signed in.
  if (draft === 'step') return { name: ownedNameOf(ownerHere(), draft, owner), isText }
  return { name: ownedNameOf(owner, draft, part), isText }
}

function ownerHere(): string {
  const [, owner] = /"owner":"([^"]+)"/.exec(readText('device', nameOf('session')) ?? '') ?? []
  return owner ?? 'guest'
}
