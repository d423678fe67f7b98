/**
 * Draws every icon and the social preview from the mark and the scene of app/ui/drawings. Run by hand after a change
 * of the drawings, and commit what it writes. GLIMMER_CHROMIUM is the path of a Chromium, as for the journeys.
 * Example: `GLIMMER_CHROMIUM=$(which chromium) node apps/web/scripts/make-icons.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { iconShapes, iconSvg } from './icon-drawing.ts'
import { socialPage } from './social-picture.ts'

const folder = join(import.meta.dirname, '../public/icons')

const pictures = [
  { name: 'icon-192.png', shape: iconShapes.tile, size: 192 },
  { name: 'icon-512.png', shape: iconShapes.tile, size: 512 },
  { name: 'maskable-192.png', shape: iconShapes.maskable, size: 192 },
  { name: 'maskable-512.png', shape: iconShapes.maskable, size: 512 },
  { name: 'apple-touch-180.png', shape: iconShapes.maskable, size: 180 },
  { name: 'favicon-32.png', shape: iconShapes.small, size: 32 },
]

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'favicon.svg'), `${iconSvg(iconShapes.small)}\n`)
writeFileSync(join(folder, 'glimmer.svg'), `${iconSvg(iconShapes.tile)}\n`)

const path = process.env['GLIMMER_CHROMIUM']
const browser = await chromium.launch({
  ...(path ? { executablePath: path } : {}),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const page = await browser.newPage()
  for (const { name, shape, size } of pictures) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${iconSvg(shape)}`)
    await page.screenshot({ path: join(folder, name), omitBackground: true })
  }
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(await socialPage())
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, 'social-1200x630.png') })
} finally {
  await browser.close()
}
console.log(`Drawn into ${folder}`)
