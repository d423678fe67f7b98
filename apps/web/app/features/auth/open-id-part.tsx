import { useServerSettings } from '../../session/use-server-settings.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import type { Notice } from './auth-notice.tsx'
import type { HalfWay } from './enter.ts'
import type { SignUpDoor } from './use-sign-up-door.ts'
import { words } from './words.ts'

// Most servers have no provider: what it needs is loaded where there is one, and for who comes back from it.

/** The way in with the provider of whoever runs this server, where there is one. */
export function OpenIdOffer({ door }: { readonly door: SignUpDoor }) {
  const { openIdName } = useServerSettings()
  const part = useWhenAsked(
    openIdName !== null,
    () => import('./open-id-offer.tsx'),
    () => {},
  )
  return part && openIdName !== null ? <part.OpenIdButton name={openIdName} door={door} /> : null
}

interface OpenIdArrivalProps {
  /** What the provider sent the browser back with. */
  readonly answer: string
  /** Called when it is settled, with what there is to say. */
  readonly onDone: (notice?: Notice) => void
  readonly onHalfWay: (half: HalfWay) => void
}

/** Shown to who comes back from the provider. */
export function OpenIdArrival({ answer, onDone, onHalfWay }: OpenIdArrivalProps) {
  const onAbsent = () => onDone({ tone: 'bad', text: words.unreachable })
  const part = useWhenAsked(true, () => import('./open-id-arrival.tsx'), onAbsent)
  return part ? <part.OpenIdArriving answer={answer} onDone={onDone} onHalfWay={onHalfWay} /> : null
}
