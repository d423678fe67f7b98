import { createHash } from 'node:crypto'
import { FACTS, type OperatorFact, ORIGIN } from '@glimmer/api/open-places'
import { escapeHtml } from '@glimmer/domain/escape-html'
import type { Config } from '../config.ts'

/** What the server knows and the built pages do not. */
export type SiteFacts = Config['site'] & Pick<Config, 'deleteGraceDays'>

/** Whether a file names the address that people open, which is known only when one does, unless BASE_URL says it. */
export function namesOrigin(text: string): boolean {
  return text.includes(ORIGIN)
}

/** Puts the address that people open (`https://glimmer.example.org`) in its place. */
export function fillOrigin(text: string, origin: string): string {
  return text.replaceAll(ORIGIN, origin)
}

/**
 * Changes the pages' revisions in the service worker when the server's facts changed, so that it fetches the pages
 * again.
 */
export function fillServiceWorker(text: string, facts: SiteFacts, baseUrl: string | undefined): string {
  const digest = createHash('sha256').update(JSON.stringify([facts, baseUrl ?? null]))
  return text.replaceAll(FACTS, digest.digest('base64url').slice(0, 12))
}

/** Says in a built page who runs this server and how it deletes accounts, and to search engines whose it is. */
export function fillPage(html: string, facts: SiteFacts): string {
  const { operatorName, operatorContact, deleteGraceDays: days } = facts
  const grace = days === 0 ? undefined : days === 1 ? '1 day' : `${days} days`
  const named = [
    ['name', operatorName] as const,
    ['contact', operatorContact] as const,
    ['grace', grace] as const,
  ].reduce((text, [fact, value]) => fillOperator(text, fact, value), html)
  const tags = facts.verification.map((entry) =>
    entry.kind === 'meta' ? `<meta name="${entry.name}" content="${entry.content}"/>` : '',
  )
  return named.replace('</head>', () => `${tags.join('')}</head>`)
}

function fillOperator(html: string, fact: OperatorFact, value: string | undefined): string {
  if (value === undefined) return html
  const shown = fact === 'contact' ? contactLink(value) : escapeHtml(value)
  return html
    .replaceAll(
      new RegExp(`(<span data-operator="${fact}">)[^<]*(</span>)`, 'g'),
      (_, before: string, after: string) => before + shown + after,
    )
    .replaceAll(` hidden="" data-operator-knows="${fact}"`, ` data-operator-knows="${fact}"`)
    .replaceAll(` data-operator-lacks="${fact}"`, ` hidden="" data-operator-lacks="${fact}"`)
}

function contactLink(contact: string): string {
  const href = /^https?:/.test(contact) ? contact : `mailto:${contact}`
  return `<a href="${escapeHtml(href)}">${escapeHtml(contact)}</a>`
}
