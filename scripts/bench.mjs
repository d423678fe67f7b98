// `npm run bench`: figures of the built house, on this machine.
import { buildIfStale } from './build.mjs'
import { runMain } from './halt.mjs'
import { inHouse } from './house.mjs'
import { installIfStale } from './install.mjs'
import { runNode } from './steps.mjs'

await runMain(async () => {
  installIfStale()
  await buildIfStale()
  const { ok } = await runNode([inHouse('bench/run.mjs'), ...process.argv.slice(2)])
  return ok ? 0 : 1
})
