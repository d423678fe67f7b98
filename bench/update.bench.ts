// What a device fetches when a newer build is served in which one word of a feature has changed: both are built, compared
// and weighed as they are sent, compressed.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { indexStaticFiles } from '../apps/server/src/http/static-index.ts'
import { report } from './report.ts'

const root = join(import.meta.dirname, '..')
const WORDS = 'apps/web/app/features/tasks/words.ts'

/** A copy of the sources with another word, built. */
async function buildChanged(folder: string): Promise<string> {
  for (const name of ['apps/web', 'packages', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/^(?:node_modules|build)$/.test(basename(path)),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const words = readFileSync(join(folder, WORDS), 'utf8')
  writeFileSync(join(folder, WORDS), words.replace(/'([A-Z][a-z]+ [^'\\]+)'/, "'$1 indeed'"))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: join(folder, 'apps/web') })
  return join(folder, 'apps/web/build/client')
}

/** What the service worker of a build keeps, by address and revision, each with its weight; and its own weight. */
function weigh(client: string) {
  const site = { operatorName: undefined, operatorContact: undefined, verification: [], deleteGraceDays: 0 }
  const { files } = indexStaticFiles(client, { baseUrl: 'https://glimmer.example', isHttps: true, site })
  const weightOf = (address: string) => gzipSync(files.get(address)?.body ?? '').byteLength / 1000
  const worker = Buffer.from(files.get('/sw.js')?.body ?? []).toString()
  const entries = [...worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g)]
  return {
    worker: weightOf('/sw.js'),
    kept: new Map(entries.map(([entry, url = '']) => [entry, weightOf(url)])),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'glimmer-update-'))
try {
  const before = weigh(join(root, 'apps/web/build/client'))
  const after = weigh(await buildChanged(folder))
  const changed = [...after.kept].filter(([entry]) => !before.kept.has(entry))
  const weight = changed.reduce((sum, [, one]) => sum + one, after.worker)
  await report([
    // The service worker itself is one of them.
    { name: 'files fetched when one word has changed', unit: '', samples: [changed.length + 1], limit: 10 },
    { name: 'weight of these files', unit: 'kB', samples: [weight], limit: 60 },
    { name: 'files of an offline install', unit: '', samples: [after.kept.size + 1], limit: 60 },
    {
      name: 'weight of an offline install',
      unit: 'kB',
      samples: [[...after.kept.values()].reduce((sum, one) => sum + one, after.worker)],
    },
  ])
  if (changed.length === 0) throw new Error('The word that was changed is in no file that is kept.')
} finally {
  rmSync(folder, { recursive: true })
}
