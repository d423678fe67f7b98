import { defineConfig } from 'vitest/config'

const serverSetup = 'apps/server/test/global-setup.ts'

export default defineConfig({
  test: {
    // Two workers: the slowest machine that we promise ten minutes on has two cores.
    maxWorkers: 2,
    // As for journeys: a shared machine may stall. What needed its second try is named at the end of `npm test`.
    retry: process.env['CI'] ? 1 : 0,
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // Pure rules leave nothing behind, so a file need not begin with everything anew.
      {
        extends: true,
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'sync', include: ['packages/sync/src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'device',
          include: ['apps/web/app/device/**/*.test.ts'],
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', 'apps/web/app/device/**'],
          environment: 'happy-dom',
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['apps/server/**/*.test.ts'], globalSetup: serverSetup },
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
        },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
})
