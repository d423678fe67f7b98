import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressIn } from '../../../import-map.config.ts'
import { withImports } from '../../../parts.config.ts'

// Looks at every `import()` in the built files, so that none is left without its files being fetched first.

const client = `${import.meta.dirname}/../../../build/client`
const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(`${client}/assets/${name}`, 'utf8')

/** Each `import()` of a chunk: the module, and the files that are fetched before it. */
function lateImports(name: string): { readonly asked: string; readonly brought: readonly string[] }[] {
  const text = read(name)
  const [, list = '[]'] = /m\.f=(\[[^\]]*\])/.exec(text) ?? []
  const files: string[] = JSON.parse(list)
  return [...text.matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(({ 1: asked = '', index }) => {
    const [, numbers = ''] = /__vite__mapDeps\(\[([\d,]*)\]\)/.exec(text.slice(index)) ?? []
    return { asked, brought: numbers.split(',').map((number) => `/${files[Number(number)]}`) }
  })
}

test('every part that is loaded late names all the files that it rests on', () => {
  const imports = scripts.flatMap((name) => lateImports(name).map((found) => ({ name, ...found })))
  expect(imports.length).toBeGreaterThan(25)
  for (const { name, asked, brought } of imports) {
    const here = withImports(client, '/assets/base.js')
    const needed = withImports(client, `/assets/${asked}`).filter((file) => !here.includes(file))
    expect(
      // The importing file itself is already loaded.
      needed.filter((file) => addressIn(client, file) !== `/assets/${name}` && !brought.includes(file)),
      `${name} asks for ${asked}`,
    ).toEqual([])
  }
})

test('neither Vite nor the router loads a part in its own way, which some browsers never try again', () => {
  expect(scripts.filter((name) => /vite:preloadError|reloading page/.test(read(name)))).toEqual([])
})

test('the public pages’ script names all the files of its parts', () => {
  const [site = ''] = scripts.filter((name) => /^site-[\w-]{8}\.js$/.test(name))
  const [, parts = ''] = /import\(["'`]([^"'`]+)["'`]\)/.exec(read(site)) ?? []
  const needed = withImports(client, parts)
  expect(needed.length).toBeGreaterThan(3)
  for (const file of needed) expect(read(site)).toContain(file)
})
