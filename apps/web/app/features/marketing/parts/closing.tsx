import type { ReactNode } from 'react'
import { marketingWords } from '../words.ts'

export interface ClosingProps {
  readonly heading: string
  readonly text: string
  /** A link that looks like a button. */
  readonly button: ReactNode
  /** Below the button: what comes after it. */
  readonly note?: string
  /** The last picture of the page, from edge to edge. */
  readonly scene?: ReactNode
}

/** The end of a public page: one button, and a scene below it. */
export function Closing({ heading, text, button, note = marketingWords.next, scene }: ClosingProps) {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-[40rem] justify-items-center gap-4 px-4 pt-[clamp(3rem,7vw,5.5rem)] pb-[clamp(2rem,4vw,3rem)] text-center">
        <h2 className="text-[clamp(1.6rem,1.25rem+1.6vw,2.3rem)]">{heading}</h2>
        <p className="text-l text-ink-soft">{text}</p>
        <div className="mt-2">{button}</div>
        <p className="text-s text-ink-soft in-data-[session=account]:hidden">{note}</p>
      </div>
      {scene}
    </section>
  )
}
