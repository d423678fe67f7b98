import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { useFloating } from './use-floating.ts'

export interface TooltipProps {
  /** A short hint. It must not be needed to go on, because touch screens show no tooltips. */
  text: string
  /** One focusable element: a button or a link with a name of its own. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: 'above' | 'below'
}

const hoverDelayMs = 400
const leaveDelayMs = 120

/** Shows on hover and on focus by keyboard, stays while it is pointed at, leaves on Escape. */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const textId = useId()
  const host = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function after(delayMs: number, shown: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(shown), delayMs)
  }
  function now(shown: boolean) {
    clearTimeout(timer.current)
    setShown(shown)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') now(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShown])

  return (
    <span
      ref={host}
      className="ui-tooltip-host"
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(hoverDelayMs, true)}
      onPointerLeave={() => after(leaveDelayMs, false)}
      onFocus={({ target }) => target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
    >
      {cloneElement(children, { 'aria-describedby': textId })}
      <span id={textId} hidden>
        {text}
      </span>
      {isShown ? <TooltipBubble host={host} text={text} side={side} /> : null}
    </span>
  )
}

interface TooltipBubbleProps {
  host: RefObject<HTMLElement | null>
  text: string
  side: 'above' | 'below'
}

function TooltipBubble({ host, text, side }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useFloating(bubble, host, { side, align: 'centre', gap: 8 })
  return (
    <span ref={bubble} popover="manual" className="ui-tooltip" aria-hidden>
      {text}
    </span>
  )
}
