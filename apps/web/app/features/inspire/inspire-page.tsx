import { GUIDES } from '@glimmer/content/guides/guides'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '../../ui/button-link.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { ReadingDrawing } from './drawings/reading-drawing.tsx'
import { GuideCard } from './guide-card.tsx'
import './inspire.css'
import './guide.css'
import './print.css'
import { useLinkedGuide } from './use-linked-guide.ts'
import { useOpenGuides } from './use-open-guides.ts'
import { words } from './words.ts'

/** All guides as covers in a column. A press opens one in place; several may be open at once. */
export function InspirePage() {
  const { open, setOpen } = useOpenGuides()
  useLinkedGuide(open, (id) => setOpen(id, true))
  return (
    <div className="inspire stack-6 mx-auto max-w-[62rem]">
      <header className={joinClasses('cluster-2 justify-between gap-x-9', open.length > 0 && 'print:hidden')}>
        <div className="grid flex-[1_1_20rem] justify-items-start gap-2">
          <ButtonLink
            to="/dashboard"
            variant="plain"
            className="-ms-4 print:hidden"
            icon={<ArrowLeft aria-hidden />}
          >
            {words.toDashboard}
          </ButtonLink>
          <h1 className="text-[length:clamp(2.1rem,1.5rem+2.6vw,3.1rem)] tracking-[-0.02em]">
            {words.title}
          </h1>
          <p className="max-w-[30rem] text-l leading-[1.4]">{words.subtitle}</p>
          <p className="text-ink-soft max-w-[30rem]">{words.how}</p>
        </div>
        <ReadingDrawing className="mx-auto h-auto w-[13rem] md:w-[clamp(14rem,28vw,20rem)] print:hidden" />
      </header>
      <div className="@container stack-4">
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
