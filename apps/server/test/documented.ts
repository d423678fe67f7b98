import { isDeepStrictEqual } from 'node:util'
import { type Address, type AddressKey, refusalsOf } from '@glimmer/api/address'
import { addresses } from '@glimmer/api/addresses'
import * as z from 'zod/mini'

const table: Readonly<Record<string, Address>> = addresses

/**
 * Compares an answer of the app with the table of addresses, and throws where they differ. Events of a stream are not
 * checked here.
 */
export async function expectDocumented(method: string, path: string, response: Response): Promise<void> {
  const name = `${method} ${path}`
  const address = table[name]
  if (!address) return
  const problem = await differenceOf(name as AddressKey, address, response)
  if (problem) throw new Error(`${name} is documented otherwise: ${problem}`)
}

async function differenceOf(name: AddressKey, address: Address, response: Response): Promise<string | null> {
  const { status } = response
  const type = response.headers.get('content-type')?.split(';')[0] ?? null
  if (status >= 400) {
    // What hides whether it is there answers a browser with the page for what is not.
    if (status === 404 && type === 'text/html')
      return refusalsOf(name, address).get(404)?.includes('not_found') ? null : `it answers 404 ${type}`
    const { error } = (await response.clone().json()) as { error: { code: string } }
    const codes: readonly string[] = refusalsOf(name, address).get(status) ?? []
    return codes.includes(error.code) ? null : `it refuses with ${status} ${error.code}`
  }
  if (status === 304 && address.mayBeUnchanged) return null
  const isWhole = address.whole !== undefined && type === 'application/json'
  const expected = address.type === undefined || isWhole ? 'application/json' : address.type
  if (status !== (address.status ?? 200) || type !== expected) return `it answers ${status} ${type}`
  if (expected !== 'application/json') return null
  const payload: unknown = await response.clone().json()
  const parsed = z.safeParse(isWhole ? address.whole : address.answer, payload)
  if (parsed.success && isDeepStrictEqual(parsed.data, payload)) return null
  return `it answers ${JSON.stringify(payload).slice(0, 300)}`
}
