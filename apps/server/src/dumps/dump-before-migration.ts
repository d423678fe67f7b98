import type { Logger } from 'pino'
import type { DumpFirst } from '../db/open.ts'
import { StartRefused } from '../start-refused.ts'

/** Dumps the database before a new version changes its tables. If the dump fails, the tables are left as they are. */
export function dumpBeforeMigration(folder: string, app: string, log: Logger): DumpFirst {
  return async (dump) => {
    try {
      const { path, bytes, rows } = await dump({ folder, app, reason: 'before-migration', now: new Date() })
      log.info({ path, bytes, rows }, 'a dump is written before the tables change')
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      throw new StartRefused(
        `This version changes the tables, and the dump that comes before that cannot be written to ${folder} (${code ?? message}). ` +
          'Nothing was changed. Make room there, or set DUMPS=off if you have a copy of your own.',
        { cause: error },
      )
    }
  }
}
