import {
  CLOSEST,
  type Crop,
  cropByKey,
  placeCrop,
  placeOf,
  sideOf,
  wholeCrop,
  zoomCrop,
} from '@glimmer/domain/profile/crop'
import { useCallback, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { words } from '../words.ts'
import { RangeField } from './range-field.tsx'
import { useCropByTouch } from './use-crop-by-touch.ts'

interface CropDialogProps extends DialogControl<Crop> {
  readonly photo: ImageBitmap
}

/** Chooses the part of a photo that becomes the picture, by eye: by dragging and pinching, by sliders, by keys. */
export function CropDialog({ photo, close }: CropDialogProps) {
  // Kept apart: the bitmap is closed while the dialog still fades.
  const [size] = useState({ width: photo.width, height: photo.height })
  const [crop, setCrop] = useState(() => wholeCrop(size))
  const touch = useCropByTouch(size, setCrop)
  const hintId = useId()
  const side = sideOf(crop, size)
  const { across, down } = placeOf(crop, size)
  const percent = (pixels: number) => `${(100 * pixels) / side}%`

  // Called when the canvas is there, which is later than the dialog.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      canvas?.getContext('2d')?.drawImage(photo, 0, 0)
    },
    [photo],
  )

  return (
    <Dialog
      keepOnOutsidePress
      title={words.cropTitle}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button variant="main" onClick={() => close(crop)}>
            {words.use}
          </Button>
        </>
      }
    >
      {/* Arrow keys move the photo in it. The sliders below do the same for whoever cannot see it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={words.part}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="bg-sunken relative mx-auto size-[min(16rem,45vh,70vw)] cursor-grab touch-none overflow-hidden rounded-m active:cursor-grabbing"
        onKeyDown={(event) => {
          const next =
            event.ctrlKey || event.metaKey || event.altKey ? null : cropByKey(crop, size, event.key)
          if (!next) return
          event.preventDefault()
          setCrop(next)
        }}
        {...touch}
      >
        <canvas
          ref={draw}
          width={size.width}
          height={size.height}
          className="absolute max-w-none"
          style={{
            width: percent(size.width),
            left: percent(side / 2 - crop.x),
            top: percent(side / 2 - crop.y),
          }}
        />
        {/* What lies outside of the round picture. */}
        <span className="pointer-events-none absolute inset-0 rounded-pill shadow-[0_0_0_50vmax_var(--scrim)]" />
      </div>
      <p id={hintId} className="text-s text-ink-soft">
        {words.cropHint}
      </p>
      <RangeField
        label={words.closer}
        value={(crop.closeness - 1) / (CLOSEST - 1)}
        onChange={(part) => setCrop(zoomCrop(crop, size, 1 + part * (CLOSEST - 1)))}
      />
      <RangeField
        label={words.across}
        value={across}
        onChange={(part) => setCrop(placeCrop(crop, size, { across: part }))}
      />
      <RangeField
        label={words.down}
        value={down}
        onChange={(part) => setCrop(placeCrop(crop, size, { down: part }))}
      />
    </Dialog>
  )
}
