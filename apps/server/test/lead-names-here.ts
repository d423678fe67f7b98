import dns from 'node:dns'
import { vi } from 'vitest'

/** Until the end of a test, every name of another machine leads to this one. */
export function leadNamesHere(): void {
  const lookup = (_name: string, _options: object, done: Done<dns.LookupAddress>) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup)
  const { prototype } = dns.Resolver
  vi.spyOn(prototype, 'resolve4').mockImplementation((_name: string, done: unknown) =>
    (done as Done<string>)(null, ['127.0.0.1']),
  )
  vi.spyOn(prototype, 'resolve6').mockImplementation((_name: string, done: unknown) =>
    (done as Done<string>)(null, []),
  )
}

type Done<Found> = (error: null, found: Found[]) => void
