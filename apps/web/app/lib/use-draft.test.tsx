import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearKept, moveKept } from './clear-kept.ts'
import { anyText, deviceSetting } from './device-setting.ts'
import { useDraft } from './use-draft.ts'

const NAME = 'glimmer:own:robin:quick-add'
const setting = deviceSetting({ key: 'quick-add', scope: 'owner', ...anyText })

/** Renders the field as after a reload. */
function open() {
  const { result } = renderHook(() => useDraft(setting('robin')))
  return {
    text: () => result.current[0],
    draft: () => result.current[1],
  }
}

beforeEach(() => localStorage.clear())

test('what is typed is there after a reload', () => {
  const field = open()
  act(() => field.draft().set('Water the f'))
  expect(open().text()).toBe('Water the f')
})

test('a field that was emptied by Enter keeps its text until it is safe elsewhere', () => {
  const field = open()
  act(() => field.draft().set('Water the fern'))
  act(() => field.draft().show(''))
  expect(field.text()).toBe('')
  expect(open().text()).toBe('Water the fern')
})

test('what was typed meanwhile is what is kept', () => {
  const field = open()
  act(() => field.draft().set('one'))
  act(() => field.draft().show(''))
  act(() => field.draft().show('tw'))
  act(() => field.draft().keepShown())
  expect(open().text()).toBe('tw')
})

test('a text that could not be used comes back, before what was written meanwhile', () => {
  const field = open()
  act(() => field.draft().show(''))
  act(() => field.draft().restore('one'))
  expect(field.text()).toBe('one')
  act(() => field.draft().set('new'))
  act(() => field.draft().restore('one'))
  expect(field.text()).toBe('one new')
  act(() => field.draft().restore('two', '\n'))
  expect(field.text()).toBe('two\none new')
})

test('what a guest was writing is in the open field of their account at once, unless something is written there', () => {
  localStorage.setItem('glimmer:own:guest:quick-add', '"Take my me"')
  const field = open()
  expect(field.text()).toBe('')
  act(() => moveKept('guest', 'robin'))
  expect(field.text()).toBe('Take my me')
  localStorage.setItem('glimmer:own:guest:quick-add', '"older"')
  act(() => moveKept('guest', 'robin'))
  expect(field.text()).toBe('Take my me')
})

test('leaving takes every draft along, also out of the field that is open', () => {
  const field = open()
  act(() => field.draft().set('secret'))
  act(() => clearKept('leaving'))
  expect(field.text()).toBe('')
  expect(open().text()).toBe('')
  expect(localStorage.length).toBe(0)
})

test('what another tab has used up is used up here, but not what was written here since', () => {
  const useUp = (oldValue: string) =>
    act(() => {
      dispatchEvent(
        new StorageEvent('storage', { key: NAME, oldValue: JSON.stringify(oldValue), newValue: null }),
      )
    })
  const field = open()
  act(() => field.draft().set('Water the fern'))
  useUp('Water the f')
  expect(field.text()).toBe('Water the fern')
  useUp('Water the fern')
  expect(field.text()).toBe('')
  act(() => field.draft().keepShown())
  expect(localStorage.getItem(NAME)).toBeNull()
})

test('what is written here stays kept when another tab uses up its own, unless who wrote it leaves', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const otherTab = (text: string) => {
    const kept = JSON.stringify(text)
    localStorage.setItem(NAME, kept)
    localStorage.removeItem(NAME)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: NAME, oldValue: kept, newValue: null })))
  }
  const { result, unmount } = renderHook(() => useDraft(setting('robin')))
  act(() => result.current[1].set('A long thought about the fern'))
  otherTab('Buy milk')
  vi.runAllTimers()
  expect(localStorage.getItem(NAME)).toBe('"A long thought about the fern"')
  otherTab('Buy bread')
  unmount()
  vi.runAllTimers()
  expect(localStorage.getItem(NAME)).toBeNull()
})

test('a text that is kept elsewhere now is let go, but not what was written since, here or in another tab', () => {
  const field = open()
  act(() => field.draft().set('Water the fern'))
  act(() => field.draft().letGo('Water the fern'))
  expect(field.text()).toBe('')
  expect(localStorage.getItem(NAME)).toBeNull()

  act(() => field.draft().set('Water the moss'))
  act(() => field.draft().letGo('Water the fern'))
  expect(field.text()).toBe('Water the moss')

  localStorage.setItem(NAME, JSON.stringify('Buy milk'))
  act(() => field.draft().letGo('Water the moss'))
  expect(open().text()).toBe('Buy milk')
})
