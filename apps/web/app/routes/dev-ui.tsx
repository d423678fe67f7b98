import { useSearchParams } from 'react-router'
import { ButtonsGallery } from '../features/gallery/buttons-gallery.tsx'
import { FieldsGallery } from '../features/gallery/fields-gallery.tsx'
import { GateGallery } from '../features/gallery/gate-gallery.tsx'
import { OverlaysGallery } from '../features/gallery/overlays-gallery.tsx'
import { SurfacesGallery } from '../features/gallery/surfaces-gallery.tsx'

const allThemes = ['light', 'dark', 'low', 'contrast'] as const

export function meta() {
  return [{ title: 'Primitives' }, { name: 'robots', content: 'noindex' }]
}

export const title = 'Primitives'

/** Every primitive in every state, in the four themes side by side; `?theme=dark` shows one. */
export default function DevUi() {
  const [search] = useSearchParams()
  const wanted = search.get('theme')
  const themes = allThemes.filter((theme) => wanted === null || wanted === theme)
  return (
    <main id="content" className="p-6">
      <h1>Primitives</h1>
      <h2>On this page</h2>
      <OverlaysGallery />
      <GateGallery />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))] gap-6">
        {themes.map((theme) => (
          <div key={theme} className="border-line min-w-0 rounded-l border p-6" data-theme={theme}>
            <h2>{theme}</h2>
            <SurfacesGallery />
            <ButtonsGallery />
            <FieldsGallery />
          </div>
        ))}
      </div>
    </main>
  )
}
