// What `npm start` does before it starts, for an image in which it is done once: installs and builds.
import { buildIfStale } from './build.mjs'
import { runMain } from './run-main.mjs'
import { installIfStale } from './install.mjs'

await runMain(async () => {
  installIfStale()
  await buildIfStale()
})
