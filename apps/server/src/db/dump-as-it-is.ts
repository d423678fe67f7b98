import { type DumpFileRequest, type DumpMade, writeDumpFile } from './dump/dump-file.ts'
import type { OpenOptions } from './open.ts'
import { openFolder } from './open-pglite.ts'
import { withPostgres } from './open-postgres.ts'

/**
 * Dumps a database without bringing its tables up to date first. Throws FolderInUse where the embedded one is held by
 * another process; a PostgreSQL may be in use.
 */
export async function dumpAsItIs(options: OpenOptions, request: DumpFileRequest): Promise<DumpMade> {
  const { databaseUrl, dataDir, log } = options
  if (databaseUrl) return withPostgres(databaseUrl, log, (database) => writeDumpFile(database, request))
  const { database, close } = await openFolder(dataDir, log)
  try {
    return await writeDumpFile(database, request)
  } finally {
    await close()
  }
}
