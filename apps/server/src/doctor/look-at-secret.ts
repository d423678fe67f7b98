import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const FEWEST_CHARACTERS = 32
const fileSchema = z.object({ authSecret: z.string().min(FEWEST_CHARACTERS) })

/** The secret that sessions are signed with, where there is one yet. Is read here and never made. */
export function findSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string | null {
  return authSecret ?? readFile(dataDir)?.authSecret ?? null
}

function readFile(dataDir: string) {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')))
  } catch {
    return null
  }
}

/** Whether the secret is whole, and hard to guess. Settings that are weak are refused before. */
export function lookAtSecret({ authSecret, dataDir, databaseUrl }: Config): Finding[] {
  const about = 'Secret'
  const path = join(dataDir, 'secrets.json')
  const kept = readFile(dataDir)?.authSecret
  if (authSecret !== undefined) {
    if (canBeGuessed(authSecret)) {
      return [
        wrong(
          about,
          'AUTH_SECRET looks as if it could be guessed.',
          'Make one with: openssl rand -hex 32. Everybody signs in anew.',
        ),
      ]
    }
    const isOther = kept !== undefined && kept !== authSecret
    return isOther
      ? [
          note(
            about,
            `AUTH_SECRET is another than the one in ${path}. AUTH_SECRET counts.`,
            `Nothing, where that is meant. Else take AUTH_SECRET away: with another secret everybody signs in anew.`,
          ),
        ]
      : [ok(about, 'AUTH_SECRET is set.')]
  }
  if (!existsSync(path)) return [ok(about, 'There is none yet; the first start makes it.')]
  if (kept === undefined) {
    return [
      wrong(
        about,
        `${path} cannot be read, or is damaged.`,
        'Run this as the user that runs Glimmer. Where it is damaged, put it back from a copy, or remove it: everybody signs in anew.',
      ),
    ]
  }
  return databaseUrl
    ? [
        note(
          about,
          `It is kept in ${path}.`,
          'Nothing, where one server uses this database. Several need the same AUTH_SECRET.',
        ),
      ]
    : [ok(about, `It is kept in ${path}.`)]
}

/** Where few characters come again and again, or it is a sentence of few words. */
function canBeGuessed(secret: string): boolean {
  const bits = secret.length * Math.log2(new Set(secret).size)
  const isSentence = /^[a-z]+(?:[ _.-][a-z]+)+$/i.test(secret)
  return bits < 100 || (isSentence && secret.split(/[ _.-]/).length < 7)
}
