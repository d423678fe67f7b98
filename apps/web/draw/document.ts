import font from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { PRODUCT } from '../app/product.ts'
import { earlyPressScript } from '../app/lib/early-press.ts'
import { sensoryBootScript } from '../app/sensory/boot-script.ts'
import { themeColors } from '../app/sensory/theme-colors.ts'
import { sessionBootScript } from '../app/session/boot-script.ts'

/** What one page is made of. The files are named by their addresses. */
export interface DocumentParts {
  /** Its title and what else it says of itself, as HTML. */
  readonly head: string
  readonly body: string
  /** The import map: which script of a name that stays is which file of this build. */
  readonly imports?: string
  /** Links to style sheets, as HTML. */
  readonly styles: string
  /** The module that begins, and the other scripts that it and the page rest on. */
  readonly script: string
  readonly preloads?: readonly string[]
  /** Only a public page has them, whose text is there before any script: what its script fetches when it is used. */
  readonly parts?: readonly string[]
}

/**
 * A whole page. The import map stands before everything that asks for a script, and styles before scripts: what is named
 * first arrives first on a slow line, and the first thing to be seen waits for the styles alone.
 */
export function documentOf(page: DocumentParts): string {
  const { head, body, imports, styles, script, preloads = [], parts } = page
  return [
    `<!DOCTYPE html><html lang="en-GB"${parts ? ` data-parts="${parts.join(' ')}"` : ''}><head>`,
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
    `<meta name="application-name" content="${PRODUCT}"/>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light.day}"/>`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark.night}"/>`,
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"/>',
    '<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png"/>',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png"/>',
    head,
    imports === undefined ? '' : `<script type="importmap">${imports}</script>`,
    `<script>${sensoryBootScript}</script><script>${sessionBootScript}</script>`,
    parts ? '' : `<script>${earlyPressScript}</script>`,
    parts ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin=""/>` : '',
    styles,
    `<script type="module" src="${script}"></script>`,
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}"/>`),
    `</head><body>${body}</body></html>`,
  ].join('')
}
