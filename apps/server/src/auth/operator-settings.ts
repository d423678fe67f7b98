import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { readSecrets } from '../secrets.ts'

export type OperatorSettings =
  | { readonly kind: 'ok'; readonly config: Config; readonly secret: string }
  | { readonly kind: 'wrong'; readonly message: string }

/** What a command that makes links needs: the settings and the data folder of the server, which may be running. */
export function readOperatorSettings(env: Record<string, string | undefined>): OperatorSettings {
  const read = readConfig(env)
  if (read.kind === 'wrong') return read
  const { config } = read
  if (!config.authSecret && !existsSync(join(config.dataDir, 'secrets.json'))) {
    return {
      kind: 'wrong',
      message: `There is no Glimmer in ${config.dataDir} yet. Set DATA_DIR to its data folder, or start it once.`,
    }
  }
  return { kind: 'ok', config, secret: config.authSecret ?? readSecrets(config.dataDir).authSecret }
}
