import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearKept, clearLeft, moveKept } from './clear-kept.ts'
import { anyText, deviceSetting } from './device-setting.ts'
import { leftOwners } from './left-owners.ts'

const text = deviceSetting({ key: 'quick-add', scope: 'owner', ...anyText })
const NOTHING: { readonly count: number } = { count: 0 }
const counted = deviceSetting({
  key: 'triage',
  scope: 'owner',
  schema: z.object({ count: z.number() }),
  fallback: NOTHING,
})
const choice = deviceSetting<'on' | 'off'>({
  key: 'shortcuts',
  scope: 'device',
  schema: z.enum(['on', 'off']),
  fallback: 'on',
})
const ofTab = deviceSetting({ key: 'auth-email', scope: 'tab', ...anyText })

/** A storage event, as from another tab. */
function hear(name: string, newValue: string | null): void {
  const oldValue = localStorage.getItem(name)
  if (newValue === null) localStorage.removeItem(name)
  else localStorage.setItem(name, newValue)
  dispatchEvent(new StorageEvent('storage', { key: name, oldValue, newValue }))
}
const names = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()

function refuseToWrite(): void {
  const full = new Proxy(localStorage, {
    get(storage, name) {
      if (name === 'setItem') throw new DOMException('full', 'QuotaExceededError')
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
  vi.stubGlobal('localStorage', full)
}

beforeEach(() => {
  clearKept('leaving')
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('what is kept', () => {
  test('is the same value until it changes, and nothing where it is the fallback', () => {
    const triage = counted('robin')
    triage.set({ count: 3 })
    expect(triage.get()).toEqual({ count: 3 })
    expect(triage.get()).toBe(triage.get())
    triage.set(NOTHING)
    expect(triage.get()).toBe(NOTHING)
    expect(names()).toEqual([])
  })

  test.each(['{', 'null', '7', '{"count":"3"}', ''])('%s fits no schema, and is the fallback', (kept) => {
    localStorage.setItem('glimmer:own:robin:triage', kept)
    expect(counted('robin').get()).toBe(NOTHING)
  })

  test('is a text where earlier versions kept one that is no JSON', () => {
    localStorage.setItem('glimmer:shortcuts', 'off')
    expect(choice.get()).toBe('off')
  })

  test.each(['42', 'null', '"quoted"', 'Water the fern', '[1]'])(
    'and the text %s comes back as typed',
    (typed) => {
      text('robin').set(typed)
      expect(text('robin').get()).toBe(typed)
    },
  )

  test('of one owner is nobody else’s, and of one thing no other’s', () => {
    text('robin').set('Water the fern')
    text('robin', 'task-1').set('First the can')
    expect([text('sam').get(), text('robin').get(), text('robin', 'task-1').get()]).toEqual([
      '',
      'Water the fern',
      'First the can',
    ])
    expect(text('robin')).toBe(text('robin'))
  })

  test('of a tab is not in what tabs share', () => {
    ofTab.set('robin@example.org')
    expect(Object.keys(localStorage)).toEqual([])
    expect(ofTab.get()).toBe('robin@example.org')
  })
})

describe('whoever watches', () => {
  test('hears of a change in another tab, and of what it took away', () => {
    const heard: string[] = []
    const stops = [
      text('robin').subscribe(() => heard.push(text('robin').get())),
      text('robin').onRemoved((former) => heard.push(`gone: ${former}`)),
      text('sam').subscribe(() => heard.push('of somebody else')),
    ]
    hear('glimmer:own:robin:quick-add', '"Water"')
    hear('glimmer:own:robin:quick-add', null)
    expect(heard).toEqual(['Water', '', 'gone: Water'])
    for (const stop of stops) stop()
    hear('glimmer:own:robin:quick-add', '"Water"')
    expect(heard).toHaveLength(3)
  })

  test('hears that everything was cleared', () => {
    let heard = 0
    const stop = choice.subscribe(() => heard++)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toBe(1)
    stop()
  })
})

describe('where storage is full', () => {
  test('it lasts as long as the page, counts more than what was kept before, and can be told', () => {
    text('robin').set('five')
    expect(text('robin').isRefused()).toBe(false)
    refuseToWrite()
    text('robin').set('six')
    expect(text('robin').get()).toBe('six')
    expect(text('robin').isRefused()).toBe(true)
    text('robin').set('')
    expect(text('robin').get()).toBe('')
    expect(names()).toEqual([])
  })

  test('leaving takes it away as well', () => {
    refuseToWrite()
    text('robin').set('six')
    clearKept('leaving')
    expect(text('robin').get()).toBe('')
  })
})

test('what a guest was writing stays on the disk where there is no room to give it another name', () => {
  text('guest').set('Water the fern')
  refuseToWrite()
  moveKept('guest', 'robin')
  expect(text('robin').get()).toBe('Water the fern')
  // As the next page finds it, which knows nothing of this one's memory.
  expect(localStorage.getItem('glimmer:own:guest:quick-add')).toBe('"Water the fern"')
})

test('where storage is forbidden nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  for (const setting of [text('robin'), ofTab]) {
    expect(setting.isRefused()).toBe(true)
    setting.set('six')
    expect(setting.get()).toBe('six')
  }
  moveKept('robin', 'sam')
  clearKept('leaving')
  expect([text('robin').get(), text('sam').get(), ofTab.get()]).toEqual(['', '', ''])
})

describe('what is taken away', () => {
  beforeEach(() => {
    localStorage.setItem('glimmer:session', '{"kind":"guest","owner":"guest"}')
    localStorage.setItem('glimmer:from-a-later-version', 'something of robin')
    localStorage.setItem('glimmer-from-an-older-one', 'something of robin')
    localStorage.setItem('of-another-app', 'theirs')
    // As versions before named it.
    localStorage.setItem('glimmer.sensory', '{"theme":"low"}')
    choice.set('off')
    text('robin').set('Water the fern')
    text('guest', 'task-1').set('First the can')
    ofTab.set('robin@example.org')
  })

  test('by who leaves is everything of everybody; what the device likes stays, and other apps’ things do', () => {
    clearKept('leaving')
    expect(names()).toEqual(['glimmer:sensory', 'glimmer:shortcuts', 'of-another-app'])
  })

  test('by emptying an account is the same, but for who is here', () => {
    clearKept('reset')
    expect(names()).toEqual(['glimmer:sensory', 'glimmer:session', 'glimmer:shortcuts', 'of-another-app'])
  })

  test('in a tab that hears of it is what it keeps of who left, also what it writes late', () => {
    clearLeft('robin')
    expect(ofTab.get()).toBe('')
    text('robin').set('Feed the cat')
    expect(text('robin').get()).toBe('')
    expect(text('guest', 'task-1').get()).toBe('First the can')
    leftOwners.delete('robin')
    text('robin').set('Feed the cat')
    expect(text('robin').get()).toBe('Feed the cat')
  })
})

test('a guest’s things go to the account, take nothing’s place there, and nothing of them is lost', () => {
  counted('guest').set({ count: 2 })
  text('guest').set('Water the fern')
  text('guest', 'task-1').set('First the can')
  text('robin').set('Feed the cat')
  moveKept('guest', 'robin')
  expect(counted('robin').get()).toEqual({ count: 2 })
  expect(text('robin', 'task-1').get()).toBe('First the can')
  expect(text('robin').get()).toBe('Feed the cat')
  expect(names().filter((name) => name.includes('guest'))).toEqual(['glimmer:own:guest:quick-add'])
  expect(text('guest').get()).toBe('Water the fern')
})
