import { TooLarge } from '../outbound/guarded-fetch.ts'
import { type Connector, type DecodedItem, LONG_TEXT, type RemoteItem } from './connector.ts'
import { workOutside } from './work-outside.ts'

/** What the script of a connector is to do in a thread of its own. */
export type AskedOutside = { readonly decode: RemoteItem } | { readonly encode: Encoded }

type Encoded = Parameters<Connector['encode']>[0]

/** What an item is. One that takes too much is none that Glimmer can hold. */
export async function decodeFairly(
  { decode, outside }: Pick<Connector, 'decode' | 'outside'>,
  item: RemoteItem,
): Promise<DecodedItem | null> {
  if (!outside || item.raw.length <= LONG_TEXT) return decode(item)
  try {
    return await workOutside<DecodedItem | null>(outside, { decode: item } satisfies AskedOutside)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

export async function encodeFairly(
  { encode, outside }: Pick<Connector, 'encode' | 'outside'>,
  given: Encoded,
): Promise<string> {
  if (!outside || (given.raw ?? '').length <= LONG_TEXT) return encode(given)
  return workOutside<string>(outside, { encode: given } satisfies AskedOutside)
}
