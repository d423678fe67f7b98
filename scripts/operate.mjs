// `npm run <command> -- …`: a command for whoever runs a Glimmer, from apps/server/scripts.
import { spawnSync } from 'node:child_process'
import { runMain } from './run-main.mjs'
import { node, root, serverArguments } from './paths.mjs'
import { installIfStale } from './install.mjs'

/** These do one thing and end: little memory matters more to them than speed (docs/decisions/0010-one-dump-format.md). */
const SPARING = ['--liftoff-only', '--optimize-for-size', '--max-semi-space-size=1']

await runMain(() => {
  installIfStale()
  const [command, ...rest] = process.argv.slice(2)
  const entry = `apps/server/scripts/${command}.ts`
  return (
    spawnSync(node, [...SPARING, ...serverArguments(entry), ...rest], { cwd: root, stdio: 'inherit' })
      .status ?? 1
  )
})
