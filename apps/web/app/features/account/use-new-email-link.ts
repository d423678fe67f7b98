import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { newEmailTokenIn, newEmailTokenOf } from './new-email-token.ts'

const newEmailDialog = defineDialog(async () => (await import('./new-email-dialog.tsx')).NewEmailDialog)

/**
 * Asks whether to use another e-mail address where a letter's link has opened this page. The token is taken out of the
 * address, and stays with this entry of the tab's history until the question is answered: a phone may close the page meanwhile.
 */
export function useNewEmailLink(): void {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const opened = newEmailTokenIn(hash)
  const kept = newEmailTokenOf(state)
  useEffect(() => {
    const stay = { replace: true, preventScrollReset: true }
    if (opened !== '') void navigate('/settings', { ...stay, state: { newEmail: opened } })
    else if (kept !== '') {
      const onAnswered = () => void navigate('/settings', stay)
      void dialogs.open(newEmailDialog, { token: kept, onAnswered })
    }
  }, [opened, kept, navigate])
}
