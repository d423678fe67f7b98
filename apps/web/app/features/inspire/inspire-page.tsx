import { GUIDES } from '@glimmer/content/guides/guides'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ReadingDrawing } from './drawings/reading-drawing.tsx'
import { GuideCard } from './guide-card.tsx'
import './inspire.css'
import './guide.css'
import './print.css'
import { useLinkedGuide } from './use-linked-guide.ts'
import { useOpenGuides } from './use-open-guides.ts'
import { words } from './words.ts'

/** Guides to read a little of: covers in a column, several open at once if a person likes. */
export function InspirePage() {
  const { open, setOpen } = useOpenGuides()
  useLinkedGuide(open, (id) => setOpen(id, true))
  return (
    <div className="inspire mx-auto grid max-w-[62rem] grid-cols-[minmax(0,1fr)] gap-6">
      <header className="inspire-head cluster-2 justify-between gap-x-9 print:in-[.inspire:has([data-open])]:hidden">
        <div className="grid flex-[1_1_20rem] justify-items-start gap-2">
          <ButtonLink to="/dashboard" variant="plain" className="-ms-4" icon={<ArrowLeft aria-hidden />}>
            {words.toDashboard}
          </ButtonLink>
          <h1 className="text-[length:clamp(2.1rem,1.5rem+2.6vw,3.1rem)] tracking-[-0.02em]">
            {words.title}
          </h1>
          <p className="text-l max-w-[30rem] leading-[1.4]">{words.subtitle}</p>
          <p className="text-ink-soft max-w-[30rem]">{words.how}</p>
        </div>
        <ReadingDrawing className="mx-auto h-auto w-[13rem] flex-initial md:w-[clamp(14rem,28vw,20rem)]" />
      </header>
      <div className="stack-4 @container">
        {GUIDES.map((guide) => (
          <GuideCard
            key={guide.id}
            guide={guide}
            isOpen={open.includes(guide.id)}
            onToggle={(isOpen) => setOpen(guide.id, isOpen)}
          />
        ))}
      </div>
    </div>
  )
}
