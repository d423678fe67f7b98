// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentType, SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon, { type IconData } from './create-icon.ts'

const app = join(import.meta.dirname, '../..')
const used = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(app, file), 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)])
  .map(([, name = '']) => realName(name))

/** Some names are aliases of another icon. */
function realName(name: string): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8')
  return /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(text)?.[1] ?? name
}

interface IconModule {
  readonly default: ComponentType<SVGProps<SVGSVGElement>>
  readonly __iconData: IconData
}

/** The build draws pages with the library, and the device goes on with ours, so both must draw the same. */
test.each([...new Set(used)])('%s is drawn as its library draws it', async (name) => {
  const { default: Theirs, __iconData }: IconModule = await import(`lucide-react/icons/${name}`)
  const Ours = createLucideIcon(__iconData)
  for (const props of [{}, { 'aria-hidden': true }, { className: 'size-4', 'aria-label': 'A name' }]) {
    expect(attributesOf(<Ours {...props} />)).toEqual(attributesOf(<Theirs {...props} />))
  }
})

/** Sorted, as their order does not matter. */
function attributesOf(icon: React.ReactElement): [tag: string, attributes: string[]][] {
  const tags = renderToStaticMarkup(icon).match(/<[^>]+>/g) ?? []
  return tags.map((tag) => [tag.split(/[\s>]/)[0] ?? '', (tag.match(/[\w:-]+="[^"]*"/g) ?? []).toSorted()])
}
