import '../app/styles/app.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import DevUi from '../app/routes/dev-ui.tsx'
import { CalmSettings } from '../app/sensory/calm-settings.tsx'
import { ConfirmHost } from '../app/ui/confirm/confirm-host.tsx'
import { Toaster } from '../app/ui/toast/toaster.tsx'

/** /dev/ui by itself, so that the journeys can visit it built as for people, without it being in what people get. */
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <BrowserRouter>
    <DevUi />
    <CalmSettings />
    <ConfirmHost />
    <Toaster />
  </BrowserRouter>,
)
