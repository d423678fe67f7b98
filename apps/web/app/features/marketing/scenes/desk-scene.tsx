import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { Picture } from './picture.tsx'
import { Sparks } from './sparks.tsx'

/** A desk by a window. In place of a moon the window shows the ring of a sprint, two minutes in. */
export function DeskScene() {
  return (
    <Picture className="aspect-[8/7]">
      <rect x="70" y="40" width="340" height="250" rx="16" fill="var(--house)" />
      <rect x="84" y="54" width="312" height="222" rx="8" fill="var(--scene-glow)" />
      <path
        d="M84 220c60-40 120-40 170-20s100 14 142-10v78a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8Z"
        fill="var(--hill-far)"
      />
      <path d="M84 246c90-30 200-24 312-4v26a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8Z" fill="var(--hill-mid)" />
      <circle cx="240" cy="146" r="66" fill="var(--scene-glow-core)" />
      <circle cx="240" cy="146" r="54" fill="none" stroke="var(--house)" strokeWidth="20" />
      <path
        d="M240 92a54 54 0 1 1-51.4 37.3"
        fill="none"
        stroke="var(--window)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M236 54h8v18h-8ZM236 222h8v54h-8ZM84 142h80v8H84ZM316 142h80v8h-80Z" fill="var(--house)" />
      <path
        d="M52 28h376v16H52Z"
        fill="var(--house-side)"
        stroke="var(--house-side)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M62 44h74c4 70-22 130-30 150 4 30 6 70-4 110H62ZM418 44h-74c-4 70 22 130 30 150-4 30-6 70 4 110h40Z"
        fill="var(--hill-mid)"
      />
      <path d="M62 190h46v12H62ZM372 190h46v12h-46Z" fill="var(--hill-near)" />
      <rect x="48" y="286" width="384" height="14" rx="6" fill="var(--house)" />
      <Sparks
        at={[
          [156, 92, 16],
          [320, 78, 20],
          [336, 190, 12],
          [146, 196, 13],
        ]}
        dots={[
          [160, 126, 3],
          [322, 120, 3],
        ]}
      />
      <rect x="24" y="330" width="432" height="20" rx="9" fill="var(--house)" />
      <path d="M56 346h22l-10 84H42ZM402 346h22l14 84h-26Z" fill="var(--house-side)" />
      <path d="M110 290h46v28a13 13 0 0 1-13 13h-20a13 13 0 0 1-13-13Z" fill="var(--hill-near)" />
      <path d="M155 300h7a10 10 0 0 1 0 20h-7" fill="none" stroke="var(--hill-near)" strokeWidth="6" />
      <path d="M200 331v-9h74v9ZM208 322v-9h60v9ZM204 313v-8h66v8Z" fill="var(--hill-mid)" />
      <path d="M208 322v-9h60v9Z" fill="var(--hill-far)" />
      <Lantern x={352} y={330} scale={1.5} />
    </Picture>
  )
}
