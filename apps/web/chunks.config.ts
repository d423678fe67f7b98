/** What the bundler knows of the modules; the part of it that is asked for here. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/**
 * Which file of the build a module goes into, told by the pages and parts that bring it along. Null: it stays with the one
 * page that does.
 * - base: every page. app: what surrounds the app's pages, and what the tasks page and others show. tasks-more: the tasks
 *   page, and what is opened from it. more-…: other pages, by the feature or noun that the module is of.
 * - seldom-pages: two small pages that few open, together.
 * - styles: what the pages look like, in one sheet, but for those that have much of their own.
 * - What is loaded when it is asked for goes by its folder where that is much (`LARGE_PARTS`). The small ones are together:
 *   `dialog`, with what several need, `drawer` for what surrounds the pages, `undrawn` for what is not.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (/node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/.test(id)) return 'framework'
  if (/node_modules[\\/]zod[\\/]/.test(id)) return 'base'
  const place = placeOf(id)
  // What loads the parts is needed by the router, which is there before anything else.
  if (place.startsWith('app/lib/parts/')) return 'framework'
  if (graph.getModuleInfo(id)?.isEntry || place === 'app/start-app.tsx') return null
  const loaders = loadersOf(id, graph)
  if (isStyleOfPages(place, loaders)) return 'styles'
  const isLoadedBy = (pattern: RegExp) => loaders.some((loader) => pattern.test(loader))
  const pages = loaders.filter((loader) => loader.startsWith('app/routes/') && !SELDOM.test(loader))
  if (isLoadedBy(/^app\/start-app\./)) return 'base'
  if (isLoadedBy(/^app\/routes\/app-layout\./)) return isLoadedBy(/^app\/site\//) ? 'base' : 'app'
  if (pages.includes('app/routes/tasks.tsx')) return pages.length > 1 ? 'app' : 'tasks-more'
  if (loaders.length === 1 && /^app\/(?:routes\/|site\/site-parts\.)/.test(loaders[0] ?? '')) {
    return isLoadedBy(/^app\/routes\/(?:calendars|recently-deleted)\./) ? 'seldom-pages' : null
  }
  if (pages.length > 0) {
    const [, feature = ''] = /(?:features|app\/data|(?:content|domain)\/src)\/([\w-]+)\//.exec(place) ?? []
    if (/^(?:account|breakdown|profile|tasks)$/.test(feature)) return 'more-settings'
    if (/^(?:guides|inspire|sprint)$/.test(feature)) return 'more-inspire'
    return /^(?:auth|brain-dump|calendar|energy|preferences|rewards)$/.test(feature)
      ? `more-${feature}`
      : 'more-parts'
  }
  const parts = new Set(loaders.map(partOf))
  // So that a page does not wait for the dialogs because of a few lines.
  if (parts.size > 1 && isLoadedBy(SELDOM) && /^app\/ui\/[\w-]+\.ts$/.test(place)) return 'more-parts'
  if (parts.size === 1) return [...parts][0] ?? null
  // Also where no page is: no dialog should have to come along with what a notification needs.
  if (/^(?:packages|app\/(?:data\/notifications|device|session\/push))\//.test(place)) return partOf(place)
  return parts.isSubsetOf(new Set(['drawer'])) ? 'drawer' : 'dialog'
}

/** What a page, or something around the pages, looks like; but for those that have so much of their own that no other should load it. */
function isStyleOfPages(place: string, loaders: readonly string[]): boolean {
  if (!place.endsWith('.css') || /features\/(?:brain-dump|calendar|dashboard|inspire)\//.test(place))
    return false
  return (
    /^app\/(?:frame|sensory)\//.test(place) ||
    loaders.some((loader) => /^app\/(?:routes|site|start-app)\b/.test(loader))
  )
}

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

/** A page that few open: it is brought like a part, so that what it shares with dialogs weighs on no other page. */
const SELDOM = /^app\/routes\/calendars\./

/** What is worth a file of its own, by where it lies. */
const LARGE_PARTS: readonly [RegExp, string][] = [
  [/^packages\/(?:content|domain)\/src\/breakdown\//, 'breakdown-templates'],
  [/^packages\/(?:content|domain)\/src\/tips\//, 'tips'],
  // Only admins load it.
  [/^app\/features\/admin\//, 'admin'],
  [/^app\/features\/breakdown\/helper\//, 'breakdown-helper'],
  [/^app\/features\/breakdown\/.*\.tsx$/, 'breakdown'],
  [/^app\/features\/calendar\/(?:files|connected)\//, 'calendar-files'],
  [/^app\/(?:frame\/calendar-news|routes\/calendars|session\/sync-connected)\./, 'seldom-pages'],
  // Beside events, without the dialogs: those come with a press.
  [/^app\/features\/tasks\/(?:block-box|day-tasks)\.tsx$/, 'calendar-tasks'],
  [/^app\/features\/tasks\/.*\.tsx$/, 'tasks-dialogs'],
  [/^app\/features\/sprint\/.*\.tsx$/, 'sprint-panel'],
  [/^app\/features\/tutorial\//, 'tutorial'],
  [/^app\/frame\/late-settings\.tsx$/, 'late-settings'],
  // Asked for by /auth, which should not load the dialogs with it.
  [/^app\/session\/.*passkey[\w-]*\.ts$/, 'passkeys'],
  [/^app\/(?:frame|sensory|session|site)\/.*\.tsx$/, 'drawer'],
]

/** `tasks-dialogs` for `app/features/tasks/dialogs/create-dialog.tsx` */
function partOf(place: string): string {
  const [, name] = LARGE_PARTS.find(([pattern]) => pattern.test(place)) ?? []
  return name ?? (place.endsWith('.tsx') ? 'dialog' : 'undrawn')
}

/** A group takes along what its modules need, so what others rest on goes first. */
const layers = [
  /^framework$/,
  /^styles$/,
  /^base$/,
  /^app$/,
  /^tasks-more$/,
  /^more-parts$/,
  /^more-/,
  /^undrawn$/,
  /^(?:breakdown-templates|tips)$/,
  /^dialog$/,
  /^drawer$/,
  /./,
]

export const chunkGroups = layers.map((layer) => ({
  name(id: string, graph: Graph) {
    const chunk = chunkOf(id, graph)
    return chunk && layer.test(chunk) ? chunk : null
  },
}))
