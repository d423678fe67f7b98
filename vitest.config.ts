import { defineConfig } from 'vitest/config'
import { seedRun } from './e2e/support/seed-run.ts'

const notTests = ['**/node_modules/**', '**/build/**']
const serverSetup = 'apps/server/test/global-setup.ts'

seedRun()

export default defineConfig({
  test: {
    // More than the two cores of the smallest machine: many tests wait for a server, a disk or a timeout.
    maxWorkers: 3,
    setupFiles: ['scripts/seed-properties.mjs', 'scripts/patient-waits.mjs'],
    passWithNoTests: false,
    // Generous: a machine may be busy, and there is no second try. What passes does not get slower by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // To begin with everything anew costs most files more than their tests do. Where nothing is left behind they need not.
      {
        extends: true,
        test: { name: 'domain', include: ['packages/{content,domain}/src/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'sync', include: ['packages/sync/src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'device',
          include: ['apps/web/app/device/**/*.test.ts'],
          setupFiles: ['fake-indexeddb/auto'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          // Each begins anew: what a file leaves in the app's stores, a message for one, would be found by the next. A context
          // of its own for each takes half the work that a process of its own does.
          pool: 'vmThreads',
          exclude: [...notTests, 'apps/web/app/device/**', 'apps/web/**/*.dom.test.ts'],
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        // A page costs each file more than its tests do: only what needs one gets it, by its name.
        extends: true,
        test: {
          name: 'page',
          include: ['apps/web/**/*.test.tsx', 'apps/web/**/*.dom.test.ts'],
          exclude: notTests,
          pool: 'vmThreads',
          environment: 'happy-dom',
          // Testing Library takes away what a test drew by the global `afterEach`.
          globals: true,
          setupFiles: [
            'apps/web/test/node-channel.ts',
            'apps/web/test/testing-library.ts',
            'fake-indexeddb/auto',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: serverSetup,
          isolate: false,
        },
      },
      {
        // The one place where the device's code and the server meet. Projects start in the order of their names,
        // and this one holds the longest tests: first is where they cost least.
        extends: true,
        test: {
          name: 'convergence',
          include: ['e2e/**/*.test.ts'],
          globalSetup: serverSetup,
          setupFiles: ['fake-indexeddb/auto'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.mjs'], isolate: false },
      },
    ],
  },
})
