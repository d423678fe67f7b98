import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { leftToTheOther } from './e2e/support/one-form.ts'
import { seedRun } from './e2e/support/seed-run.ts'
import { browserEnvironment, browserFlags, findBrowser } from './e2e/support/browser.ts'

seedRun()
const browser = await findBrowser()
const elsewhere = leftToTheOther(import.meta.dirname)

// What the workers of a run share lies here: they have the environment of the process that starts them.
process.env['GLIMMER_RUN_FOLDER'] ??= join(tmpdir(), `glimmer-run-${process.pid}`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Cleared at the start: what other tests left beside it stays.
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/keep-servers.ts',
  globalTeardown: './e2e/support/remove-run-folder.ts',
  // More than the two cores of the smallest machine: journeys wait longer than they work.
  workers: 5,
  fullyParallel: true,
  // A shared machine may stall for minutes. What needed its second try is named at the end of `npm test`; journeys of faults
  // and of security get none.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Generous: a machine may be busy. What passes does not get slower by it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // What cannot be pressed by then never can: the second try need not wait for the end of the first.
    actionTimeout: 60_000,
    // Recording every step costs time. `--trace on` has it when one is to be understood.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Keeping every file for the time without a network costs each new browser time. Journeys that need it say 'allow'.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.path,
      env: browserEnvironment(browser),
      args: browserFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      // What is about a phone alone.
      grepInvert: [/@phone-only/, ...elsewhere.desktop],
      // Still, as for somebody who asks for less motion: each frame of a dialog that fades in is painted without a graphics card.
      // Phones move, and so do the primitives (e2e/ui-*.spec.ts) on both.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // What must hold on a phone too says so with the tag @phone; sync does not know how wide a screen is.
      name: 'phone',
      grep: /@phone/,
      grepInvert: elsewhere.phone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
