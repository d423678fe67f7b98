import { expect, test } from 'vitest'
import { createToastQueue, shortestStayMs, stayFor, type ToastClock } from './toast-queue.ts'

function createHandClock() {
  let now = 0
  let timers: { at: number; work: () => void }[] = []
  const clock: ToastClock = {
    now: () => now,
    after(delayMs, work) {
      const timer = { at: now + delayMs, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  function pass(ms: number) {
    now += ms
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers = timers.filter((other) => other !== timer)
      timer.work()
    }
  }
  return { clock, pass, waiting: () => timers.length }
}

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.shown.get().map(({ text }) => text)

test('a toast stays at least eight seconds, also when less is asked for', () => {
  const { clock, pass } = createHandClock()
  const queue = createToastQueue(clock)
  queue.show({ text: 'Saved', stayMs: 100 })
  pass(shortestStayMs - 1)
  expect(texts(queue)).toEqual(['Saved'])
  pass(1)
  expect(texts(queue)).toEqual([])
})

test('a long text stays long enough to be read slowly', () => {
  expect(stayFor({ text: 'x'.repeat(150) })).toBe(18_000)
  expect(stayFor({ text: 'Short', stayMs: 20_000 })).toBe(20_000)
})

test('the clock stands still while somebody points at it or has the focus in it', () => {
  const { clock, pass } = createHandClock()
  const queue = createToastQueue(clock)
  queue.show({ text: 'Done' })
  pass(7_000)
  queue.pause()
  queue.pause()
  pass(60_000)
  expect(texts(queue)).toEqual(['Done'])
  queue.resume()
  queue.resume()
  pass(999)
  expect(texts(queue)).toEqual(['Done'])
  pass(1)
  expect(texts(queue)).toEqual([])
})

test('a toast that arrives during a pause waits too', () => {
  const { clock, pass } = createHandClock()
  const queue = createToastQueue(clock)
  queue.pause()
  queue.show({ text: 'Later' })
  pass(60_000)
  expect(texts(queue)).toEqual(['Later'])
  queue.resume()
  pass(shortestStayMs)
  expect(texts(queue)).toEqual([])
})

test('undo runs once and takes its toast away', () => {
  const { clock, waiting } = createHandClock()
  const queue = createToastQueue(clock)
  let runs = 0
  const id = queue.show({ text: 'Done', action: { label: 'Undo', run: () => runs++ } })
  queue.act(id)
  queue.act(id)
  expect(runs).toBe(1)
  expect(texts(queue)).toEqual([])
  expect(waiting()).toBe(0)
})

test('the keyboard shortcut takes the newest Undo, passing over messages with none or with another button', () => {
  const { clock } = createHandClock()
  const queue = createToastQueue(clock)
  const ran: string[] = []
  queue.show({ text: 'first', action: { label: 'Undo', run: () => ran.push('first'), isUndo: true } })
  queue.show({ text: 'second', action: { label: 'Undo', run: () => ran.push('second'), isUndo: true } })
  queue.show({ text: 'lost', action: { label: 'Try again', run: () => ran.push('again') } })
  expect(queue.undoNewest()).toBe(true)
  queue.show({ text: 'plain' })
  expect(queue.undoNewest()).toBe(true)
  expect(queue.undoNewest()).toBe(false)
  expect(ran).toEqual(['second', 'first'])
})

test('at most three are in view; the oldest makes room and leaves no timer behind', () => {
  const { clock, waiting } = createHandClock()
  const queue = createToastQueue(clock)
  for (const text of ['1', '2', '3', '4']) queue.show({ text })
  expect(texts(queue)).toEqual(['2', '3', '4'])
  expect(waiting()).toBe(3)
})

test('listeners hear of every change, and the snapshot is stable between changes', () => {
  const { clock } = createHandClock()
  const queue = createToastQueue(clock)
  let heard = 0
  const leave = queue.shown.subscribe(() => heard++)
  const id = queue.show({ text: 'a' })
  expect(queue.shown.get()).toBe(queue.shown.get())
  queue.dismiss(id)
  queue.dismiss(id)
  expect(heard).toBe(2)
  leave()
  queue.show({ text: 'b' })
  expect(heard).toBe(2)
})

test('a message that is renewed keeps its place on the page, is the newest, and stays as long as a new one', () => {
  const { clock, pass, waiting } = createHandClock()
  const queue = createToastQueue(clock)
  const id = queue.renew(null, { text: 'first' })
  queue.show({ text: 'other' })
  pass(7_000)
  expect(queue.renew(id, { text: 'second' })).toBe(id)
  expect(texts(queue)).toEqual(['other', 'second'])
  pass(1_000)
  expect(texts(queue)).toEqual(['second'])
  pass(6_999)
  expect(texts(queue)).toEqual(['second'])
  pass(1)
  expect(texts(queue)).toEqual([])
  expect(waiting()).toBe(0)
  expect(queue.renew(id, { text: 'third' })).not.toBe(id)
})

test('the newest of a kind takes the place of the one that is in view, and of no other', () => {
  const { clock, pass, waiting } = createHandClock()
  const queue = createToastQueue(clock)
  const id = queue.show({ kind: 'part', text: 'first' })
  queue.show({ text: 'plain' })
  queue.show({ text: 'plain, too' })
  pass(7_000)
  expect(queue.show({ kind: 'part', text: 'second' })).toBe(id)
  expect(texts(queue)).toEqual(['plain', 'plain, too', 'second'])
  pass(7_999)
  expect(texts(queue)).toEqual(['second'])
  pass(1)
  expect(waiting()).toBe(0)
  expect(queue.show({ kind: 'part', text: 'third' })).not.toBe(id)
})
