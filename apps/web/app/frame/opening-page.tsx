import { words } from './words.ts'

/** A quiet page while nothing is known yet. */
export function OpeningPage({ text = words.opening }: { readonly text?: string }) {
  return (
    <main className="grid min-h-[60dvh] place-items-center p-6">
      <p className="text-ink-soft" role="status">
        {text}
      </p>
    </main>
  )
}
