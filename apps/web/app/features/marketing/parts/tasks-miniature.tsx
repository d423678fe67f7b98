import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { LogoMark } from '../../../ui/drawings/logo-mark.tsx'
import { EnergyIcon } from '../../../ui/icons/energy-icon.tsx'
import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { PRODUCT } from '../../../product.ts'
import { miniature } from './miniature-words.ts'

/** The tasks page, drawn small from the same signs and tones as the page itself: a picture, so nothing in it can be pressed. */
export function TasksMiniature() {
  return (
    <div
      role="img"
      aria-label={miniature.label}
      className="border-line bg-paper text-s @container overflow-hidden rounded-l border leading-snug select-none"
    >
      <div className="border-line bg-surface flex items-center justify-between gap-3 border-b px-4 py-3">
        <span className="font-heading flex items-center gap-2">
          <LogoMark size="1.3rem" />
          {PRODUCT}
        </span>
        <span className="text-ink-soft">{miniature.saved}</span>
      </div>
      <div className="grid gap-3 p-4 @min-[34rem]:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-l font-heading">{miniature.title}</span>
          <span className="bg-lantern-wash text-on-lantern rounded-pill font-strong flex items-center gap-2 px-3 py-1">
            <EnergyIcon level="MEDIUM" size="1.2rem" />
            {miniature.energy}
          </span>
        </div>
        <div className="border-line bg-surface flex flex-wrap items-center justify-between gap-3 rounded-l border p-4">
          <span className="grid gap-1">
            <span className="text-dusk font-strong">{miniature.nextLabel}</span>
            <span className="text-l font-heading">{miniature.next}</span>
            <span className="text-ink-soft">{miniature.nextOf}</span>
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <span className="bg-dusk text-on-dusk rounded-pill font-strong px-4 py-2">{miniature.done}</span>
            <span className="text-dusk font-strong">{miniature.other}</span>
          </span>
        </div>
        <div className="border-edge bg-surface text-ink-soft rounded-m flex items-center gap-2 border px-4 py-3">
          <Plus className="size-[1.2em]" aria-hidden />
          {miniature.quickAdd}
        </div>
        <div className="grid gap-3 @min-[34rem]:grid-cols-3">
          {miniature.parts.map(({ time, title, tasks }, place) => (
            <div
              key={time}
              className={joinClasses(
                'border-line bg-surface rounded-l content-start border p-4',
                place > 0 ? 'hidden @min-[34rem]:grid' : 'grid',
              )}
            >
              <span className="font-heading flex items-center gap-2">
                <TimeSign time={time} />
                {title}
              </span>
              {tasks.map(({ title: task, isDone }) => (
                <span
                  key={task}
                  className="border-line flex items-center gap-2 border-t py-2 first-of-type:mt-2"
                >
                  <span
                    className={joinClasses(
                      'rounded-s grid size-5 shrink-0 place-items-center',
                      isDone ? 'bg-moss text-on-moss' : 'border-edge border-2',
                    )}
                  >
                    {isDone ? <Check className="size-3.5" aria-hidden /> : null}
                  </span>
                  <span className={isDone ? 'text-ink-soft line-through' : 'font-medium'}>{task}</span>
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
