import { describe, expect, it } from 'vitest'
import { dopamineMenu, type MenuEntry } from './dopamine-menu.ts'
import { HOUSE_MENU } from './house-menu.ts'
import { COURSES, type Reward } from './reward.ts'

const [window] = HOUSE_MENU
if (!window) throw new Error('the house menu is empty')

function row(given: Partial<Reward> & { id: string }): Reward {
  const createdAt = '2026-11-21T09:00:00.000Z'
  return { title: 'Mine', course: 'starter', minutes: null, isHidden: false, createdAt, ...given }
}

function titles(rows: readonly Reward[], course: string): string[] {
  const found = dopamineMenu(rows).courses.find((one) => one.course === course)
  return found?.entries.map(({ title }) => title) ?? []
}

const all = (rows: readonly Reward[]): MenuEntry[] =>
  dopamineMenu(rows).courses.flatMap(({ entries }) => [...entries])

describe('the menu as a person sees it', () => {
  it('is ours where nothing was written yet, in the order of a meal', () => {
    const { courses, takenOff } = dopamineMenu([])
    expect(courses.map(({ course }) => course)).toEqual(COURSES)
    expect(all([]).map(({ id }) => id)).toEqual(HOUSE_MENU.map(({ id }) => id))
    expect(all([]).every(({ isOurs, isKept }) => isOurs && !isKept)).toBe(true)
    expect(takenOff).toEqual([])
  })

  it('shows a row in the place of ours, once, and forgets the energy where the words are others', () => {
    const changed = row({ ...window, title: 'Look at the moon' })
    expect(all([changed])).toHaveLength(HOUSE_MENU.length)
    expect(all([changed]).find(({ id }) => id === window.id)).toMatchObject({
      title: 'Look at the moon',
      isOurs: true,
      isKept: true,
      energy: null,
    })
    expect(all([row({ ...window, minutes: 2 })]).find(({ id }) => id === window.id)?.energy).toBe('LOW')
  })

  it('can move an entry of ours to another course', () => {
    const moved = row({ ...window, course: 'main', minutes: 30 })
    expect(titles([moved], 'starter')).not.toContain(window.title)
    expect(titles([moved], 'main').at(-1)).toBe(window.title)
  })

  it('keeps what was taken off apart, ours and own', () => {
    const rows = [row({ ...window, isHidden: true }), row({ id: 'own', isHidden: true })]
    expect(all(rows)).toHaveLength(HOUSE_MENU.length - 1)
    expect(dopamineMenu(rows).takenOff.map(({ id, isOurs }) => [id, isOurs])).toEqual([
      [window.id, true],
      ['own', false],
    ])
  })

  it('stands in the order of minutes, of equals the older first, what has none last', () => {
    const rows = [
      row({ id: 'a', title: 'Whenever', minutes: null }),
      row({ id: 'b', title: 'Newer', minutes: 2, createdAt: '2026-11-21T10:00:00.000Z' }),
      row({ id: 'c', title: 'Older', minutes: 2 }),
      row({ id: 'd', title: 'Whenever too', minutes: null, createdAt: '2026-11-21T10:00:00.000Z' }),
    ]
    expect(titles(rows, 'starter').slice(6)).toEqual(['Older', 'Newer', 'Whenever', 'Whenever too'])
    expect(titles(rows.toReversed(), 'starter')).toEqual(titles(rows, 'starter'))
  })
})
