import './styles/app.css'
import font from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { IMPORTS } from '@glimmer/api/open-places'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { PRODUCT } from './product.ts'
import { sensoryBootScript } from './sensory/boot-script.ts'
import { sessionBootScript } from './session/boot-script.ts'
import { CrashPage } from './frame/crash-page.tsx'
import { Frame } from './frame/frame.tsx'
import { OpeningPage } from './frame/opening-page.tsx'
import { SkipLink } from './frame/skip-link.tsx'
import { takeOverOldKeys } from './lib/old-keys.ts'
import { themeColors } from './sensory/theme-colors.ts'

// Before anything reads what the device keeps. Where nothing is kept, as while the page is prerendered, it does nothing.
takeOverOldKeys()

/** The public pages' one script: by name while it is developed; the build writes the name of the finished file here. */
const siteScript = import.meta.env.DEV ? '/app/site/site.ts' : '/assets/site.js'

// They ran before React came, which leaves them as the page has them: the app's own code need not hold them too.
const bootScripts =
  import.meta.env.SSR || import.meta.env.DEV
    ? { sensory: sensoryBootScript, session: sessionBootScript }
    : { sensory: '', session: '' }

/** Whether the page is a document without React, as the public pages are: their routes' handles say so. */
function useIsStatic(): boolean {
  return useMatches().some(({ handle }) => (handle as { isStatic?: true } | undefined)?.isStatic)
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const isStatic = useIsStatic()
  return (
    // What the boot scripts write on <html> is theirs: React leaves it alone.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Before everything that asks for a script: the build writes into it which file is which. */}
        {!import.meta.env.DEV && <script type="importmap" dangerouslySetInnerHTML={{ __html: IMPORTS }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={PRODUCT} />
        <script dangerouslySetInnerHTML={{ __html: bootScripts.sensory }} />
        <script dangerouslySetInnerHTML={{ __html: bootScripts.session }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark.night} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <Meta />
        {isStatic && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />}
        <Links />
        {isStatic && <script type="module" src={siteScript} />}
      </head>
      <body>
        {children}
        {!isStatic && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  if (useIsStatic()) {
    return (
      <>
        <SkipLink />
        <Outlet />
      </>
    )
  }
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** What the router insists on for an address that was not prerendered. There is none but in development. */
export function HydrateFallback() {
  return (
    <>
      <OpeningPage />
      <Scripts />
    </>
  )
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <CrashPage error={error} />
}
