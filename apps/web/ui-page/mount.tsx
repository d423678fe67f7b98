import '../app/styles/app.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import DevUi from '../app/routes/dev-ui.tsx'
import { useSensorySettings } from '../app/sensory/use-sensory-settings.ts'
import { DialogHost } from '../app/ui/dialogs/dialog-host.tsx'
import { Toaster } from '../app/ui/toast/toaster.tsx'

/** /dev/ui by itself, so that the journeys can visit it built as for people, without it being in what people get. */
function UiPage() {
  useSensorySettings()
  return (
    <>
      <DevUi />
      <DialogHost scope="page" />
      <Toaster />
    </>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <BrowserRouter>
    <UiPage />
  </BrowserRouter>,
)
