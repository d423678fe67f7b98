import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressIn, withImports } from './test/built-scripts.ts'

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
    const needed = withImports(addressIn(`/assets/${asked}`))
    // The importing script itself, and what it rests on, are already loaded. A module that rests on nothing more is only imported.
    const here = withImports(`/assets/${name}`)
    const fetched = brought.map(addressIn)
    expect(
      needed.filter((file) => !here.includes(file) && !fetched.includes(file)),
      `${name} asks for ${asked}`,
    ).toEqual([])
  }
})

test('Vite loads no part in its own way, which some browsers never try again', () => {
  expect(scripts.filter((name) => read(name).includes('vite:preloadError'))).toEqual([])
  expect(scripts.filter((name) => read(name).includes('glimmerFiles')).length).toBeGreaterThan(0)
})

test('the public pages name all the files of what their script fetches when it is used', () => {
  const page = readFileSync(`${client}/index.html`, 'utf8')
  const [, parts = ''] = /<html[^>]* data-parts="([^"]+)"/.exec(page) ?? []
  const named = parts.split(' ').map(addressIn)
  expect(named.length).toBeGreaterThan(3)
  expect(named[0]).toMatch(/\/site-parts-/)
  expect(withImports(named[0] ?? '').filter((file) => !named.includes(file))).toEqual([])
})
