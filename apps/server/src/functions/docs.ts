import { Hono } from 'hono'
import { contentSecurityPolicy, findInlineParts } from '../http/content-security-policy.ts'
import type { AppEnv } from '../http/context.ts'
import { writeApiDocument } from './api-document.ts'
import { writeReferencePage } from './reference-page.ts'

/** `GET /api/docs`: the typed functions as a page without scripts. `GET /api/docs/openapi.json`: for programs. */
export function docsRoutes(isHttps: boolean) {
  let made: ReturnType<typeof writeApiDocument> | undefined
  const read = () => (made ??= writeApiDocument())
  const app = new Hono<AppEnv>()
  app.get('/', async (c) => {
    const page = writeReferencePage(await read())
    c.header('content-security-policy', contentSecurityPolicy({ ...findInlineParts(page), isHttps }))
    return c.html(page)
  })
  app.get('/openapi.json', async (c) => c.json(await read()))
  return app
}
