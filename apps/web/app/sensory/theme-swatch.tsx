import type { SensorySettings } from './settings.ts'

/** A small window onto a theme: its paper, a hill, its one accent. */
export function ThemeSwatch({ theme }: { readonly theme: SensorySettings['theme'] }) {
  if (theme === 'system') {
    return (
      <span className="calm-swatch" aria-hidden>
        <SwatchPicture theme="light" />
        <SwatchPicture theme="dark" />
      </span>
    )
  }
  return (
    <span className="calm-swatch" aria-hidden>
      <SwatchPicture theme={theme} />
    </span>
  )
}

function SwatchPicture({ theme }: { readonly theme: 'light' | 'dark' | 'low' | 'contrast' }) {
  return (
    <svg viewBox="0 0 40 40" preserveAspectRatio="xMidYMid slice" data-theme={theme}>
      <rect width="40" height="40" fill="var(--paper)" />
      <circle cx="27" cy="14" r="6" fill="var(--lantern)" />
      <path d="M-4 28c10-8 18-8 26-3s14 3 22-2v20H-4Z" fill="var(--hill-far)" />
      <path d="M-4 33c12-5 20-3 28 0s14 1 20-1v12H-4Z" fill="var(--dusk)" />
    </svg>
  )
}
