import { rmSync } from 'node:fs'

/** Takes away what the workers of a run shared. */
export default function removeRunFolder(): void {
  const folder = process.env['GLIMMER_RUN_FOLDER']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
