import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createLine } from './line.ts'

export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/**
 * One of the least settings that OWASP names for scrypt. Of those that guard alike, this one takes 32 MB at a time (128 · N · r
 * bytes), as much as the hashes before it, so that a small machine can bear two.
 */
const OWASP_LEAST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }

/** What better-auth hashes with by itself: `salt:key` in hexadecimal digits, the salt taken as the text that it is. */
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
 * Hashes passwords on Node's own threads, so few at once that memory stays small and threads are left for others. Rejects
 * with LineIsFull where too many wait already.
 */
export function createPasswordHashing({
  cost = OWASP_LEAST,
  atOnce = 2,
  longestLine = 32,
}: HashingOptions = {}) {
  const inLine = createLine(atOnce, longestLine)
  return {
    /** Returns `$scrypt$ln=15,r=8,p=3$salt$key`: whoever reads it knows how to check it, whatever is used by then. */
    hash: (password: string): Promise<string> =>
      inLine(async () => {
        const salt = randomBytes(16)
        return write(cost, salt, await derive(password, salt, cost))
      }),

    /** Takes as long for a wrong password as `hash` does, also where the stored hash was cheaper to make. */
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
