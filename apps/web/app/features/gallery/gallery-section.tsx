import type { ReactNode } from 'react'

export function GallerySection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className="gallery-section" aria-label={title}>
      <h3>{title}</h3>
      <div className="gallery-pieces">{children}</div>
    </section>
  )
}
