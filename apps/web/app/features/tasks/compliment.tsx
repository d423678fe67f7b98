import { type ReactNode, useRef } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { Spark } from '../../ui/drawings/spark.tsx'
import { compliment, holdCompliment, letComplimentGo } from './compliment-store.ts'
import { useComplimentKeys } from './use-compliment-keys.ts'
import { words } from './words.ts'
import './compliment.css'

export interface ComplimentProps {
  /** Something that may be taken up or left. A press on it is no reason to go. */
  readonly offer?: ReactNode
  /** What is said of it, in one breath with the kind words. */
  readonly offerSaid?: ReactNode
}

/**
 * A dialog that asks for nothing: it takes no focus, is announced politely, and goes by itself, on Escape and with
 * whatever the person does next, but for what they do with the offer in it.
 */
export function Compliment({ offer, offerSaid }: ComplimentProps) {
  const text = useStore(compliment)
  return (
    <>
      <p className="sr-only" role="status">
        {text}
        {text !== null && offerSaid && <> {offerSaid}</>}
      </p>
      {text !== null && <ComplimentCard text={text} offer={offer} />}
    </>
  )
}

function ComplimentCard({ text, offer }: Pick<ComplimentProps, 'offer'> & { readonly text: string }) {
  const slot = useRef<HTMLDivElement>(null)
  const { cameFrom, leave } = useComplimentKeys(slot)
  return (
    <div className="compliment" role="dialog" aria-modal="false" aria-label={words.compliment}>
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <Spark x={12} y={12} size={22} />
      </svg>
      <p>{text}</p>
      {/* What is in the slot has its own names and keys; here is only noticed that it is used. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={slot}
        className="compliment-offer"
        onPointerEnter={holdCompliment}
        onPointerLeave={letComplimentGo}
        onFocus={cameFrom}
        onBlur={letComplimentGo}
        onClick={leave}
      >
        {offer}
      </div>
    </div>
  )
}
