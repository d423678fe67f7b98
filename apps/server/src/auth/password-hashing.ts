import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createLine } from './line.ts'

export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/**
 * One of the lowest settings that OWASP recommends for scrypt. Of the equally strong ones this needs the least
 * memory, 32 MB (128 · N · r bytes), so that a small machine can run two at once.
 */
const OWASP_LEAST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }

/**
 * better-auth's own settings, which older hashes have: `salt:key` in hexadecimal digits, the salt used as text, not
 * decoded.
 */
const BETTER_AUTH: ScryptCost = { N: 2 ** 14, r: 16, p: 1 }

const KEY_BYTES = 64

export interface HashingOptions {
  /** Tests hash more cheaply. There is no setting for it. */
  readonly cost?: ScryptCost
  readonly atOnce?: number
  readonly longestLine?: number
}

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

/**
 * Hashes passwords on Node's thread pool, few at once so that memory stays bounded and threads stay free for other
 * work. Rejects with LineIsFull where too many wait.
 */
export function createPasswordHashing({
  cost = OWASP_LEAST,
  atOnce = 2,
  longestLine = 32,
}: HashingOptions = {}) {
  const inLine = createLine(atOnce, longestLine)
  return {
    /**
     * Returns `$scrypt$ln=15,r=8,p=3$salt$key`. The settings are part of it, so it can be checked after they change.
     */
    hash: (password: string): Promise<string> =>
      inLine(async () => {
        const salt = randomBytes(16)
        return write(cost, salt, await derive(password, salt, cost))
      }),

    /**
     * Checks a password. It takes as long as `hash` even for an older, cheaper hash, so that time does not tell how a
     * hash was made.
     */
    verify: ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
      inLine(async () => {
        const stored = read(hash)
        const key = await derive(password, stored.salt, stored.cost)
        const isRight = key.length === stored.key.length && timingSafeEqual(key, stored.key)
        const left = workOf(cost) - workOf(stored.cost)
        if (!isRight && left > 0)
          await derive(password, stored.salt, { ...cost, p: Math.ceil(left / (cost.N * cost.r)) })
        return isRight
      }),

    /** Whether it was made with other settings than those that are used now. */
    isOutdated: (hash: string): boolean => !hash.startsWith(prefixOf(cost)),
  }
}

const workOf = ({ N, r, p }: ScryptCost) => N * r * p

const prefixOf = ({ N, r, p }: ScryptCost) => `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$`

function write(cost: ScryptCost, salt: Buffer, key: Buffer): string {
  return `${prefixOf(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`
}

function read(hash: string): { cost: ScryptCost; salt: Buffer | string; key: Buffer } {
  const ours = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (ours) {
    const [, ln, r, p, salt = '', key = ''] = ours
    const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
    return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
  }
  const [, salt = '', key = ''] = /^([0-9a-f]+):([0-9a-f]+)$/.exec(hash) ?? []
  if (!key) throw new Error('a stored password is in no form that is known')
  return { cost: BETTER_AUTH, salt, key: Buffer.from(key, 'hex') }
}

function derive(password: string, salt: Buffer | string, cost: ScryptCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const maxmem = 128 * cost.r * (cost.N + cost.p + 2)
  scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}
