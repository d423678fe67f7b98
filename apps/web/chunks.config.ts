import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { PRELOAD_HELPER } from './parts.config.ts'

/** What the bundler knows of the modules; the part of it that is asked for here. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** Puts what loads together into one file: few requests, and no page loads what it does not need. See `chunkOf`. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name === 'client') {
        return { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } }
      }
      // The pages are drawn with the browser's styles and letters: nobody needs them twice.
      return { build: { emitAssets: false } }
    },
  }
}

/**
 * Which file of the build a module goes into, told by the pages and parts that bring it along. Null: it stays with the one
 * page that does.
 * - base: every page. app: what surrounds the app's pages. shared: the tasks page and others. tasks-more: the tasks page
 *   and what is opened from it. more-…: other pages, by the feature or noun that the module is of.
 *   public: the public pages alone.
 * - What is loaded when it is asked for goes by its folder, what is drawn apart from what is not. What several of those
 *   need is `dialog`, or `drawer` where only what surrounds the pages needs it.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (/node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/.test(id)) return 'framework'
  if (/node_modules[\\/]zod[\\/]/.test(id)) return 'schema'
  const place = placeOf(id)
  // What loads the parts is needed by the router, which is there before anything else.
  if (place.startsWith('app/lib/parts/') || id === PRELOAD_HELPER) return 'framework'
  // The root keeps the style sheet of everything: in a file that a dialog needs too it would come again, after a page's own.
  if (graph.getModuleInfo(id)?.isEntry || place === 'app/root.tsx') return null
  const all = loadersOf(id, graph)
  if (all.length === 1 && place.endsWith('.css') && all[0] === 'app/root.tsx') return null
  const loaders = all.filter((loader) => !PUBLIC.test(loader))
  const isLoadedBy = (pattern: RegExp) => loaders.some((loader) => pattern.test(loader))
  if (loaders.length === 0) return 'public'
  if (isLoadedBy(/entry\.client|^app\/root\./)) return 'base'
  if (isLoadedBy(/^app\/routes\/app-layout\./)) return isLoadedBy(/^app\/site\//) ? 'base' : 'app'
  const pages = loaders.filter((loader) => loader.startsWith('app/routes/'))
  if (pages.length === 1 && all.length === 1) return null
  if (pages.includes('app/routes/tasks.tsx')) return pages.length > 1 ? 'shared' : 'tasks-more'
  if (pages.length > 0)
    return `more-${/(?:features|app\/data|domain\/src)\/([\w-]+)\//.exec(place)?.[1] ?? 'parts'}`
  const [folder, ...others] = new Set(loaders.map(laterName))
  if (others.length === 0) return folder ?? null
  if (place.startsWith('packages/')) return laterName(place)
  return [folder, ...others].every((name) => /^(?:frame|sensory|session|site)-/.test(name ?? ''))
    ? 'drawer'
    : 'dialog'
}

/** No browser loads them in this form: they are documents without React. */
const PUBLIC = /^app\/routes\/(?:public-layout|landing|marketing|privacy|terms|sitemap)\./

/** The pages and parts that bring a module along, and not those that ask for it later. */
function loadersOf(id: string, graph: Graph): string[] {
  const loaders = []
  const seen = new Set([id])
  for (const current of seen) {
    const info = graph.getModuleInfo(current)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) loaders.push(placeOf(current))
    for (const importer of info.importers) seen.add(importer)
  }
  return loaders
}

/** `app/features/tasks/day.ts`, `packages/domain/src/tasks/task.ts` */
function placeOf(id: string): string {
  const [file = id] = id.replaceAll('\\', '/').split('?')
  return file.replace(/^.*\/(?:apps\/web\/(?=app\/)|(?=packages\/))/, '')
}

/** `tasks-dialogs-drawn` for `app/features/tasks/dialogs/create-dialog.tsx` */
function laterName(place: string): string {
  const folder = dirname(place).replace(/^(?:app|packages)\/(?:(?:features|data)\/)?|\/src/g, '')
  return `${folder.replaceAll('/', '-')}-${place.endsWith('.tsx') ? 'drawn' : 'later'}`
}

/** A group takes along what its modules need, so what others rest on goes first. */
const layers = [
  /^framework$/,
  /^schema$/,
  /^base$/,
  /^app$/,
  /^shared$/,
  /^tasks-more$/,
  /^more-parts$/,
  /^more-/,
  /^domain-/,
  /^dialog$/,
  /^drawer$/,
  /./,
]

const chunkGroups = layers.map((layer) => ({
  name(id: string, graph: Graph) {
    const chunk = chunkOf(id, graph)
    return chunk && layer.test(chunk) ? chunk : null
  },
}))
