import { useId } from 'react'
import { joinClasses } from './join-classes.ts'

export interface ProgressBarProps {
  /** What is on its way, for the screen reader and, if shown, above the bar. */
  label: string
  value: number
  max: number
  /** The number beside the shape, in words: '2/5 steps'. Also what the screen reader says. */
  text: string
  isLabelShown?: boolean
  /** thin: inside a row. */
  size?: 'thin' | 'm'
  className?: string
}

export function ProgressBar({
  label,
  value,
  max,
  text,
  isLabelShown,
  size = 'm',
  className,
}: ProgressBarProps) {
  const labelId = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={joinClasses('ui-progress', `ui-progress-${size}`, className)}>
      <span id={labelId} className={isLabelShown ? 'ui-progress-label' : 'sr-only'}>
        {label}
      </span>
      <div
        className="ui-progress-track"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <i style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <span className="ui-progress-text" aria-hidden>
        {text}
      </span>
    </div>
  )
}
