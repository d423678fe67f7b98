import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'

test('whoever watches hears of each change, and of nothing where it stays the same', () => {
  const store = createStore(1)
  const heard: number[] = []
  store.subscribe(() => heard.push(store.get()))
  store.set(2)
  store.set(2)
  store.set(3)
  expect(heard).toEqual([2, 3])
  expect(store.initial).toBe(1)
})

test('who has stopped watching hears no more, and the others go on', () => {
  const store = createStore('a')
  const heard: string[] = []
  const stop = store.subscribe(() => {
    heard.push('one')
    stop()
  })
  store.subscribe(() => heard.push('other'))
  store.set('b')
  store.set('c')
  expect(heard).toEqual(['one', 'other', 'other'])
})
