import { initialsOf } from '@glimmer/domain/profile/initials'
import User from 'lucide-react/icons/user'
import { useAvatarImage } from '../../data/profile/use-profile.ts'
import { joinClasses } from '../../ui/join-classes.ts'

interface AvatarProps {
  readonly name: string | null
  readonly email: string | null
  /** What it says to who cannot see it; nothing where the name stands beside it. */
  readonly label?: string
  readonly className?: string
}

/** A person's picture, else their initials. It comes from the device, so it is there without a network. */
export function Avatar({ name, email, label, className }: AvatarProps) {
  const image = useAvatarImage()
  const look = joinClasses('size-16 shrink-0 rounded-pill', className)
  if (image !== null)
    return (
      <img src={`data:image/jpeg;base64,${image}`} alt={label ?? ''} className={`${look} object-cover`} />
    )
  return (
    <span
      aria-hidden
      className={`${look} bg-dusk-wash text-dusk font-strong grid place-items-center text-xl select-none`}
    >
      {initialsOf(name, email) || <User className="size-1/2" />}
    </span>
  )
}
