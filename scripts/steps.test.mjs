import { describe, expect, it } from 'vitest'
import { runNode, runSteps } from './steps.mjs'

const script = (code) => runNode(['-e', code], { quiet: true })

describe('running a step', () => {
  it('is ok only where the process ended with 0', async () => {
    expect(await script('console.log("fine")')).toMatchObject({ ok: true, output: 'fine\n' })
    expect(await script('console.error("broken"); process.exit(3)')).toMatchObject({
      ok: false,
      output: 'broken\n',
    })
    expect(await script('process.kill(process.pid, "SIGKILL")')).toMatchObject({ ok: false })
  })

  it('runs on the Node that the project brings along, and puts it first on PATH', async () => {
    const { output } = await script(
      'console.log(process.version); console.log(require("child_process").execSync("node --version").toString())',
    )
    const [own, first] = output.split('\n')
    expect(own).toMatch(/^v24\./)
    expect(first).toBe(own)
  })
})

describe('running several', () => {
  it('keeps the order of the steps and does not stop at one that goes wrong', async () => {
    const said = []
    const step = (name, ok, turns) => ({
      name,
      run: async () => {
        for (let turn = 0; turn < turns; turn++) await Promise.resolve()
        return { ok, output: `${name} has a reason\n`, seconds: 1.25 }
      },
    })
    const steps = [step('slow', true, 50), step('wrong', false, 1), step('last', true, 1)]
    const results = await runSteps(steps, { say: (line) => said.push(line) })
    expect(results.map(({ name, ok }) => [name, ok])).toEqual([
      ['slow', true],
      ['wrong', false],
      ['last', true],
    ])
    expect(said.map((line) => line.replace(/ +/g, ' '))).toEqual([
      '✗ wrong 1.3 s',
      ' wrong has a reason',
      '✓ last 1.3 s',
      '✓ slow 1.3 s',
    ])
  })
})
