import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { useToday } from '../../data/preferences/use-today.ts'
import { SuggestionsCard } from './suggestions-card.tsx'
import { usePerson } from './use-person.ts'
import { words } from './words.ts'

function Shown() {
  return <SuggestionsCard person={usePerson()} today={useToday()} />
}

/** Leaves the page at one time and comes back to it at another. */
const awayUntil = (from: Date, to: Date) =>
  act(async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    vi.setSystemTime(from)
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(to)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
  })
const isChosen = (part: keyof typeof words.times) =>
  screen.getByRole<HTMLInputElement>('radio', { name: words.times[part] }).checked

afterEach(() => void vi.useRealTimers())

test('whoever comes back in the evening to a page of the morning is shown the evening first (D4)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) })
  const { user } = renderOnDevice(<Shown />, await openGuestStore())
  expect(isChosen('morning')).toBe(true)
  await user.click(screen.getByRole('radio', { name: words.times.anytime }))
  await awayUntil(new Date(2026, 10, 21, 9, 1), new Date(2026, 10, 21, 9, 2))
  expect(isChosen('anytime')).toBe(true)
  await awayUntil(new Date(2026, 10, 21, 9, 3), new Date(2026, 10, 22, 20))
  expect(isChosen('evening')).toBe(true)
})
