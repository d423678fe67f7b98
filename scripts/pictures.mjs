// `npm run pictures`: every screen that a person meets, at three widths and in three themes, to be looked at.
import { buildIfStale } from './build.mjs'
import { runMain } from './run-main.mjs'
import { inRepository } from './paths.mjs'
import { installIfStale } from './install.mjs'
import { runNode } from './steps.mjs'

await runMain(async () => {
  installIfStale({ withTools: true })
  await buildIfStale()
  const { ok } = await runNode([inRepository('e2e/pictures/take-pictures.ts'), ...process.argv.slice(2)])
  return ok ? 0 : 1
})
