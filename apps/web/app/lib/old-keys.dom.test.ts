import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readText, writeText } from './browser-storage.ts'
import { takeOverOldKeys } from './old-keys.ts'

const FERN = '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('glimmer:session', '{"kind":"account","owner":"robin","email":"robin@example.org"}')
})
afterEach(() => vi.unstubAllGlobals())

// Names and texts as versions before the list of keys wrote them.
test.each([
  ['glimmer.sensory', '{"theme":"low"}', 'glimmer:sensory', '{"theme":"low"}'],
  ['glimmer.tasks.grouping', 'category', 'glimmer:tasks-grouping', 'category'],
  ['glimmer.check-in', 'never', 'glimmer:check-in-asking', 'never'],
  ['glimmer.assessment', 'never', 'glimmer:assessment-asking', 'never'],
  ['glimmer-task-suggestions-seen', 'true', 'glimmer:task-suggestions-seen', 'true'],
  ['glimmer-tutorial-completed', 'true', 'glimmer:tutorial-completed', 'true'],
  ['glimmer-tutorial-step', 'ai-assist', 'glimmer:tutorial-step', 'ai-assist'],
  ['glimmer:draft:quick-add.robin', 'Water the f', 'glimmer:own:robin:quick-add', '"Water the f"'],
  ['glimmer:draft:quick-add.guest', '42', 'glimmer:own:guest:quick-add', '"42"'],
  ['glimmer:draft:brain-dump.robin', 'one\n"two"', 'glimmer:own:robin:brain-dump', '"one\\n\\"two\\""'],
  ['glimmer:draft:category.robin', 'Garden', 'glimmer:own:robin:category', '"Garden"'],
  [`glimmer:draft:step.${FERN}`, 'First', `glimmer:own:robin:step:${FERN}`, '"First"'],
  ['glimmer:draft:new-task-step.robin', 'First', 'glimmer:own:robin:new-task-step', '"First"'],
  [`glimmer:draft:task-step.robin.${FERN}`, 'First', `glimmer:own:robin:task-step:${FERN}`, '"First"'],
  [`glimmer:draft:task.robin.${FERN}`, '{"fields":{}}', `glimmer:own:robin:task:${FERN}`, '{"fields":{}}'],
  ['glimmer:draft:new-task.robin', '{"fields":{}}', 'glimmer:own:robin:new-task', '{"fields":{}}'],
  ['glimmer:draft:breakdown.robin.Ring Dr. Oz', '{}', 'glimmer:own:robin:breakdown:Ring Dr. Oz', '{}'],
  ['glimmer:draft:first-run.guest', '{}', 'glimmer:own:guest:first-run', '{}'],
  ['glimmer:draft:check-in.robin', '{}', 'glimmer:own:robin:check-in', '{}'],
  ['glimmer:draft:edit-thought.robin', '{}', 'glimmer:own:robin:edit-thought', '{}'],
  ['glimmer:draft:triage.robin', '{}', 'glimmer:own:robin:triage', '{}'],
  ['glimmer:draft:new-reward.robin', '{}', 'glimmer:own:robin:new-reward', '{}'],
  [`glimmer:draft:reward.robin.${FERN}`, '{}', `glimmer:own:robin:reward:${FERN}`, '{}'],
])('%s has its name of today, and what it said', (old, text, name, now) => {
  localStorage.setItem(old, text)
  takeOverOldKeys()
  expect(localStorage.getItem(old)).toBeNull()
  expect(localStorage.getItem(name)).toBe(now)
})

test.each([
  ['glimmer:draft:auth.email', 'robin@example.org', 'glimmer:auth-email', '"robin@example.org"'],
  ['glimmer:draft:auth.confirm', '12345', 'glimmer:auth-confirm', '"12345"'],
  ['glimmer:draft:auth.mode', 'sign-up', 'glimmer:auth-mode', '"sign-up"'],
  ['glimmer:draft:auth.name', 'Robin', 'glimmer:auth-name', '"Robin"'],
  ['glimmer:draft:renaming', '{"id":"1","text":"W"}', 'glimmer:renaming', '{"id":"1","text":"W"}'],
])('%s, of a tab, has its name of today there', (old, text, name, now) => {
  sessionStorage.setItem(old, text)
  takeOverOldKeys()
  expect({ ...sessionStorage }).toEqual({ [name]: now })
})

test.each([
  ['glimmer:session', '{"kind":"guest","owner":"guest"}'],
  ['glimmer:sign-out-pending', 'yes'],
  ['glimmer:wipe-pending', '["sam"]'],
  ['glimmer:guest-left', 'robin'],
  ['glimmer:shortcuts', 'off'],
  ['glimmer:reward-offered-at', '1795000000000'],
  ['glimmer:own:robin:sprint', '{"id":"1"}'],
  ['glimmer:own:robin:open-guides', 'one two'],
  ['of-another-app.draft', 'theirs'],
])('%s is left as it is', (name, text) => {
  localStorage.setItem(name, text)
  takeOverOldKeys()
  expect(localStorage.getItem(name)).toBe(text)
})

test('a draft that an old tab wrote waits while there is one already, and is lost to nobody', () => {
  localStorage.setItem('glimmer:own:robin:quick-add', '"new"')
  localStorage.setItem('glimmer:draft:quick-add.robin', 'old')
  takeOverOldKeys()
  expect(localStorage.getItem('glimmer:own:robin:quick-add')).toBe('"new"')
  localStorage.removeItem('glimmer:own:robin:quick-add')
  takeOverOldKeys()
  expect(localStorage.getItem('glimmer:own:robin:quick-add')).toBe('"old"')
})

test('a broken session, or none, breaks nothing', () => {
  for (const session of ['{', 'null', '']) {
    localStorage.setItem('glimmer:session', session)
    localStorage.setItem(`glimmer:draft:step.${FERN}`, 'First')
    takeOverOldKeys()
    expect(localStorage.getItem(`glimmer:own:guest:step:${FERN}`)).toBe('"First"')
    localStorage.clear()
  }
})

test('where there is no room for another name the page has it all the same', () => {
  localStorage.setItem('glimmer:draft:quick-add.robin', 'Water the fern')
  const storage = localStorage
  const full = new Proxy(storage, {
    get(_, name) {
      if (name === 'setItem') return setItem
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
  function setItem(name: string, text: string) {
    if (text.length > 'Water the fern'.length) throw new DOMException('full', 'QuotaExceededError')
    storage.setItem(name, text)
  }
  vi.stubGlobal('localStorage', full)
  takeOverOldKeys()
  expect(readText('device', 'glimmer:own:robin:quick-add')).toBe('"Water the fern"')
  expect(localStorage.getItem('glimmer:draft:quick-add.robin')).toBe('Water the fern')
  // Ends the value in memory, so that no later test finds it.
  writeText('device', 'glimmer:own:robin:quick-add', null)
})

test('where storage is forbidden nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(takeOverOldKeys).not.toThrow()
})
