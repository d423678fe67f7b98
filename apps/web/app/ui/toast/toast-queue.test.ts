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
  for (const text of ['1', '2', '3', '4']) queue.show({ text, kind: text })
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

test('the newest of a kind takes the place of the one that is in view, and of no other', () => {
  const { clock, pass, waiting } = createHandClock()
  const queue = createToastQueue(clock)
  queue.show({ kind: 'part', text: 'first' })
  const slot = queue.shown.get()[0]?.slot
  queue.show({ text: 'answer' })
  pass(7_000)
  queue.show({ kind: 'part', text: 'second' })
  expect(texts(queue)).toEqual(['answer', 'second'])
  // Its element stays, and with it a focus that is in it.
  expect(queue.shown.get()[1]?.slot).toBe(slot)
  pass(7_999)
  expect(texts(queue)).toEqual(['second'])
  pass(1)
  expect(texts(queue)).toEqual([])
  expect(waiting()).toBe(0)
})

test('what a person does next ends the answer before it; an error stays until it is solved', () => {
  const { clock, pass } = createHandClock()
  const queue = createToastQueue(clock)
  queue.show({ text: 'done', tone: 'success' })
  queue.show({ text: 'deleted', tone: 'success', isLasting: true })
  queue.show({ text: 'not saved', kind: 'not-saved', tone: 'error' })
  queue.endAnswers()
  expect(texts(queue)).toEqual(['deleted', 'not saved'])
  pass(600_000)
  expect(texts(queue)).toEqual(['not saved'])
  queue.solve('not-saved')
  expect(texts(queue)).toEqual([])
})

test('what has gone from view can still be undone, the newest first, unless it was taken back or changed since', () => {
  const { clock, pass } = createHandClock()
  const queue = createToastQueue(clock)
  const ran: string[] = []
  const say = (text: string) =>
    queue.show({ text, about: [text], action: { label: 'Undo', run: () => ran.push(text), isUndo: true } })
  say('first')
  pass(60_000)
  say('second')
  const third = say('third')
  queue.endAnswers()
  const fourth = say('fourth')
  queue.retract(third)
  queue.dismiss(fourth)
  queue.forgetUndos(['second'])
  expect([queue.undoNewest(), queue.undoNewest(), queue.undoNewest()]).toEqual([true, true, false])
  expect(ran).toEqual(['fourth', 'first'])

  say('of whoever has left')
  queue.forgetUndos()
  expect(texts(queue)).toEqual([])
  expect(queue.undoNewest()).toBe(false)
})

test('what is offered is taken up once, and takes its message away, but not its Undo', () => {
  const { clock } = createHandClock()
  const queue = createToastQueue(clock)
  const ran: string[] = []
  const id = queue.show({
    text: 'Done',
    action: { label: 'Undo', run: () => ran.push('undone'), isUndo: true },
    offer: { label: 'Something nice', said: 'It is on offer.', run: () => ran.push('taken') },
  })
  queue.takeOffer(id)
  queue.takeOffer(id)
  expect(texts(queue)).toEqual([])
  expect(queue.undoNewest()).toBe(true)
  expect(ran).toEqual(['taken', 'undone'])
})
