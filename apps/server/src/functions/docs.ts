import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { writeApiDocument } from './api-document.ts'
import { STYLE, writeReferencePage } from './reference-page.ts'

/** `GET /api/docs`: the typed functions as a page without scripts. `GET /api/docs/openapi.json`: for programs. */
export function docsRoutes() {
  let made: ReturnType<typeof writeApiDocument> | undefined
  const read = () => (made ??= writeApiDocument())
  const app = new Hono<AppEnv>()
  app.get('/', async (c) => c.html(writeReferencePage(await read())))
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/openapi.json', async (c) => c.json(await read()))
  return app
}
