import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { words } from './words.ts'

export function SignOutButton({ isWide = false }: { readonly isWide?: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function leave() {
    setBusy(true)
    const isOut = await signOut().finally(() => setBusy(false))
    if (isOut) void navigate('/auth')
  }

  return (
    <Button isBusy={isBusy} isWide={isWide} onClick={() => void leave()}>
      {words.signOut}
    </Button>
  )
}
