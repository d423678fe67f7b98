import type { Guide } from '@glimmer/content/guides/guide'
import { readingMinutes } from '@glimmer/domain/guides/reading-minutes'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Link from 'lucide-react/icons/link'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { copyLink } from './copy-link.ts'
import { GuideDrawing } from './drawings/guide-drawing.tsx'
import { Folded } from './folded.tsx'
import { GuideText } from './guide-text.tsx'
import { printGuide } from './print-guide.ts'
import { openerId } from './use-linked-guide.ts'
import { words } from './words.ts'

const COVER = 'guide-cover group/cover relative grid items-center rounded-l print:block print:px-0'
// The button in the title is as large as the cover, and so is its focus ring.
const WHOLE_COVER =
  'after:absolute after:inset-0 after:rounded-l focus-visible:outline-none focus-visible:after:outline-dusk focus-visible:after:outline-(length:--ring-width) focus-visible:after:outline-offset-[calc(var(--ring-width)*-1)] print:after:outline-none'

export interface GuideCardProps {
  readonly guide: Guide
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** One guide: its cover, which is one large button, and what it says. */
export function GuideCard({ guide, isOpen, onToggle }: GuideCardProps) {
  const { id, title, description } = guide
  const article = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function closeFromBelow() {
    onToggle(false)
    opener.current?.focus()
  }
  return (
    <Card
      as="article"
      padding="none"
      ref={article}
      id={id}
      className="scroll-mt-4 print:border-0 print:[&+&[data-open]]:break-before-page"
      data-open={isOpen || undefined}
    >
      <div className={joinClasses(COVER, !isOpen && 'hover:bg-dusk-wash')}>
        <GuideDrawing id={id} />
        <div className="grid gap-1 @max-[32rem]:contents">
          <h2 className="guide-name group-hover/cover:text-dusk text-[length:clamp(1.35rem,1.2rem+0.8vw,1.7rem)]">
            <button
              className={joinClasses('p-0 text-start tracking-[inherit] [font-weight:inherit]', WHOLE_COVER)}
              ref={opener}
              type="button"
              id={openerId(id)}
              aria-expanded={isOpen}
              aria-controls={`${id}-text`}
              aria-describedby={`${id}-about`}
              onClick={() => onToggle(!isOpen)}
            >
              {title}
            </button>
          </h2>
          <p id={`${id}-about`} className="guide-about @min-[32rem]:text-balance">
            {description}
          </p>
          <p className="guide-time quiet text-balance">{words.readingTime(readingMinutes(guide))}</p>
        </div>
        <ChevronDown
          className="guide-chevron text-dusk size-[1.6rem] transition-[rotate] in-data-open:rotate-180 print:hidden"
          aria-hidden
        />
      </div>
      <Folded id={`${id}-text`} isOpen={isOpen} onFound={() => onToggle(true)}>
        <div className="@container px-6 pb-6 max-[36rem]:px-4 print:px-0">
          <div className="border-line -mx-3 flex flex-wrap gap-x-2 border-t py-2 print:hidden [&>.ui-button]:px-3">
            <Button variant="plain" icon={<Link aria-hidden />} onClick={() => void copyLink(id)}>
              {words.copyLink}
            </Button>
            <Button
              variant="plain"
              icon={<Printer aria-hidden />}
              onClick={() => printGuide(article.current)}
            >
              {words.print}
            </Button>
          </div>
          <GuideText guide={guide} />
          <div className="flex justify-center pt-6 print:hidden">
            <Button onClick={closeFromBelow}>{words.close(title)}</Button>
          </div>
        </div>
      </Folded>
    </Card>
  )
}
