import { unkindWords } from '@glimmer/content/wording/test/kindness'
import { longParts, PAGE_LIMITS } from '@glimmer/content/wording/test/reading-length'
import { americanWords } from '@glimmer/content/wording/test/spelling'
import { expect, test } from 'vitest'
import { accountExistsLetter, confirmEmailLetter, resetPasswordLetter } from './letters.ts'

test.each([confirmEmailLetter, resetPasswordLetter, accountExistsLetter])(
  'the words of a letter are kind, British and short: %o',
  (write) => {
    const { subject, text } = write('robin@example.org', 'https://glimmer.example/x')
    const said = `${subject}\n\n${text}`
    expect([...unkindWords(said), ...americanWords(said), ...longParts(said, PAGE_LIMITS)]).toEqual([])
  },
)
