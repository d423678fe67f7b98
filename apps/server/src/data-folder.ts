import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

const OURS = ['lock.sqlite', 'secrets.json', 'database']

/**
 * Makes the data folder, closed to everybody but its owner. A folder that already holds other files keeps its mode;
 * what we put there is closed all the same.
 */
export function openDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const isOpen = (statSync(dataDir).mode & 0o077) !== 0
    if (isOpen && isOurs(readdirSync(dataDir))) chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new StartRefused(
      `Cannot use the data folder ${dataDir}. Can the user that runs Glimmer write there? DATA_DIR names another.`,
      { cause: error },
    )
  }
}

function isOurs(names: string[]): boolean {
  return names.length === 0 || names.some((name) => OURS.includes(name))
}
