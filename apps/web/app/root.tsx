import './styles/app.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { PRODUCT } from './product.ts'
import { sensoryBootScript } from './sensory/boot-script.ts'
import { sessionBootScript } from './session/boot-script.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { Frame } from './shell/frame.tsx'
import { OpeningPage } from './shell/opening-page.tsx'
import { themeColors } from './styles/theme-colors.ts'

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // What the boot scripts write on <html> is theirs: React leaves it alone.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={PRODUCT} />
        <script dangerouslySetInnerHTML={{ __html: sensoryBootScript }} />
        <script dangerouslySetInnerHTML={{ __html: sessionBootScript }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark.night} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Shown at an address that was not prerendered, until the app knows what it is. */
export function HydrateFallback() {
  return <OpeningPage />
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <CrashPage error={error} />
}
