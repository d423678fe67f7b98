import { useEffect } from 'react'
import { Spark } from '../../ui/drawings/spark.tsx'
import { dismissCompliment, useCompliment } from './compliment-store.ts'
import { words } from './words.ts'

/**
 * A dialog that asks for nothing: it takes no focus, is announced politely, and goes by itself, on Escape and with
 * whatever the person does next.
 */
export function Compliment() {
  const text = useCompliment()
  return (
    <>
      <p className="sr-only" role="status">
        {text}
      </p>
      {text !== null && <ComplimentCard text={text} />}
    </>
  )
}

function ComplimentCard({ text }: { readonly text: string }) {
  useEffect(() => {
    const options = { capture: true }
    document.addEventListener('pointerdown', dismissCompliment, options)
    document.addEventListener('keydown', dismissCompliment, options)
    return () => {
      document.removeEventListener('pointerdown', dismissCompliment, options)
      document.removeEventListener('keydown', dismissCompliment, options)
    }
  }, [])
  return (
    <div className="compliment" role="dialog" aria-modal="false" aria-label={words.compliment}>
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <Spark x={12} y={12} size={22} />
      </svg>
      <p>{text}</p>
    </div>
  )
}
