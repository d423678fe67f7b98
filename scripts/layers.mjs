// The layers of the web app: what each folder below apps/web/app may know beside itself. See docs/architecture.md.
import { posix } from 'node:path'

const app = 'apps/web/app/'

// What knows nothing of any page.
const ground = ['lib']
// The interface's own services: primitives, messages, dialogs; every effect; who is here.
const beside = ['ui', 'sensory', 'session', ...ground]
const features = ['data', 'device', 'product.ts', ...beside]
const frame = ['features', ...features]

/** By folder, or by file for what lies in none. From the top floor to the ground: an arrow never leads up. */
export const layers = {
  // What the router and the build begin with, and the list of pages.
  top: ['routes', 'site', 'frame', 'styles', ...frame],
  // The addresses: each composes a page of features inside the frame.
  routes: ['frame', ...frame],
  // The public pages: what stands on them, their one script, and what that fetches when it is used.
  site: ['frame', 'styles', ...frame],
  // The one style sheet. It gathers the sheets of the primitives.
  styles: ['sensory', 'ui'],
  // What stands around a page: header, navigation, notices.
  frame,
  // A folder a capability. None knows another: see `layerProblem`.
  features,
  // Live queries and commands on the device store, by noun.
  data: ['device', 'ui', ...ground],
  // Who is here, and what signing in and out does to this device.
  session: ['device', 'ui', ...ground],
  // The gate for sound, movement and light.
  sensory: ['ui', ...ground],
  // Primitives, and the services that a page has one of.
  ui: ground,
  // The store on the device and its sync.
  device: ground,
  // What knows no product: clock, log, files, late parts.
  lib: [],
  // The product's name.
  'product.ts': [],
}

/** `features` for `apps/web/app/features/tasks/day.ts`; undefined outside the web app. */
function layerOf(path) {
  if (!path.startsWith(app)) return undefined
  const [first, ...rest] = path.slice(app.length).split('/')
  return rest.length > 0 || first in layers ? first : 'top'
}

const featureOf = (path) => path.match(/^apps\/web\/app\/features\/([^/]+)\//)?.[1]

/** What is wrong with where a file lies, or undefined. */
export function placeProblem(file) {
  const layer = layerOf(file)
  return layer === undefined || layer in layers
    ? undefined
    : `"${layer}" is no layer: name it, and what it may know, in scripts/layers.mjs`
}

/** What is wrong with one file of the web app importing another, or undefined. */
export function layerProblem(file, target) {
  const [from, to] = [layerOf(file), layerOf(posix.normalize(target))]
  if (from === undefined || to === undefined || !(from in layers)) return undefined
  if (from !== to) return layers[from].includes(to) ? undefined : `${from} must not know ${to}`
  const [feature, other] = [featureOf(file), featureOf(target)]
  return feature === other
    ? undefined
    : `feature "${feature}" imports feature "${other}": a route composes them, what two share moves to data, ui or domain`
}

/** The two that know which rows there are. */
const knowsRows = ['data', 'device']
const rowAccess = /\b(?:useRows?|rowsOf|rowOf)\(|\btable: ['"`]/

/** What is wrong with a file of the web app that reads or writes rows by itself, or undefined. */
export function rowProblem(file, text) {
  const layer = layerOf(file)
  if (layer === undefined || knowsRows.includes(layer)) return undefined
  const found = rowAccess.exec(text)?.[0]
  return found && `"${found}" in ${layer}: what reads and writes rows lies in data, by its noun`
}
