import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { tableDefinition, tableNames } from '@glimmer/domain/tables'

/** A number from 0 to below 1, the same each time for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface OddRequest {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly contentType: string | undefined
}

/** Text that goes into JSON unescaped, for values that `JSON.stringify` would not write. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const deep = (open: string, close: string, depth: number) =>
  new Raw(open.repeat(depth) + '1' + close.repeat(depth))

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  new Raw('1e999'),
  new Raw('-0'),
  new Raw(`1${'0'.repeat(400)}`),
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b',
  '🌱'.repeat(300),
  `'; drop table tasks; --`,
  '../../etc/passwd',
  '{{7*7}}',
  '${jndi:ldap://x}',
  'me',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '99999-01-01T00:00:00.000Z',
  'constructor',
  [],
  {},
  [[]],
  { $ne: '' },
  new Raw('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  new Raw('{"a":1,"a":2}'),
  deep('[', ']', 50),
  deep('[', ']', 5_000),
  deep('{"a":', '}', 50),
  deep('{"a":', '}', 5_000),
  Array.from({ length: 2_000 }, (_, i) => i),
  Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, i])),
]

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'user_id',
  'role',
  'rev',
  '',
  '\0',
  'x'.repeat(1_000),
  '1',
]

const ODD_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json-patch+json',
  'APPLICATION/JSON',
  '',
  ';',
  undefined,
]

/** Makes requests that begin as valid ones and are then broken in one to three ways. */
export function createOddRequests(random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const chance = (probability: number) => random() < probability
  const id = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => pick([...'0123456789abcdef']))

  /** A change that fits, or one that may: the right fields, with values that are sometimes of the right type. */
  function change(): Record<string, unknown> {
    if (chance(0.7)) {
      const data = { title: 'text', createdAt: '2026-11-21T10:00:00.000Z' }
      return { table: 'tasks', rowId: id(), op: 'insert', data }
    }
    const table = pick(tableNames)
    const { schema, key, defaults } = tableDefinition(table)
    const data: Record<string, unknown> = {}
    for (const field of Object.keys(schema.shape)) {
      if (Object.hasOwn(defaults, field) && chance(0.7)) continue
      data[field] = field.endsWith('At')
        ? '2026-11-21T10:00:00.000Z'
        : field.endsWith('Id')
          ? id()
          : chance(0.3)
            ? pick(ODD_VALUES)
            : 'text'
    }
    return {
      table,
      rowId: key === 'me' ? 'me' : id(),
      op: pick(['insert', 'insert', 'update', 'delete']),
      data,
    }
  }

  function push(owner: string): Record<string, unknown> {
    const changes = () => Array.from({ length: 1 + Math.floor(random() * 3) }, change)
    const mutations = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      return { id: id(), generation: 1, changes: changes() }
    })
    return { owner, schema: SCHEMA_VERSION, cursor: chance(0.8) ? null : { rev: 1, id: id() }, mutations }
  }

  /** A valid request. */
  function wellFormed(path: string, owner: string): Record<string, unknown> {
    const email = `odd-${Math.floor(random() * 1e9)}@example.org`
    const password = 'quiet otter lamp'
    if (path.endsWith('/push')) return push(owner)
    if (path.endsWith('/sign-up/email')) return { name: 'Robin', email, password }
    if (path.endsWith('/sign-in/email')) return { email, password }
    if (path.endsWith('/confirm-email')) return { token: id(), password }
    if (path.endsWith('/confirm-email/new-password')) return { token: id(), email, newPassword: password }
    if (path.endsWith('/reset-password')) return { token: id(), newPassword: password }
    if (path.endsWith('/change-password')) return { currentPassword: 'wrong', newPassword: password }
    if (path.endsWith('/delete-account')) return { owner, password: 'wrong' }
    if (path.endsWith('/new-email')) return { owner, email, password: 'wrong' }
    if (/\/new-email\/(?:look|use)$/.test(path)) return { token: id() }
    if (path.endsWith('/reset_user_account')) return { owner, id: id() }
    return { email }
  }

  /** Replaces, adds or takes away one thing somewhere in it. */
  function broken(value: unknown): unknown {
    if (chance(0.05)) return pick(ODD_VALUES)
    if (Array.isArray(value) && value.length > 0) {
      const at = Math.floor(random() * value.length)
      if (chance(0.1)) return [...value, ...value, ...value]
      return value.map((item: unknown, i) => (i === at ? broken(item) : item))
    }
    if (typeof value === 'object' && value !== null && !(value instanceof Raw)) {
      const entries = Object.entries(value)
      if (chance(0.15)) return { ...value, [pick(ODD_KEYS)]: pick(ODD_VALUES) }
      const at = Math.floor(random() * entries.length)
      if (chance(0.1)) return Object.fromEntries(entries.filter((_, i) => i !== at))
      return Object.fromEntries(entries.map(([key, item], i) => [key, i === at ? broken(item) : item]))
    }
    return pick(ODD_VALUES)
  }

  /** Breaks the text of the request, so that it is no valid JSON or no valid UTF-8. */
  function brokenText(text: string): OddRequest['body'] {
    const bytes = new TextEncoder().encode(text)
    const at = Math.floor(random() * bytes.length)
    const kind = Math.floor(random() * 6)
    if (kind === 0) return text.slice(0, at)
    if (kind === 1) return `${text}${text}`
    if (kind === 2) return `\ufeff${text}`
    if (kind === 3) return Uint8Array.from(bytes, (byte, i) => (i === at ? Math.floor(random() * 256) : byte))
    if (kind === 4) return Uint8Array.from({ length: 64 }, () => Math.floor(random() * 256))
    return new Uint8Array([...bytes.slice(0, at), 0xff, 0xc0, 0xed, 0xa0, 0x80, ...bytes.slice(at)])
  }

  return function next(path: string, owner: string): OddRequest {
    let value: unknown = wellFormed(path, owner)
    for (let times = Math.floor(random() * 4); times > 0; times--) value = broken(value)
    const text = toJson(value)
    return {
      body: chance(0.1) ? brokenText(text) : text,
      contentType: chance(0.05) ? pick(ODD_TYPES) : 'application/json',
    }
  }
}

function toJson(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${toJson(item)}`)
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
