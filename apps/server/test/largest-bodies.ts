import { randomUUID } from 'node:crypto'
import { MAX_PUSH_LENGTH } from '@glimmer/sync/limits'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'

/** A little below what any request may hold. */
const LARGEST = 1_000_000

const filled = (make: (i: number) => string, open: string, close: string, largest = LARGEST) => {
  const parts: string[] = []
  for (let length = 0, i = 0; length < largest; i += 1) {
    const part = make(i)
    parts.push(part)
    length += part.length + 1
  }
  return `${open}${parts.join()}${close}`
}

/** Bodies as large as any may be, in the shapes that take the most work to read; with the fields that routes ask for. */
export function largestBodies(path: string, owner: string): string[] {
  if (path.endsWith('/push')) return largestUnreadablePushes(owner)
  const text = 'x'.repeat(LARGEST)
  const fields = ['name', 'email', 'password', 'newPassword', 'currentPassword', 'token', 'owner', 'id']
  const each = (value: (field: string) => string) =>
    `{${fields.map((field) => `"${field}":${value(field)}`).join()}}`
  return [
    filled((i) => `"key${i}":1`, '{', '}'),
    `${'['.repeat(LARGEST / 2)}${']'.repeat(LARGEST / 2)}`,
    each((field) => (field === 'owner' ? `"${owner}"` : `"${text.slice(0, LARGEST / fields.length)}"`)),
    each((field) => (field === 'email' ? `"${'a@b.'.repeat(200_000)}"` : '"x"')),
  ]
}

/** Invalid pushes that take the longest to refuse. */
function largestUnreadablePushes(owner: string): string[] {
  const push = (mutations: string) =>
    `{"owner":"${owner}","schema":${SCHEMA_VERSION},"cursor":null,"mutations":[${mutations}]}`
  const mutation = (changes: string) => `{"id":"${randomUUID()}","generation":1,"changes":[${changes}]}`
  const update = (data: string) =>
    mutation(`{"table":"tasks","rowId":"${randomUUID()}","op":"update","data":${data}}`)
  const most = MAX_PUSH_LENGTH - 500
  return [
    push(Array.from({ length: 100 }, () => mutation(filled(() => '{}', '', '', most / 110))).join()),
    push(filled(() => '{"a":{"b":[1]}}', '', '', most - 100)),
    push(update(filled((i) => `"key${i}":1`, '{', '}', most - 200))),
    filled((i) => `"key${i}":1`, '{', '}'),
  ]
}
