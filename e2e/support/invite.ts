import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type GlimmerServer, node } from './glimmer-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run invite`, beside the running server. Returns where its link leads. */
export function invite({ dataDir }: Pick<GlimmerServer, 'dataDir'>, ...address: string[]): string {
  const { stdout } = spawnSync(node, ['apps/server/scripts/invite.ts', ...address], {
    cwd: root,
    env: { DATA_DIR: dataDir, SIGN_UP: 'invite' },
    encoding: 'utf8',
  })
  return /\/auth#invite=\S+/.exec(stdout)?.[0] ?? ''
}
