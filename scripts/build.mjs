import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint, listFiles, readStamp } from './files.mjs'
import { inRepository, root, tool } from './paths.mjs'
import { ExpectedError } from './run-main.mjs'
import { runNode, stepLine } from './steps.mjs'

/** What is made from the sources: from which files, by which command, and where its stamp lies. */
const products = {
  pages: {
    name: 'pages',
    inputs: ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'],
    stamp: 'apps/web/build/stamp',
    needs: 'apps/web/app/start-app.tsx',
    run: () => runNode([tool('vite'), 'build'], { cwd: inRepository('apps/web'), quiet: true }),
  },
  dataFolder: {
    name: 'first data folder',
    inputs: ['apps/server/src/db', 'apps/server/scripts', 'package-lock.json'],
    stamp: 'apps/server/.prepared/stamp',
    needs: 'apps/server/scripts/prepare-data.ts',
    run: () => runNode([inRepository('apps/server/scripts/prepare-data.ts')], { quiet: true }),
  },
}

/** Tests, and what is only for developers, change nothing that is shipped. */
const notShipped = /\.test\.tsx?$|^apps\/web\/(?:scripts|test|ui-page)\//

const inputHash = (product) =>
  fingerprint(
    root,
    listFiles(root, product.inputs).filter((file) => !notShipped.test(file)),
  )

async function make(product, wanted) {
  const stamp = inRepository(product.stamp)
  // Gone first: what an interrupted build leaves behind must not look finished.
  rmSync(stamp, { force: true })
  const result = await product.run()
  console.log(stepLine(product.name, result))
  if (!result.ok)
    throw new ExpectedError(`${result.output.trimEnd()}\nThe step "${product.name}" did not finish.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/**
 * Makes what is missing or older than its sources, side by side; of everything, or of the products named.
 * Throws an ExpectedError with the tool's own output where something does not build.
 */
export async function buildIfStale(names = Object.keys(products)) {
  const wantedProducts = names.map((name) => products[name])
  const missing = wantedProducts.find((product) => !existsSync(inRepository(product.needs)))
  if (missing) throw new ExpectedError(`Cannot make the ${missing.name}: ${missing.needs} is not there.`)
  const stale = wantedProducts
    .map((product) => ({ product, wanted: inputHash(product) }))
    .filter(({ product, wanted }) => readStamp(inRepository(product.stamp)) !== wanted)
  if (stale.length === 0) return
  console.log('Building what has changed.')
  await Promise.all(stale.map(({ product, wanted }) => make(product, wanted)))
}
