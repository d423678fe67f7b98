import type { PushPayload } from '@glimmer/api/notifications'

const KINDS = ['daily', 'task', 'event', 'test'] as const
const ACTIONS = ['in-an-hour', 'not-today'] as const

/**
 * What the server sent; null where this version does not understand it. Read by hand: the schema's library is more than the
 * rest of the worker, which every update fetches anew.
 */
export function readPush(text: string): PushPayload | null {
  const { kind: asked, subject, actions, withdraws, ...fields } = fieldsOf(parse(text))
  const { owner, tag, title, body, url, dueAt, expiresAt } = fields
  const kind = KINDS.find((known) => known === asked)
  if (!kind || !isText(owner) || !isText(tag) || !isText(title) || !isText(body) || !isText(url)) return null
  if (!isInstant(dueAt) || !isInstant(expiresAt)) return null
  const message = { owner, kind, tag, title, body, url, dueAt, expiresAt }
  const about = readSubject(subject)
  return {
    ...message,
    actions: listOf(actions).flatMap(readAction),
    ...(about && { subject: about }),
    withdraws: listOf(withdraws).filter(isText),
  }
}

function readAction(value: unknown): PushPayload['actions'] {
  const { action, title } = fieldsOf(value)
  const known = ACTIONS.find((one) => one === action)
  return known && isText(title) ? [{ action: known, title }] : []
}

function readSubject(value: unknown): PushPayload['subject'] {
  const { taskReminderId, eventReminderId } = fieldsOf(value)
  if (isText(taskReminderId)) return { taskReminderId }
  return isText(eventReminderId) ? { eventReminderId } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isInstant(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value))
}
