// `npm run check`: the fast gate. Types, lint, format, structure, dead code.
import { fileURLToPath } from 'node:url'
import { runMain } from './run-main.mjs'
import { inRepository, tool } from './paths.mjs'
import { installIfStale } from './install.mjs'
import { runNode, runSteps } from './steps.mjs'

// The compiler and the linter of types are written in Go: a larger heap between two collections takes a quarter off their work,
// and one thread, as two work some things out twice, a sixth off the linter's.
const env = { GOGC: '400', GOMAXPROCS: '1' }
const run = (...args) => runNode(args, { quiet: true, env })

// By itself it checks in four threads, each of which works out again what the others know: twice the work on two cores.
const typesOf = (project) => ({
  name: `types ${project}`,
  run: () => run(tool('tsc'), '-p', project, '--checkers', '1'),
})

const steps = [
  // Longest, so first: two steps run at a time.
  { name: 'lint', run: () => run(tool('oxlint'), '--deny-warnings') },
  { name: 'dead code', run: () => run(tool('knip'), '--no-progress') },
  ...[
    'apps/web',
    'apps/web/service-worker',
    'packages/content',
    'packages/domain',
    'packages/sync',
    'packages/api',
    'apps/server',
    'e2e',
  ].map(typesOf),
  { name: 'format', run: () => run(tool('oxfmt'), '--check') },
  { name: 'structure', run: () => run(inRepository('scripts/check-structure.mjs')) },
]

/** Runs the gate and says a line for each step. Returns whether all passed. */
export async function check(say = console.log) {
  const results = await runSteps(steps, { say })
  const wrong = results.filter((result) => !result.ok)
  say(
    wrong.length === 0
      ? 'The gate is open: everything is in order.'
      : `Not in order: ${wrong.map((result) => result.name).join(', ')}.`,
  )
  return wrong.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    installIfStale({ withTools: true })
    return (await check()) ? 0 : 1
  })
}
