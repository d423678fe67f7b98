import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearKept } from './clear-kept.ts'
import { anyText, deviceSetting } from './device-setting.ts'
import { type Draft, useDraft } from './use-draft.ts'

// React checks this flag before it allows `act`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const field = { text: '', draft: undefined as Draft | undefined }
const roots: ReturnType<typeof createRoot>[] = []

const NAME = 'glimmer:own:robin:quick-add'
const setting = deviceSetting({ key: 'quick-add', scope: 'owner', ...anyText })

function Field() {
  const [text, draft] = useDraft(setting('robin'))
  useEffect(() => {
    Object.assign(field, { text, draft })
  })
  return null
}

/** Renders the field as after a reload. */
function open(): void {
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  act(() => root.render(<Field />))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
})

test('what is typed is there after a reload', () => {
  open()
  act(() => field.draft?.set('Water the f'))
  open()
  expect(field.text).toBe('Water the f')
})

test('a field that was emptied by Enter keeps its text until it is safe elsewhere', () => {
  open()
  act(() => field.draft?.set('Water the fern'))
  act(() => field.draft?.show(''))
  expect(field.text).toBe('')
  open()
  expect(field.text).toBe('Water the fern')
})

test('what was typed meanwhile is what is kept', () => {
  open()
  act(() => field.draft?.set('one'))
  act(() => field.draft?.show(''))
  act(() => field.draft?.show('tw'))
  act(() => field.draft?.keepShown())
  open()
  expect(field.text).toBe('tw')
})

test('a text that could not be used comes back, unless something new stands there', () => {
  open()
  act(() => field.draft?.show(''))
  act(() => field.draft?.restore('one'))
  expect(field.text).toBe('one')
  act(() => field.draft?.set('new'))
  act(() => field.draft?.restore('one'))
  expect(field.text).toBe('new')
})

test('leaving takes every draft along, also out of the field that is open', () => {
  open()
  act(() => field.draft?.set('secret'))
  act(() => clearKept('leaving'))
  expect(field.text).toBe('')
  open()
  expect(field.text).toBe('')
  expect(localStorage.length).toBe(0)
})

test('what another tab has used up is used up here, but not what was written here since', () => {
  const useUp = (oldValue: string) =>
    act(() => {
      dispatchEvent(
        new StorageEvent('storage', { key: NAME, oldValue: JSON.stringify(oldValue), newValue: null }),
      )
    })
  open()
  act(() => field.draft?.set('Water the fern'))
  useUp('Water the f')
  expect(field.text).toBe('Water the fern')
  useUp('Water the fern')
  expect(field.text).toBe('')
  act(() => field.draft?.keepShown())
  expect(localStorage.getItem(NAME)).toBeNull()
})
