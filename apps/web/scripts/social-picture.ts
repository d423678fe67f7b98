import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { PRODUCT, TAGLINE } from '../app/product.ts'

const webFolder = join(import.meta.dirname, '..')
const fontFile =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** Returns the page that becomes the social preview: our scene, mark and words in our own tokens, 1200 by 630. */
export async function socialPage(): Promise<string> {
  const vite = await createServer({
    root: webFolder,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const draw = async (path: string, name: string) => {
      const part = (await vite.ssrLoadModule(path)) as Record<string, ComponentType<Record<string, string>>>
      const Drawing = part[name]
      if (!Drawing) throw new Error(`${path} has no ${name}`)
      return (props: Record<string, string>) => renderToStaticMarkup(createElement(Drawing, props))
    }
    const scene = await draw('/app/ui/drawings/landing-scene.tsx', 'LandingScene')
    const mark = await draw('/app/ui/drawings/logo-mark.tsx', 'LogoMark')
    const css = (name: string) => readFileSync(join(webFolder, 'app/styles', name), 'utf8')
    const font = readFileSync(createRequire(import.meta.url).resolve(fontFile)).toString('base64')
    return `<!doctype html><html lang="en-GB" data-theme="light"><meta charset="utf-8"><style>
      ${css('tokens.css')}${css('scale.css')}
      @font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
      body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--paper); color: var(--ink);
        font-family: Atkinson; display: grid; grid-template-rows: auto 1fr }
      h1 { display: flex; align-items: center; gap: 24px; margin: 64px 0 0 76px; font-size: 88px; line-height: 1; letter-spacing: -.02em }
      p { margin: 18px 0 0 80px; font-size: 40px; color: var(--ink-soft) }
      .scene { position: absolute; inset: auto 0 0; width: 1200px; height: 400px }
    </style><div><h1>${mark({ size: '92px' })}${PRODUCT}</h1><p>${TAGLINE}</p></div>${scene({ className: 'scene' })}</html>`
  } finally {
    await vite.close()
  }
}
