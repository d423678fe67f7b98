// `npm run <command> -- …`: a command for whoever runs a Glimmer, from apps/server/scripts.
import { spawnSync } from 'node:child_process'
import { runMain } from './halt.mjs'
import { node, root, serverArguments } from './house.mjs'
import { installIfStale } from './install.mjs'

await runMain(() => {
  installIfStale()
  const [command, ...rest] = process.argv.slice(2)
  const entry = `apps/server/scripts/${command}.ts`
  return spawnSync(node, [...serverArguments(entry), ...rest], { cwd: root, stdio: 'inherit' }).status ?? 1
})
