import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { serve } from '../http/serve.ts'
import type { writeApiDocument } from './api-document.ts'
import { STYLE, writeReferencePage } from './reference-page.ts'

/** The description of every address, as a page without scripts and as an OpenAPI document. */
export function docsRoutes() {
  let made: ReturnType<typeof writeApiDocument> | undefined
  // Loaded at the first request, as few servers ever get one.
  const read = async () => (made ??= (await import('./api-document.ts')).writeApiDocument())
  const app = new Hono<AppEnv>()
  serve(app, 'GET /api/docs', async (c) => c.html(writeReferencePage(await read())))
  serve(app, 'GET /api/docs/style.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  serve(app, 'GET /api/docs/openapi.json', async (_c, { answer }) => answer({ ...(await read()) }))
  return app
}
