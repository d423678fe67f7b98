import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeTaskDialog, openTaskDialog } from '../open-dialog.ts'
import { giveFocusBack } from './give-focus-back.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const focusedId = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><input id="field" /></main>
    <div role="dialog"><button id="close">Close</button></div>`
})
afterEach(() => {
  closeTaskDialog()
  document.body.innerHTML = ''
})

it('what had the focus before a dialog gets it back', () => {
  const field = document.querySelector('input')
  field?.focus()
  openTaskDialog({ kind: 'shortcuts' })
  expect(giveFocusBack()).toBe(field)
})

it.each([
  ['is still in the dialog', 'close', 'main'],
  ['was led elsewhere meanwhile', 'field', 'field'],
])('where nothing had it, a focus that %s', async (_where, focused, then) => {
  openTaskDialog({ kind: 'shortcuts' })
  expect(giveFocusBack()).toBe(false)
  document.getElementById(focused)?.focus()
  await nextFrame()
  expect(focusedId()).toBe(then)
})
