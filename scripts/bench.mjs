// `npm run bench`: figures of the built house, on this machine.
import { buildIfStale } from './build.mjs'
import { runMain } from './run-main.mjs'
import { inRepository } from './paths.mjs'
import { installIfStale } from './install.mjs'
import { runNode } from './steps.mjs'

await runMain(async () => {
  installIfStale({ withTools: true })
  await buildIfStale()
  const { ok } = await runNode([inRepository('bench/run.mjs'), ...process.argv.slice(2)])
  return ok ? 0 : 1
})
