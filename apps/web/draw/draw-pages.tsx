import { createHash } from 'node:crypto'
import { IMPORTS } from '@glimmer/api/open-places'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { AppRoutes, loadedPageAt, loadPageAt } from '../app/app-routes.tsx'
import { PageHead } from '../app/features/marketing/page-head.tsx'
import { everyPage } from '../app/features/marketing/pages.ts'
import { notFoundWords } from '../app/frame/not-found-words.ts'
import { pageTitle } from '../app/frame/page-title.ts'
import { unsubscribeWords } from '../app/frame/unsubscribe-words.ts'
import { appPages } from '../app/pages.ts'
import { PRODUCT } from '../app/product.ts'
import { APP_ID } from '../app/site/app-id.ts'
import { type BuiltScript, filesOf } from './built-files.ts'
import { documentOf } from './document.ts'
import { robotsTxt, sitemapXml } from '../app/site/for-crawlers.ts'
import { MissingDocument, PublicPage, UnsubscribeDocument } from '../app/site/public-page.tsx'
import { usedStyles } from './used-styles.ts'

// Draws every page while the app is built, or one while it is developed. What a page shows of a person comes on the device.

const START = 'app/start-app.tsx'
const SITE_PARTS = 'app/site/site-parts.tsx'

/** What the build made of the sources. */
export interface BuiltApp {
  readonly scripts: readonly BuiltScript[]
  /** The import map: `/assets/dialog.js` → `/assets/dialog-1a2b3c4d.js`, by any names that stay. */
  readonly imports: Readonly<Record<string, string>>
  /** The address of the public pages' one script. */
  readonly siteScript: string
  /** The text of a built file, by its address. */
  readonly read: (address: string) => string
}

/** A page before the files of the build are named in it. */
interface Drawing {
  readonly head: string
  readonly body: string
}

const namedPages = appPages.flatMap(({ path, label }) => (label === undefined ? [] : [{ path, label }]))
const appPaths = ['/auth', ...appPages.map(({ path }) => path)]
const sourceOf = (path: string) => `app/routes${path.replaceAll('/', '-').replace('-', '/')}.tsx`
const noIndex = <meta name="robots" content="noindex" />

async function drawAppPage(path: string): Promise<Drawing> {
  await loadPageAt(path)
  const body = renderToString(
    <StaticRouter location={path}>
      <AppRoutes />
    </StaticRouter>,
  )
  const { title = '', description } = loadedPageAt(path) ?? {}
  const head = renderToStaticMarkup(
    <>
      <title>{pageTitle(title)}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex}
    </>,
  )
  return { head, body: `<div id="${APP_ID}">${body}</div>` }
}

function drawPublicPages(): ReadonlyMap<string, Drawing> {
  const drawn = everyPage.map((page) => {
    const head = renderToStaticMarkup(<PageHead {...page} />)
    const body = renderToStaticMarkup(<PublicPage path={page.path} appPages={namedPages} />)
    return [page.path, { head, body }] as const
  })
  const unsubscribe = drawUnlisted(unsubscribeWords.title, <UnsubscribeDocument />)
  return new Map([...drawn, ['/unsubscribe', unsubscribe], ['/404.html', drawMissing()]])
}

const drawMissing = () => drawUnlisted(notFoundWords.notFoundTitle, <MissingDocument />)

/** A public page that no search engine should list. */
function drawUnlisted(title: string, page: ReactElement): Drawing {
  const head = (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      {noIndex}
    </>
  )
  return { head: renderToStaticMarkup(head), body: renderToStaticMarkup(page) }
}

const linkTo = (sheet: string, more = '') => `<link rel="stylesheet" href="${sheet}"${more}/>`

/** Every page as it is served, what crawlers read, the public pages' style sheet, and the lists of what a device keeps; by file. */
export async function drawPages({
  scripts: built,
  imports,
  siteScript,
  read,
}: BuiltApp): Promise<Map<string, string>> {
  const map = JSON.stringify({ imports })
  const files = new Map([
    ['sitemap.xml', sitemapXml()],
    ['robots.txt', robotsTxt()],
    ['imports.json', map],
  ])
  const nameOf = new Map(Object.entries(imports).map(([name, file]) => [file, name]))
  const pack = (name: string, pages: ReadonlyMap<string, string>) => {
    const revisions = [...pages].map(([path, html]) => [path, hashOf(html)])
    files.set(`pages/${name}.json`, JSON.stringify(Object.fromEntries(revisions)))
    for (const [path, html] of pages)
      files.set(
        fileOf(path),
        html.replace(IMPORTS, () => map),
      )
  }

  const ofApp = new Map<string, string>()
  for (const path of appPaths) {
    const layout = path === '/auth' ? [] : ['app/routes/app-layout.tsx']
    const { scripts, styles } = filesOf(built, [START, ...layout, sourceOf(path)])
    const [script = '', ...preloads] = scripts
    const drawing = await drawAppPage(path)
    const links = styles.map((sheet) => linkTo(sheet)).join('')
    ofApp.set(path, documentOf({ ...drawing, imports: IMPORTS, styles: links, script, preloads }))
  }
  pack('app', ofApp)

  const drawings = drawPublicPages()
  const { scripts, styles } = filesOf(built, [SITE_PARTS])
  const bodies = [...drawings.values()].map(({ body }) => body)
  const sheet = usedStyles(styles.map(read).join('\n'), bodies)
  const sheetFile = `assets/public-${hashOf(sheet)}.css`
  files.set(sheetFile, sheet)
  const links = linkTo(`/${sheetFile}`, ` data-whole="${styles.join(' ')}"`)
  const parts = scripts.map((script) => nameOf.get(script) ?? script)
  const ofPublic = [...drawings].map(
    ([path, drawing]) =>
      [path, documentOf({ ...drawing, imports: IMPORTS, styles: links, script: siteScript, parts })] as const,
  )
  pack('public', new Map(ofPublic))
  return files
}

/** A page while it is developed: of the sources as they are. An address that leads nowhere gets what it would get. */
export async function drawForDevelopment(path: string): Promise<string> {
  const address = path.replace(/\/+$/, '') || '/'
  const styles = linkTo('/app/styles/app.css')
  const isOfApp = appPaths.includes(address) || address.startsWith('/dev/')
  if (isOfApp) return documentOf({ ...(await drawAppPage(address)), styles, script: `/${START}` })
  const drawings = drawPublicPages()
  const drawing = drawings.get(address) ?? drawMissing()
  const loadStyles = '<script type="module" src="/app/site/site-styles.ts"></script>'
  return documentOf({
    ...drawing,
    styles: styles + loadStyles,
    script: '/app/site/site.ts',
    parts: [`/${SITE_PARTS}`],
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

/** `tasks/index.html` is the page `/tasks`. */
function fileOf(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`.replace(/^\//, '')
}
