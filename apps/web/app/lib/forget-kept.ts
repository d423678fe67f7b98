import { namesIn, type Place, readText, writeText } from './browser-storage.ts'
import { nameOf, ownedNameOf } from './kept-keys.ts'

/** The fields by which a kept object says what it is about. */
const ABOUT = new Set(['id', 'taskId', 'key'])

/**
 * Takes everything out of an owner's settings that is about something that is gone: whole settings whose part is of it, and of
 * the others what is named by it. `isGone` says so of a row's id, or a title.
 */
export function forgetKept(owner: string, isGone: (text: string) => boolean): void {
  forgetIn('tab', nameOf(''), isGone)
  forgetIn('device', ownedNameOf(owner), isGone)
}

function forgetIn(place: Place, prefix: string, isGone: (text: string) => boolean): void {
  for (const name of namesIn(place).filter((one) => one.startsWith(prefix))) {
    const [, ...part] = name.slice(prefix.length).split(':')
    if (part.length > 0 && isGone(part.join(':'))) writeText(place, name, null)
    else forgetInText(place, name, isGone)
  }
}

function forgetInText(place: Place, name: string, isGone: (text: string) => boolean): void {
  const kept = decode(readText(place, name))
  const left = without(kept, isGone)
  if (left !== kept) writeText(place, name, left === undefined ? null : JSON.stringify(left))
}

/** The same value where nothing of it is gone; undefined where all of it is. */
function without(value: unknown, isGone: (text: string) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const all: readonly unknown[] = value
    const left = all.map((one) => without(one, isGone))
    return left.every((one, place) => one === all[place]) ? all : left.filter((one) => one !== undefined)
  }
  const fields = Object.entries<unknown>({ ...value })
  if (fields.some(([name, one]) => ABOUT.has(name) && typeof one === 'string' && isGone(one)))
    return undefined
  const left = fields.flatMap(([name, one]) => {
    const rest = isGone(name) ? undefined : without(one, isGone)
    return rest === undefined ? [] : [[name, rest] as const]
  })
  const isWhole = left.length === fields.length && left.every(([, one], place) => one === fields[place]?.[1])
  return isWhole ? value : Object.fromEntries(left)
}

function decode(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
