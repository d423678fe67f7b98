import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** From here on the best compression takes longer than a server may spend on it while somebody waits. */
const LARGE = 100_000

/** Writes the large files beside themselves in their smallest form: a server sends `name.js.br` where the browser takes it. */
export function compressLargeFiles(client: string): void {
  const assets = join(client, 'assets')
  for (const name of readdirSync(assets)) {
    const body = /\.(?:js|css)$/.test(name) ? readFileSync(join(assets, name)) : undefined
    if (!body || body.byteLength < LARGE) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    }
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(body, { params }))
  }
}
