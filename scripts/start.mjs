// `npm start`: installs and builds what is missing or stale, then becomes the server.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildIfStale } from './build.mjs'
import { ExpectedError, runMain } from './run-main.mjs'
import { inRepository, node, root, serverArguments, serverEntry, serverEnvironment } from './paths.mjs'
import { installIfStale } from './install.mjs'

/** Replaces this process where its Node can (from 22.15), so that the server is the only one that stays. */
function becomeServer() {
  process.chdir(root)
  process.removeAllListeners('warning')
  process.execve(node, [node, ...serverArguments()], serverEnvironment())
}

/** Runs the server below this process and ends as it ends. Signals go on to it. */
function superviseServer() {
  return new Promise((resolve) => {
    const child = spawn(node, serverArguments(), {
      cwd: root,
      env: serverEnvironment(),
      stdio: 'inherit',
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
}

await runMain(async () => {
  installIfStale()
  await buildIfStale()
  if (!existsSync(inRepository(serverEntry)))
    throw new ExpectedError(`Nothing to start: ${serverEntry} is not there.`)
  return process.execve ? becomeServer() : superviseServer()
})
