import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useSensorySettings } from '../sensory/use-sensory-settings.ts'
import { GuestArrival } from '../session/guest-arrival.tsx'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { takeCarriedToasts } from '../ui/toast/carry-toast.ts'
import { showToast } from '../ui/toast/toast.ts'
import { Toaster } from '../ui/toast/toaster.tsx'

let shown: Promise<void> | undefined

/** Puts what the app has around its pages beside a public page, once. Resolves when it is there. */
export function showSiteHost(): Promise<void> {
  shown ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<SiteHost onShown={resolve} />)
  })
  return shown
}

function SiteHost({ onShown }: { readonly onShown: () => void }) {
  // Reading starts the store, which then follows other tabs and the device.
  useSensorySettings()
  useEffect(() => {
    // The places for words are in the page by now: what is put into them is announced.
    for (const text of takeCarriedToasts()) showToast({ text, isLasting: true })
    onShown()
  }, [onShown])
  return (
    <>
      <GuestArrival />
      <DialogHost scope="page" />
      <Toaster />
    </>
  )
}
