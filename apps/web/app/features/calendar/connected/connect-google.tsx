import { Button } from '../../../ui/button.tsx'
import { useGoToGoogle } from './use-go-to-google.ts'
import { words } from './words.ts'

const says = words.google

/** Leads to Google's own page, where the person chooses an account. Where the operator set no client up, it says so. */
export function ConnectGoogle({ isSetUp }: { readonly isSetUp: boolean }) {
  const { isGoing, go } = useGoToGoogle()
  if (!isSetUp) {
    return (
      <div className="stack-3">
        <Button className="justify-self-start" disabled>
          {says.notSetUp}
        </Button>
        <p>{says.notSetUpText}</p>
      </div>
    )
  }
  return (
    <div className="stack-3">
      <p>{says.text}</p>
      <Button variant="main" className="justify-self-start" isBusy={isGoing} onClick={() => void go()}>
        {isGoing ? says.going : says.connect}
      </Button>
    </div>
  )
}
