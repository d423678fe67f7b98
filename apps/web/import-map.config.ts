import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMPORTS } from '@glimmer/api/open-places'
import type { Plugin } from 'vite'

/** Not served: what the rest of the build asks for. */
const KEPT_AT = '.vite/import-map.json'

interface ImportMap {
  /** `/assets/dialog.js` → `/assets/dialog-1a2b3c4d.js` */
  readonly imports: Readonly<Record<string, string>>
}

/** The name that a file has in this build: of what is inside, and of nothing else. */
function hashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return name.replace(/(?=\.\w+$)/, `-${hash}`)
}

/**
 * Scripts ask for one another by names that stay (`./dialog.js`), and the page's import map says which file that is in its
 * build. So a changed word renames the one file that it stands in, and no other that asks for it.
 */
export function importMap(): Plugin {
  return {
    name: 'import-map',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configEnvironment(name) {
      if (name !== 'client') return undefined
      const output = { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' }
      return { build: { rolldownOptions: { output } } }
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const asked = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]))
      const names = new Map<string, string>()
      for (const { fileName } of chunks) {
        const name = hashedName(fileName, readFileSync(join(dir, fileName)))
        renameSync(join(dir, fileName), join(dir, name))
        names.set(fileName, name)
      }
      renameInManifest(join(dir, '.vite/manifest.json'), names)
      const imports = [...names]
        .filter(([name]) => asked.has(name) || name === 'assets/site-parts.js')
        .map(([name, file]) => [`/${name}`, `/${file}`] as const)
      writeFileSync(join(dir, KEPT_AT), JSON.stringify({ imports: Object.fromEntries(imports.toSorted()) }))
    },
  }
}

/** The router reads there what to name in the pages. */
function renameInManifest(path: string, names: ReadonlyMap<string, string>): void {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'))
  for (const chunk of Object.values(manifest)) chunk.file = names.get(chunk.file) ?? chunk.file
  writeFileSync(path, JSON.stringify(manifest))
}

/** The import map of the finished build, as it stands in its pages. */
export function readImportMap(client: string): string {
  return readFileSync(join(client, KEPT_AT), 'utf8')
}

/** The address of a script in this build, by the name that stays. */
export function addressIn(client: string, name: string): string {
  const { imports }: ImportMap = JSON.parse(readImportMap(client))
  return imports[name] ?? name
}

/** Writes the import map into every page. */
export function fillImportMap(client: string): void {
  const map = readImportMap(client)
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const path = join(client, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(IMPORTS, () => map),
    )
  }
}
