// `npm run dev`: the server, restarted when its sources change, and the pages by Vite, which hands /api on to it.
import { spawn } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { runMain } from './run-main.mjs'
import { inRepository, node, root, serverArguments, tool } from './paths.mjs'
import { installIfStale } from './install.mjs'
import { stepEnvironment } from './steps.mjs'

/** Runs both until one of them ends or a person stops them; then stops the other. Returns the exit code. */
function runTogether(commands) {
  return new Promise((resolve) => {
    let code
    const running = new Set()
    const stopAll = (reason, signal = 'SIGTERM') => {
      code ??= reason
      for (const child of running) child.kill(signal)
    }
    for (const { args, cwd, env } of commands) {
      const child = spawn(node, args, { cwd, env: stepEnvironment(env), stdio: 'inherit' })
      running.add(child)
      child.on('exit', (status) => {
        running.delete(child)
        stopAll(status ?? 1)
        if (running.size === 0) resolve(code)
      })
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0, signal))
  })
}

await runMain(async () => {
  installIfStale()
  await buildIfStale(['dataFolder'])
  const port = process.env.PORT ?? '3000'
  console.log('Pages with live reload: http://localhost:5173')
  return runTogether([
    { args: ['--watch', '--watch-preserve-output', ...serverArguments()], cwd: root, env: { PORT: port } },
    {
      args: [tool('vite')],
      cwd: inRepository('apps/web'),
      env: { API_URL: `http://localhost:${port}` },
    },
  ])
})
