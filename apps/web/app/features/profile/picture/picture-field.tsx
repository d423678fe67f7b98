import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useAvatarImage } from '../../../data/profile/use-profile.ts'
import { useProfileCommands } from '../../../data/profile/use-profile-commands.ts'
import { words as savedWords } from '../../../data/profile/words.ts'
import { Button } from '../../../ui/button.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { Avatar } from '../avatar.tsx'
import { words } from '../words.ts'
import { drawAvatar } from './draw-avatar.ts'
import { openPhoto } from './open-photo.ts'
import { cropDialog } from './picture-dialogs.ts'

interface PictureFieldProps {
  readonly name: string
  readonly email: string | null
}

/** The person's picture, and the ways to another one or none. It is saved at once, with Undo. */
export function PictureField({ name, email }: PictureFieldProps) {
  const commands = useProfileCommands()
  const hasPicture = useAvatarImage() !== null
  const [isOpening, setOpening] = useState(false)
  const [refused, setRefused] = useState<keyof typeof words.refused | null>(null)
  const choose = useRef<HTMLButtonElement>(null)

  async function take(file: File) {
    setRefused(null)
    setOpening(true)
    const photo = await openPhoto(file)
    setOpening(false)
    if (photo.kind !== 'opened') return setRefused(photo.kind)
    const crop = await dialogs.open(cropDialog, { photo: photo.bitmap })
    const image = crop && (await drawAvatar(photo.bitmap, crop))
    photo.bitmap.close()
    if (image === null) setRefused('undrawn')
    else if (image) await commands.setPicture(image)
  }
  async function remove() {
    if (await commands.removePicture()) choose.current?.focus()
  }

  return (
    <div className="stack-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} email={email} label={words.picture} className="size-24" />
        <div className="cluster-2">
          <PhotoButton buttonRef={choose} icon={<ImagePlus aria-hidden />} isBusy={isOpening} onFile={take}>
            {hasPicture ? words.chooseAnother : words.choose}
          </PhotoButton>
          <PhotoButton
            className="hidden pointer-coarse:inline-flex"
            capture="user"
            icon={<Camera aria-hidden />}
            isBusy={isOpening}
            onFile={take}
          >
            {words.take}
          </PhotoButton>
          {hasPicture && (
            <Button variant="plain" onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <p className="text-s text-ink-soft">{words.pictureHint}</p>
      <div role="status" className={refused ? 'ui-note' : 'sr-only'}>
        {isOpening && words.opening}
        {refused && (
          <p>
            <strong>{savedWords.uploadRefused}.</strong> {words.refused[refused]}
          </p>
        )}
      </div>
    </div>
  )
}

interface PhotoButtonProps {
  readonly children: string
  readonly icon: ReactNode
  readonly isBusy: boolean
  /** Which camera opens at once, where there is one. */
  readonly capture?: 'user'
  readonly className?: string
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onFile: (file: File) => Promise<void>
}

function PhotoButton({ children, capture, buttonRef, onFile, ...look }: PhotoButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture={capture}
        hidden
        aria-label={children}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file) void onFile(file)
        }}
      />
      <Button ref={buttonRef} {...look} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  )
}
