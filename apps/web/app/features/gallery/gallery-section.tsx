import type { ReactNode } from 'react'

export function GallerySection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className="mt-6" aria-label={title}>
      <h3 className="text-ink-soft mb-3">{title}</h3>
      <div className="stack-4">{children}</div>
    </section>
  )
}
