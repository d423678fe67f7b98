import type { MenuCourse, MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import Pencil from 'lucide-react/icons/pencil'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import { useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import type { MenuEntry as Choice } from '../../ui/menu/menu-entries.ts'
import { CourseSign } from './course-sign.tsx'
import { focusAfterReward } from './focus-after-reward.ts'
import { REWARD_LOOK, REWARD_TITLE } from './reward-look.ts'
import { words } from './words.ts'

export interface CourseSectionProps extends MenuCourse {
  readonly onChange: (entry: MenuEntry) => void
  readonly onTakeOff: (entry: MenuEntry) => Promise<boolean>
}

/** A course of the menu: what it is in plain words, and what is in it. */
export function CourseSection({ course, entries, onChange, onTakeOff }: CourseSectionProps) {
  const section = useRef<HTMLElement>(null)
  const id = `course-${course}`
  const { title, explained } = words.courses[course]

  async function takeOff(entry: MenuEntry) {
    const giveFocus = focusAfterReward(section.current, entry.id)
    if (await onTakeOff(entry)) giveFocus()
  }

  const isWide = course === 'special'
  return (
    <Card
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className={isWide ? 'md:col-span-full' : undefined}
    >
      <header className="mb-3 flex items-center gap-3">
        <CourseSign course={course} />
        <div>
          <h2 id={id}>{title}</h2>
          <p className="quiet text-pretty">{explained}</p>
        </div>
      </header>
      {entries.length === 0 && <p className="text-ink-soft">{words.courseEmpty}</p>}
      <ul className={isWide ? 'md:grid md:grid-cols-2 md:gap-x-9' : undefined}>
        {entries.map((entry) => (
          <li key={entry.id} className={REWARD_LOOK} data-reward={entry.id}>
            <span className={REWARD_TITLE}>{entry.title}</span>
            {entry.minutes !== null && (
              <span className="quiet shrink-0 whitespace-nowrap tabular-nums">
                <span aria-hidden>{words.time(entry.minutes)}</span>
                <span className="sr-only">{words.timeLong(entry.minutes)}</span>
              </span>
            )}
            <MenuButton
              className="-me-2 ms-auto"
              label={words.more(entry.title)}
              entries={() =>
                entryMenu(
                  () => onChange(entry),
                  () => void takeOff(entry),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function entryMenu(onChange: () => void, onTakeOff: () => void): readonly Choice[] {
  return [
    { label: words.change, icon: <Pencil aria-hidden />, onSelect: onChange },
    { label: words.takeOff, icon: <UtensilsCrossed aria-hidden />, onSelect: onTakeOff },
  ]
}
