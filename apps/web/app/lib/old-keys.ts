import { nameOf, ownedNameOf } from './kept-keys.ts'
import { isRefused, namesIn, type Place, readText, writeText } from './browser-storage.ts'

/** How versions before 2026-11-23 named what the device keeps. What is not here has its name still. */
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

/** What was begun: `glimmer:draft:<key>.<owner>`, for one thing of theirs `.<part>` after that. */
const DRAFT = /^glimmer:draft:([a-z-]+)\.([^.]+)(?:\.(.*))?$/s
/** These were bare text; all else was JSON, or a word that is none. */
const TEXTS = ['quick-add', 'category', 'brain-dump', 'step', 'new-task-step', 'task-step']

/**
 * Gives what earlier versions kept its name of today. Called when a page opens. Where something has that name already,
 * which an old tab can bring about, the old stays as it is: no draft is lost.
 */
export function takeOverOldKeys(): void {
  for (const place of ['tab', 'device'] as const) for (const name of namesIn(place)) takeOver(place, name)
}

function takeOver(place: Place, name: string): void {
  const text = readText(place, name)
  const now = text === null ? null : newNameOf(name)
  if (text === null || now === null || readText(place, now.name) !== null) return
  // In this order, as there may be no room for both.
  writeText(place, name, null)
  writeText(place, now.name, now.isText ? JSON.stringify(text) : text)
  // This page has it; the next one takes it over anew.
  if (isRefused(place, now.name)) writeText(place, name, text)
}

function newNameOf(name: string): { readonly name: string; readonly isText: boolean } | null {
  const key = renamed[name]
  if (key !== undefined) return { name: nameOf(key), isText: key.startsWith('auth-') }
  const [, draft, owner, part] = DRAFT.exec(name) ?? []
  if (draft === undefined || owner === undefined) return null
  const isText = TEXTS.includes(draft)
  // A step’s draft named the task alone: it is of whoever is here.
  if (draft === 'step') return { name: ownedNameOf(ownerHere(), draft, owner), isText }
  return { name: ownedNameOf(owner, draft, part), isText }
}

function ownerHere(): string {
  const [, owner] = /"owner":"([^"]+)"/.exec(readText('device', nameOf('session')) ?? '') ?? []
  return owner ?? 'guest'
}
