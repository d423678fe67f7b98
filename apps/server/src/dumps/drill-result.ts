import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const resultSchema = z.object({
  /** The dump's file name. */
  dump: z.string(),
  at: z.iso.datetime(),
  ok: z.boolean(),
  rows: z.number(),
  /** Where the dump is not as it was written, by table, row and key. */
  problem: z.string().optional(),
})

/** What the last drill found, for the admin panel and the doctor. */
export type DrillResult = z.infer<typeof resultSchema>

const pathIn = (folder: string) => join(folder, 'drill.json')

export function noteDrill(folder: string, result: DrillResult): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${pathIn(folder)}.new`
  writeFileSync(draft, `${JSON.stringify(result)}\n`, { mode: 0o600 })
  renameSync(draft, pathIn(folder))
}

/** Null where there was none, or its note cannot be read. */
export function readDrill(folder: string): DrillResult | null {
  try {
    return resultSchema.parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')))
  } catch {
    return null
  }
}
