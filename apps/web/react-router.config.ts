import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { nameStylesFirst } from './app-pages.config.ts'
import { compressLargeFiles } from './compressed.config.ts'
import { fillImportMap } from './import-map.config.ts'
import { writeServiceWorker } from './service-worker.config.ts'
import { finishPublicPages, NOT_FOUND } from './site.config.ts'

export default {
  ssr: false,
  // Every address, and one that leads nowhere; what a page shows of a person is filled in on the device.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), NOT_FOUND],
  // One file a route: the parts are too small to be worth a request each.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    const publicPages = await finishPublicPages(client)
    fillImportMap(client)
    nameStylesFirst(client)
    compressLargeFiles(client)
    await writeServiceWorker(client, (file) => publicPages.has(file))
  },
} satisfies Config
