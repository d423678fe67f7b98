import { createHash } from 'node:crypto'

/** What an HTML page carries inside itself, each as the source expression `'sha256-…'`. */
export interface InlineParts {
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

const DATA_TYPES = /^(?:application\/(?:ld\+)?json|text\/plain)$/

/**
 * The policy of one page. Scripts: files of ours and exactly the inline scripts that the build wrote. Styles on
 * elements are allowed (a progress bar's width is one); they can neither run nor fetch anything.
 */
export function contentSecurityPolicy(page: InlineParts & { isHttps: boolean }): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...page.inlineScripts].join(' '),
    ["style-src 'self'", ...page.inlineStyles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return [...directives, ...(page.isHttps ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** Finds the inline scripts and styles of a page and hashes them as a browser does: the text between the tags. */
export function findInlineParts(html: string): InlineParts {
  return { inlineScripts: hashesOf(html, 'script'), inlineStyles: hashesOf(html, 'style') }
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const pattern = new RegExp(`<${tag}\\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi')
  for (const [, attributes = '', text = ''] of html.matchAll(pattern)) {
    const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    if (/(?:^|\s)src\s*=/i.test(attributes) || DATA_TYPES.test(type) || text === '') continue
    // Browsers normalise line endings before they hash.
    const seen = text.replaceAll(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(seen).digest('base64')}'`)
  }
  return [...hashes]
}
