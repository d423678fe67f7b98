import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { readConfig } from '../config.ts'
import { restore } from '../db/restore.ts'
import { createLog } from '../log.ts'
import { StartRefused } from '../start-refused.ts'
import type { CommandAnswer } from './back-up.ts'
import { dumpFolderOf } from './dump-folder.ts'
import { eraseAgain, readErasures } from './erasures.ts'
import { waitAgain } from './wait-again.ts'

const USAGE = 'Say which dump: npm run restore -- FILE, and --replace to put it in the place of what is there'

/** `npm run restore -- FILE [--replace]`. A relative path counts from where npm was called. */
export async function restoreBackup(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<CommandAnswer> {
  const asked = readArguments(args)
  if (!asked) return { kind: 'wrong', message: USAGE }
  const read = readConfig(env)
  if (read.kind === 'wrong') return read
  const { databaseUrl, dataDir } = read.config
  const path = resolve(env['INIT_CWD'] ?? '.', asked.file)
  const saveFirst = { folder: dumpFolderOf(dataDir), app: manifest.version, now: new Date() }
  let erased = 0
  try {
    const { rows, madeAt, saved } = await restore({
      databaseUrl,
      dataDir,
      log: createLog('warn'),
      path,
      async finish(trx) {
        erased = await eraseAgain(trx, readErasures(path, dataDir))
        await waitAgain(trx, readErasures(path, dataDir))
      },
      ...(asked.replaces && { saveFirst }),
    })
    const lines = [
      `Restored ${rows} rows, as they were at ${madeAt}.`,
      ...(erased === 0 ? [] : [`Erased again what people had erased since, ${erased} times.`]),
      ...(saved === undefined ? [] : [`What was there before is in ${saved}`]),
      'Start Glimmer again. Everybody signs in anew; a device that knows more will say so and offer to send it.',
    ]
    return { kind: 'ok', message: lines.join('\n') }
  } catch (error) {
    if (error instanceof StartRefused) return { kind: 'wrong', message: error.message }
    throw error
  }
}

function readArguments(args: readonly string[]): { file: string; replaces: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    return file && more.length === 0 ? { file, replaces: values.replace } : null
  } catch {
    return null
  }
}
