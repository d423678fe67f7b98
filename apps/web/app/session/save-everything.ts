import { wallDate } from '@glimmer/domain/days/wall-date'
import { buildExportFile, exportText } from '@glimmer/sync/export/export-file'
import { readPlainly } from '../device/read-plainly.ts'
import { readSession } from './session-store.ts'
import { logProblem } from '../lib/log.ts'
import { offerFile } from '../lib/offer-file.ts'

export type Saved = { readonly kind: 'saved'; readonly name: string } | { readonly kind: 'refused' }

/**
 * Gives the person a file with everything that this device keeps of them, see docs/export.md. Both the settings and
 * the page for a broken app use it, so it depends on as little as possible.
 */
export async function saveEverything(): Promise<Saved> {
  const session = readSession()
  if (session.kind === 'none') return { kind: 'refused' }
  try {
    const now = new Date()
    const file = buildExportFile(await readPlainly(session.owner), now.toISOString())
    const name = `glimmer-${wallDate(now)}.json`
    offerFile(name, 'application/json', exportText(file))
    return { kind: 'saved', name }
  } catch (error) {
    logProblem('the file with everything could not be made', error)
    return { kind: 'refused' }
  }
}
