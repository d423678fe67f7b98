import { afterEach, expect, test } from 'vitest'
import { earlyPressScript, takeEarlyPress } from './early-press.ts'

function begin() {
  // The script is text for the page; running it here is the point of the test.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(earlyPressScript)()
}
const find = (id: string) => document.getElementById(id)

afterEach(() => {
  takeEarlyPress()
  document.body.innerHTML = ''
})

test('the last button of the header or the bar that was pressed early is pressed later', () => {
  document.body.innerHTML =
    '<header><button id="menu"><svg id="sign"></svg></button></header><main><button id="other"></button></main><nav><button id="more"></button></nav>'
  begin()
  find('more')?.click()
  find('sign')?.dispatchEvent(new Event('click', { bubbles: true }))
  find('other')?.click()
  expect(takeEarlyPress()).toBe(find('menu'))
})

test('what is pressed afterwards, or was drawn anew, is not pressed again', () => {
  document.body.innerHTML = '<nav><button id="more"></button></nav>'
  begin()
  expect(takeEarlyPress()).toBeUndefined()
  find('more')?.click()
  expect(takeEarlyPress()).toBeUndefined()

  begin()
  find('more')?.click()
  document.body.innerHTML = '<nav><button id="more"></button></nav>'
  expect(takeEarlyPress()).toBeUndefined()
})

test('the script holds nothing that would end its element', () => {
  expect(earlyPressScript).not.toMatch(/<\/|<!--/)
})
