import { FACTS } from '@glimmer/api/open-places'
import { describe, expect, it } from 'vitest'
import { fillPage, fillServiceWorker, type SiteFacts } from './fill-page.ts'

const nobody: SiteFacts = {
  operatorName: undefined,
  operatorContact: undefined,
  verification: [],
  deleteGraceDays: 0,
}
const page =
  '<head></head><p>Run by <span data-operator="name">whoever runs it</span>, <span data-operator="contact">ask them</span>.</p>' +
  '<div hidden="" data-operator-knows="contact">Write.</div><div data-operator-lacks="contact">Ask around.</div>'

describe('what the built pages leave open', () => {
  it('reads as it was built where nothing is configured', () => {
    expect(fillPage(page, nobody)).toBe(page)
  })

  it('names the operator and how to reach them, and shows what depends on it', () => {
    const facts = { ...nobody, operatorName: 'Ben & <Co> $&', operatorContact: 'hello@example.org' }
    expect(fillPage(page, facts)).toBe(
      '<head></head><p>Run by <span data-operator="name">Ben &amp; &lt;Co&gt; $&amp;</span>, ' +
        '<span data-operator="contact"><a href="mailto:hello@example.org">hello@example.org</a></span>.</p>' +
        '<div data-operator-knows="contact">Write.</div><div hidden="" data-operator-lacks="contact">Ask around.</div>',
    )
    expect(fillPage(page, { ...nobody, operatorContact: 'https://example.org/contact' })).toContain(
      '<a href="https://example.org/contact">https://example.org/contact</a>',
    )
  })

  it('says whether an account is deleted at once, or for how long that can be taken back', () => {
    const text =
      '<span data-operator-lacks="grace">At once.</span><span hidden="" data-operator-knows="grace">After <span data-operator="grace">some days</span>.</span>'
    expect(fillPage(text, nobody)).toBe(text)
    for (const [deleteGraceDays, said] of [
      [1, '1 day'],
      [7, '7 days'],
    ] as const)
      expect(fillPage(text, { ...nobody, deleteGraceDays })).toBe(
        `<span hidden="" data-operator-lacks="grace">At once.</span><span data-operator-knows="grace">After <span data-operator="grace">${said}</span>.</span>`,
      )
  })

  it('carries the meta tags that search engines ask for (A3)', () => {
    const verification = [{ kind: 'meta', name: 'msvalidate.01', content: 'ABC' }] as const
    expect(fillPage(page, { ...nobody, verification })).toContain(
      '<head><meta name="msvalidate.01" content="ABC"/></head>',
    )
  })

  it('gives every page another revision when what is said in it changes, and only then', () => {
    const worker = `{"revision":"1-${FACTS}"}`
    const first = fillServiceWorker(worker, nobody, undefined)
    expect(first).not.toContain(FACTS)
    expect(fillServiceWorker(worker, nobody, undefined)).toBe(first)
    expect(fillServiceWorker(worker, { ...nobody, operatorName: 'Ben' }, undefined)).not.toBe(first)
    expect(fillServiceWorker(worker, nobody, 'https://glimmer.example.org')).not.toBe(first)
  })
})
