import type { Store } from './create-store.ts'
import { type KeyOf, nameOf, ownedNameOf } from './kept-keys.ts'
import { isRefused, type Place, readText, watchText, writeText } from './browser-storage.ts'
import { leftOwners } from './left-owners.ts'

/** A value kept on this device: the same in every tab (but for the scope `tab`) and after a reload. */
export interface DeviceSetting<T> extends Store<T> {
  /** Whether it lasts no longer than this page, as storage is full or forbidden. */
  isRefused(): boolean
  /** Calls back with what was kept when it is taken away, here or in another tab; returns how to stop that. */
  onRemoved(listener: (former: T) => void): () => void
}

/** The setting of one owner, or of one thing of theirs. The same object each time. */
export type OwnerSetting<T> = (owner: string, part?: string) => DeviceSetting<T>

/** Checks whether a stored value is valid. A zod schema is one. */
export interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

interface Values<T> {
  readonly schema: Schema<T>
  /** The value where nothing valid is stored. Setting this value removes the stored one. */
  readonly fallback: T
}

/**
 * The one way to keep a value in this browser. Its key stands in the list of `kept-keys.ts`, with its scope.
 * Example: `const shortcuts = deviceSetting({ key: 'shortcuts', scope: 'device', schema, fallback: 'on' })`
 */
export function deviceSetting<T>(
  definition: Values<T> & { readonly key: KeyOf<'owner'>; readonly scope: 'owner' },
): OwnerSetting<T>
export function deviceSetting<T>(
  definition: Values<T> &
    (
      | { readonly key: KeyOf<'tab'>; readonly scope: 'tab' }
      | { readonly key: KeyOf<'device'>; readonly scope: 'device' }
    ),
): DeviceSetting<T>
export function deviceSetting<T>({
  key,
  scope,
  ...values
}: Values<T> & { readonly key: string; readonly scope: Place | 'owner' }) {
  return scope === 'owner' ? ownerSetting(key, values) : keptStore(scope, nameOf(key), values)
}

/** A schema made of a type guard, for values that need no zod. */
export function fits<T>(isFitting: (value: unknown) => value is T): Schema<T> {
  return {
    safeParse: (value) => (isFitting(value) ? { success: true, data: value } : { success: false }),
  }
}

/** For a setting that is a text; the empty text is not stored. */
export const anyText: Values<string> = { schema: fits(isText), fallback: '' }

/** For a setting that is a list of texts; the empty list is not stored. */
export const anyTexts: Values<readonly string[]> = {
  schema: fits((value): value is readonly string[] => Array.isArray(value) && value.every(isText)),
  fallback: [],
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function ownerSetting<T>(key: string, values: Values<T>): OwnerSetting<T> {
  const settings = new Map<string, DeviceSetting<T>>()
  return (owner, part) => {
    const name = ownedNameOf(owner, key, part)
    const setting = settings.get(name) ?? keptStore('device', name, values, owner)
    settings.set(name, setting)
    return setting
  }
}

function keptStore<T>(
  place: Place,
  name: string,
  { schema, fallback }: Values<T>,
  owner = '',
): DeviceSetting<T> {
  let text: string | null = null
  let value = fallback
  return {
    initial: fallback,
    get() {
      const now = readText(place, name)
      if (now !== text) {
        text = now
        value = now === null ? fallback : parse(now, schema, fallback)
      }
      return value
    },
    set(next) {
      if (!leftOwners.has(owner)) writeText(place, name, next === fallback ? null : JSON.stringify(next))
    },
    subscribe: (listener) => watchText(name, () => listener()),
    isRefused: () => isRefused(place, name),
    onRemoved: (listener) =>
      watchText(name, (before, now) => {
        if (before !== null && now === null) listener(parse(before, schema, fallback))
      }),
  }
}

function parse<T>(text: string, schema: Schema<T>, fallback: T): T {
  const read = schema.safeParse(decode(text))
  return read.success ? read.data : fallback
}

/** Text that is not JSON is taken as it is, as earlier versions stored some settings so. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
