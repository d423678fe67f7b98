import * as z from 'zod'

/** How a search engine is shown that the site is its operator's: a file at the root, or a meta tag on the first page. */
export type Verification =
  | { readonly kind: 'file'; readonly name: string; readonly body: string }
  | { readonly kind: 'meta'; readonly name: string; readonly content: string }

const TOKEN = /^[\w+/=-]{1,200}$/

/** `google1a2b.html`, `yandex_1a2b.html`, `BingSiteAuth.xml=TOKEN` and `meta-name=TOKEN`, in any number. */
export const siteVerification = z.string().transform((value, context): readonly Verification[] => {
  const entries = value.split(/[\s,;]+/).filter((entry) => entry !== '')
  const read = entries.map(readEntry)
  if (read.includes(undefined)) context.addIssue({ code: 'custom' })
  return read.filter((entry) => entry !== undefined)
})

function readEntry(entry: string): Verification | undefined {
  if (/^google[a-z0-9]{8,64}\.html$/.test(entry)) {
    return { kind: 'file', name: entry, body: `google-site-verification: ${entry}` }
  }
  const [, yandex] = /^yandex_([a-z0-9]{8,64})\.html$/.exec(entry) ?? []
  if (yandex) {
    const body = `<html><head><meta charset="utf-8"></head><body>Verification: ${yandex}</body></html>`
    return { kind: 'file', name: entry, body }
  }
  const [, name = '', token = ''] = /^([a-zA-Z][\w.-]{0,60})=(.+)$/.exec(entry) ?? []
  if (!TOKEN.test(token)) return undefined
  if (name !== 'BingSiteAuth.xml') return { kind: 'meta', name, content: token }
  const body = `<?xml version="1.0"?>\n<users>\n  <user>${token}</user>\n</users>\n`
  return { kind: 'file', name, body }
}
