import { expect, test } from 'vitest'
import { inRepository } from './paths.mjs'
import { runNode } from './steps.mjs'

const isMadeFor = process.platform === 'linux' && process.arch === 'x64'

async function find(named) {
  const script = inRepository('e2e/support/browser.ts')
  const { ok, output } = await runNode([script], { quiet: true, env: { GLIMMER_CHROMIUM: named } })
  return { ok, said: output.trim() }
}

test('the journeys take the browser from npm unless they are told otherwise', async ({ skip }) => {
  skip(!isMadeFor, 'the browser from npm is made for Linux on x64')
  expect(await find('')).toEqual({ ok: true, said: expect.stringContaining('/glimmer-browser/') })
  expect((await find('installed')).said).not.toContain('/glimmer-browser/')
  expect(await find(process.execPath)).toEqual({ ok: true, said: process.execPath })
})

test('a browser that is named and not there is said', async () => {
  const said = 'GLIMMER_CHROMIUM names /nowhere/chromium, which is not there.'
  expect(await find('/nowhere/chromium')).toEqual({ ok: false, said })
})
