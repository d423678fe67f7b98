import { unkindWords } from '@glimmer/content/wording/test/kindness'
import { longParts, PAGE_LIMITS } from '@glimmer/content/wording/test/reading-length'
import { americanWords } from '@glimmer/content/wording/test/spelling'
import { expect, test } from 'vitest'
import {
  accountExistsLetter,
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  invitationLetter,
  newEmailLetter,
  newEmailTakenLetter,
  resetPasswordLetter,
  testLetter,
} from './letters.ts'

test('whom to write to is named where whoever runs the server said it', () => {
  const { text } = emailChangedLetter('robin@example.org', 'https://glimmer.example/x', 'ben@example.org')
  expect(text).toContain('please write to whoever runs this server: ben@example.org. They can help')
})

test.each([
  confirmEmailLetter,
  resetPasswordLetter,
  accountExistsLetter,
  newEmailLetter,
  newEmailTakenLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  invitationLetter,
  testLetter,
])('the words of a letter are kind, British and short: %o', (write) => {
  const { subject, text } = write('robin@example.org', 'https://glimmer.example/x')
  const said = `${subject}\n\n${text}`
  expect([...unkindWords(said), ...americanWords(said), ...longParts(said, PAGE_LIMITS)]).toEqual([])
})
