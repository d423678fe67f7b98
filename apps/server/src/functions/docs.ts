import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { writeApiDocument } from './api-document.ts'
import { STYLE, writeReferencePage } from './reference-page.ts'

/** `GET /api/docs`: the typed functions as a page without scripts. `GET /api/docs/openapi.json`: for programs. */
export function docsRoutes() {
  let made: ReturnType<typeof writeApiDocument> | undefined
  // Few servers are ever asked: what writes it is loaded for the first who does.
  const read = () => (made ??= import('./api-document.ts').then((part) => part.writeApiDocument()))
  const app = new Hono<AppEnv>()
  app.get('/', async (c) => c.html(writeReferencePage(await read())))
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/openapi.json', async (c) => c.json(await read()))
  return app
}
