import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { sharedWords, takeShared } from './shared.ts'

interface Manifest {
  readonly share_target: {
    readonly action: string
    readonly method: string
    readonly params: Readonly<Record<'title' | 'text' | 'url', string>>
  }
}

const manifest = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../public/manifest.webmanifest`, 'utf8'),
) as Manifest

/** Opens the app as a device does when another app shares something. */
function share(shared: Partial<Record<'title' | 'text' | 'url', string>>): void {
  const { action, params } = manifest.share_target
  const named = Object.entries(shared).map(([name, words]) => [params[name as keyof typeof params], words])
  history.replaceState({ key: 'kept' }, '', `${action}?${new URLSearchParams(named).toString()}`)
  takeShared()
}

beforeEach(() => localStorage.clear())

test('what other apps share, as the manifest tells them to, waits on the device and leaves the address', () => {
  expect(manifest.share_target.method).toBe('GET')
  share({ title: 'A soup', text: 'for Sam & me', url: 'https://soup.example/?a=1' })
  expect(sharedWords.get()).toBe('A soup for Sam & me https://soup.example/?a=1')
  expect(location.href).toMatch(/\/brain-dump$/)
  expect(history.state).toEqual({ key: 'kept' })
  share({ text: 'Ring the plumber' })
  expect(sharedWords.get()).toBe('A soup for Sam & me https://soup.example/?a=1\nRing the plumber')
})

test.each(['/brain-dump', '/brain-dump?share-text=', '/tasks?share-text=Not%20here'])(
  'nothing is taken from %s',
  (address) => {
    history.replaceState(null, '', address)
    takeShared()
    expect(sharedWords.get()).toBe('')
    expect(location.pathname + location.search).toBe(address)
  },
)
