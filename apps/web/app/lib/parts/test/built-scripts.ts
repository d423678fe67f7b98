import { readFileSync } from 'node:fs'

const client = `${import.meta.dirname}/../../../../build/client`

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(`${client}/imports.json`, 'utf8'),
)

/** Where the build has the script of a name that stays. */
export const addressIn = (name: string) => imports[name] ?? name

/** The scripts that a built one imports in its first lines, `import{t as e}from"./base-1a2b3c4d.js"`; by their addresses. */
export function restsOn(address: string): string[] {
  const text = readFileSync(client + address, 'utf8')
  const found = text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...found].map(([, name]) => addressIn(`/assets/${name}`))
}

/** A built script and everything that it rests on. */
export function withImports(address: string): string[] {
  const files = new Set([address])
  for (const file of files) for (const other of restsOn(file)) files.add(other)
  return [...files]
}
