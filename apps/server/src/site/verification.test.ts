import { describe, expect, it } from 'vitest'
import { siteVerification } from './verification.ts'

describe('what search engines ask for (A3)', () => {
  it.each([
    ['google1a2b3c4d5e.html', 'google-site-verification: google1a2b3c4d5e.html'],
    ['yandex_1a2b3c4d5e.html', 'Verification: 1a2b3c4d5e'],
    ['BingSiteAuth.xml=ABCDEF0123', '<user>ABCDEF0123</user>'],
  ])('is a file at the root: %s', (value, body) => {
    const [name = ''] = value.split('=')
    expect(siteVerification.parse(value)).toEqual([
      { kind: 'file', name, body: expect.stringContaining(body) },
    ])
  })

  it('is a meta tag, of any engine, also several', () => {
    expect(siteVerification.parse('google-site-verification=x_Y-1=, msvalidate.01=ABC')).toEqual([
      { kind: 'meta', name: 'google-site-verification', content: 'x_Y-1=' },
      { kind: 'meta', name: 'msvalidate.01', content: 'ABC' },
    ])
  })

  it.each(['token', 'index.html', 'google.html', '../google1a2b3c4d.html', 'a"b=c', 'name=to"ken', 'name='])(
    'is never something that could stand for one of our own files, or for markup: %s',
    (value) => expect(siteVerification.safeParse(value).success).toBe(false),
  )
})
