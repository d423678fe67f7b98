import { unkindWords } from '@glimmer/content/wording/test/kindness'
import { longParts, PAGE_LIMITS } from '@glimmer/content/wording/test/reading-length'
import { americanWords } from '@glimmer/content/wording/test/spelling'
import { expect, it, test } from 'vitest'
import type { Letter } from './letters.ts'
import { dailyLetter, reminderTestLetter, weeklyLetter } from './reminder-letters.ts'

const TO = 'robin@example.org'
const links = { open: 'https://glimmer.example/tasks', stop: 'https://glimmer.example/unsubscribe?token=x' }
const summary = { done: ['Wash a cup'], hasMore: true, helped: null, ahead: 'Send the form' }
const helped = ['morning', 'afternoon', 'evening', 'small-steps-on-low-days'] as const

test.each<[string, Letter]>([
  ['daily', dailyLetter(TO, links, null)],
  ['daily with its title', dailyLetter(TO, links, 'Water the fern')],
  ...helped.map((what): [string, Letter] => [what, weeklyLetter(TO, links, { ...summary, helped: what })]),
  ['test', reminderTestLetter(TO, links.open)],
])('the words of a letter are kind, British and short: %s', (_which, { subject, text }) => {
  const said = `${subject}\n\n${text}`
  expect([...unkindWords(said), ...americanWords(said), ...longParts(said, PAGE_LIMITS)]).toEqual([])
})

it('keeps titles to one line, and as text', () => {
  const title = '<b>Wash</b>\r\nBcc: everybody@example.org\u2028a cup'
  const { text, html } = weeklyLetter(TO, links, { ...summary, done: [title], ahead: title })
  expect(text).toContain('- <b>Wash</b> Bcc: everybody@example.org a cup\n')
  expect(html).toContain(
    '<li style="margin:0 0 8px">&lt;b&gt;Wash&lt;/b&gt; Bcc: everybody@example.org a cup</li>',
  )
})

it('says in its head and at its end how it is stopped', () => {
  for (const letter of [dailyLetter(TO, links, null), weeklyLetter(TO, links, summary)]) {
    expect(letter.headers).toEqual({
      'List-Unsubscribe': `<${links.stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(letter.text.endsWith(links.stop)).toBe(true)
    expect(letter.html).toContain(`href="${links.stop}"`)
  }
})
