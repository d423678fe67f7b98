import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type NamedDump, readDumpName } from '../db/dump/dump-name.ts'
import { findDumpsToDelete } from '../db/dump/keep-dumps.ts'

/** Where dumps lie, also those of a PostgreSQL. */
export function dumpFolderOf(dataDir: string): string {
  return join(dataDir, 'dumps')
}

/** The dumps in a folder, by their names; files with any other name are not ours. */
export function listDumps(folder: string): NamedDump[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ name }) => readDumpName(name)).filter((dump) => dump !== null)
}

/** Deletes what need not be kept any longer. Returns the names. */
export async function pruneDumps(folder: string, now: Date): Promise<string[]> {
  const names = findDumpsToDelete(listDumps(folder), now).map(({ name }) => name)
  for (const name of names) await rm(join(folder, name), { force: true })
  return names
}
