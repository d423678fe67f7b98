import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, findInlineParts } from './content-security-policy.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every inline script and style of a page is allowed by its hash, and files and data are not hashed', () => {
  const html = [
    '<script>first()</script>',
    '<script type="module" async="">import("/a.js")\r\nnext()</script>',
    '<SCRIPT data-note="a > b">third()</SCRIPT >',
    '<script src="/assets/app.js">ignored()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<style>p{color:red}</style>',
  ].join('\n')
  expect(findInlineParts(html)).toEqual({
    inlineScripts: [sha256('first()'), sha256('import("/a.js")\nnext()'), sha256('third()')],
    inlineStyles: [sha256('p{color:red}')],
  })
})

test('the policy runs no inline script, speaks to nobody else and may not be framed', () => {
  const policy = contentSecurityPolicy({ inlineScripts: [sha256('x')], inlineStyles: [], isHttps: true })
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${sha256('x')}`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain('upgrade-insecure-requests')
})

test('without HTTPS a browser is not told to upgrade', () => {
  const policy = contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], isHttps: false })
  expect(policy).not.toContain('upgrade-insecure-requests')
})
