import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import Timer from 'lucide-react/icons/timer'
import X from 'lucide-react/icons/x'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { GallerySection } from './gallery-section.tsx'

const variants = ['main', 'go', 'danger', 'quiet', 'plain'] as const
const tones = ['quiet', 'dusk', 'moss', 'honey', 'clay', 'lantern'] as const

export function ButtonsGallery() {
  return (
    <>
      <GallerySection title="Buttons">
        {variants.map((variant) => (
          <div key={variant} className="cluster-3">
            <Button variant={variant}>Start five minutes</Button>
            <Button variant={variant} disabled>
              Not yet
            </Button>
            <Button variant={variant} isBusy>
              Please wait...
            </Button>
          </div>
        ))}
        <div className="cluster-3">
          <Button variant="go" size="l" icon={<Timer aria-hidden />}>
            5-minute sprint
          </Button>
          <ButtonLink variant="quiet" to="/" icon={<Plus aria-hidden />}>
            A link
          </ButtonLink>
          <IconButton label="Close" icon={<X aria-hidden />} />
          <IconButton label="Add" variant="quiet" icon={<Plus aria-hidden />} />
          <IconButton label="Not now" icon={<X aria-hidden />} disabled />
        </div>
        <Button variant="main" size="l" isWide>
          Start Your Journey
        </Button>
      </GallerySection>
      <GallerySection title="Badges">
        <div className="cluster-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="cluster-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look="bare" icon={<Check aria-hidden />}>
              {tone}
            </Badge>
          ))}
        </div>
      </GallerySection>
    </>
  )
}
