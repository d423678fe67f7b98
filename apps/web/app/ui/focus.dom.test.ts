import { beforeEach, describe, expect, it, test } from 'vitest'
import { focusAfter } from './focus-after.ts'
import { focusBack } from './focus.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const focusedId = () => document.activeElement?.id
const get = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><input id="field" />
      <ul>
        <li id="one"><button id="one-menu"></button></li>
        <li id="two"><button></button><ul><li id="step" class="row"><input /></li></ul></li>
        <li id="three"><button></button><input id="three-marked" data-focus /></li>
      </ul>
    </main>
    <div role="dialog"><button id="close">Close</button></div>`
})

it('what had the focus before a dialog gets it back', () => {
  expect(focusBack(get('field'))).toBe(get('field'))
})

it.each([
  ['is still in the dialog', 'close', 'main'],
  ['was led elsewhere meanwhile', 'field', 'field'],
])('where nothing had it, a focus that %s', async (_where, focused, then) => {
  expect(focusBack(null)).toBe(false)
  get(focused)?.focus()
  await nextFrame()
  expect(focusedId()).toBe(then)
})

it('what has gone, or is no stop of the keyboard, does not get it back', () => {
  const field = get('field')
  field?.remove()
  expect(focusBack(field)).toBe(false)
  expect(focusBack(document.body)).toBe(false)
})

describe('where a dialog below stays open', () => {
  beforeEach(async () => {
    // What the test before has asked for.
    await nextFrame()
    const below =
      '<div id="below" role="dialog" tabindex="-1" data-open><p id="text" tabindex="-1">Five minutes</p></div>'
    get('main')?.insertAdjacentHTML('afterend', below)
  })

  it.each([
    ['a text of it that had the focus has it again', 'text', 'text'],
    ['it has the focus itself in place of what has gone', 'gone', 'below'],
  ])('%s', async (_case, before, then) => {
    get('close')?.focus()
    expect(focusBack(get(before))).toBe(false)
    await nextFrame()
    expect(focusedId()).toBe(then)
  })
})

describe('after an entry has left its list', () => {
  const rows = () => document.querySelectorAll('li')
  const leave = (id: string, options?: Parameters<typeof focusAfter>[2]) => {
    const giveFocus = focusAfter(get(id), rows(), options)
    get(id)?.remove()
    giveFocus()
    return focusedId()
  }

  test('the next one has the focus, in what is marked; not what left along with it', () => {
    expect(leave('two')).toBe('three-marked')
  })

  test('or the one before, in its first field or button', () => {
    get('two')?.remove()
    expect(leave('three')).toBe('one-menu')
  })

  test('those that leave together are passed over', () => {
    expect(leave('two', { isLeaving: (row) => row.id !== 'one' })).toBe('one-menu')
  })

  test('where none stays, what was named has it, or the page', () => {
    const none = { isLeaving: () => true }
    expect(leave('one', { ...none, orElse: () => get('field') })).toBe('field')
    expect(leave('two', none)).toBe('main')
    expect(leave('gone')).toBe('main')
  })
})
