import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeServiceWorker } from './service-worker.config.ts'

export default {
  ssr: false,
  // Every address but the 404; what a page shows of a person is filled in by its clientLoader on the device.
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  // One file a route: the parts are too small to be worth a request each.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => writeServiceWorker(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
