import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { addressIn } from './import-map.config.ts'

const APP = join(import.meta.dirname, 'app')
const PARTS = join(APP, 'lib/parts')

/** What Vite wraps every `import()` of the browser's build into. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Modules of libraries of which the pages need less, or something else, and what stands in for them. A library that asks for
 * more of its module than ours has does not build.
 */
const STAND_INS: readonly [library: string, module: string, ours: string][] = [
  ['react-router', 'routeModules.js', 'lib/parts/load-route-module.ts'],
  ['react-router', 'fog-of-war.js', 'lib/parts/without-discovery.ts'],
  ['react-router', 'instrumentation.js', 'lib/parts/without-instrumentation.ts'],
  ['lucide-react', 'createLucideIcon.mjs', 'ui/icons/create-icon.ts'],
]

/** Everything that is loaded late can be loaded again where it could not be had: ours do it in place of Vite's and the router's. */
export function lateParts(): Plugin {
  return {
    name: 'late-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(id, importer = '') {
      const found = STAND_INS.find(
        ([library, module]) => basename(id) === module && importer.includes(`/${library}/dist/`),
      )
      return found && join(APP, found[2])
    },
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { importWithFiles as __vitePreload } from ${JSON.stringify(join(PARTS, 'import-with-files.ts'))}`
        : undefined,
  }
}

/** What every page that asks for a part has already, the public ones with the first of their parts. */
const HERE = /^assets\/(?:framework|rolldown-runtime|base)\.js$/

/** The scripts that are named with an `import()`. */
export function leaveOutWhatIsHere(_: string, files: string[]): string[] {
  return files.filter((file) => !HERE.test(file))
}

/** A chunk of the build and everything that it rests on, by the addresses that the import map knows. */
export function withImports(client: string, address: string): string[] {
  const files = new Set([address])
  for (const file of files) {
    const text = readFileSync(join(client, addressIn(client, file)), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      files.add(`/assets/${basename(name)}`)
    }
  }
  return [...files]
}
