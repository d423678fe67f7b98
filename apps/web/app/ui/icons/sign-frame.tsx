import type { ReactNode } from 'react'

export interface SignProps {
  /** Any CSS length. */
  size?: string
}

/** The box that all our own signs are drawn in: 24 units, strokes of 2, in the colour of the text. */
export function SignFrame({ size = '1.25em', children }: SignProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ inlineSize: size, blockSize: size }}
      fill="none"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}
