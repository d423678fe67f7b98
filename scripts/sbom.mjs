// `npm run sbom`: writes the software bill of materials. It is read from the lock file, so nothing has to be installed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ExpectedError, runMain } from './run-main.mjs'
import { inRepository, root } from './paths.mjs'
import { apps, machineEnvironment } from './install.mjs'

const MOST_BYTES = 64 * 1024 * 1024
const target = 'build/sbom.cdx.json'

const kind = ['--package-lock-only', '--offline', '--sbom-format=cyclonedx', '--loglevel=error']

/** What server and pages stand on, in CycloneDX. */
export function makeBillOfMaterials() {
  const { status, stdout } = spawnSync('npm', ['sbom', ...kind, ...apps], {
    cwd: root,
    env: machineEnvironment(),
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new ExpectedError('npm could not write the bill of materials: see what it says above.')
  return withoutTools(JSON.parse(stdout))
}

/** npm's own `--omit=dev` would leave out what runs as well, as soon as a tool stands on it too (npm 11.19). */
function withoutTools(bill) {
  const components = bill.components.filter(isNeededToRun)
  const known = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => known.has(other)) }))
  return { ...bill, components, dependencies }
}

function isNeededToRun({ scope, properties }) {
  return scope === 'required' && !properties.some(({ name }) => name === 'cdx:npm:package:development')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(() => {
    const bill = makeBillOfMaterials()
    mkdirSync(dirname(inRepository(target)), { recursive: true })
    writeFileSync(inRepository(target), `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`${bill.components.length} packages, in ${target}`)
  })
}
