import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inRepository, node, root } from './paths.mjs'

/** The environment of every step: the project's own Node comes first on PATH. */
export function stepEnvironment(extra = {}) {
  const path = [inRepository('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

const running = new Set()

/** Who ends a command ends what it has started, too. */
function endAll(signal) {
  for (const child of running) child.kill(signal)
  process.exit(1)
}

function follow(child) {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endAll)
  running.add(child)
  child.on('close', () => {
    running.delete(child)
    if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endAll)
  })
}

/**
 * Runs the project's Node on a script and waits for its end. With `quiet`, what it prints is kept and handed
 * back instead of shown. A step that a signal ended, or that could not start, counts as not ok.
 */
export function runNode(args, { cwd = root, env = {}, quiet = false } = {}) {
  const began = performance.now()
  return new Promise((resolve) => {
    const output = []
    const child = spawn(node, args, {
      cwd,
      env: stepEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    follow(child)
    const done = (ok) =>
      resolve({ ok, output: Buffer.concat(output).toString(), seconds: (performance.now() - began) / 1000 })
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      done(false)
    })
    child.on('close', (code) => done(code === 0))
  })
}

/** `✓ types      1.2 s`; a step that was left out has neither mark. */
export function stepLine(name, { ok, leftOut = false, seconds }) {
  const mark = leftOut ? '–' : ok ? '✓' : '✗'
  return `${mark} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`
}

/**
 * Runs steps, at most `width` at a time, says a line for each as it ends and the whole output of those that
 * did not pass. Returns the results in the order of the steps.
 */
export async function runSteps(steps, { width = 2, say = console.log } = {}) {
  const results = []
  const waiting = steps.map((step, index) => ({ step, index }))
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const result = await next.step.run()
      results[next.index] = { name: next.step.name, ...result }
      say(stepLine(next.step.name, result))
      if (!result.ok) say(result.output.trimEnd().replace(/^/gm, '    '))
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
