import './styles/app.css'
import { hydrateRoot } from 'react-dom/client'
import { AppRoutes, loadPageAt } from './app-routes.tsx'
import { AppRouter } from './frame/app-router.tsx'
import { takeEarlyPress } from './lib/early-press.ts'
import { takeOverOldKeys } from './lib/old-keys.ts'
import { APP_ID } from './site/app-id.ts'

async function start(): Promise<void> {
  // So that the device draws the same as the build did.
  await loadPageAt(location.pathname)
  const place = document.getElementById(APP_ID)
  if (!place) return
  const pressed = takeEarlyPress()
  hydrateRoot(
    place,
    <AppRouter load={loadPageAt}>
      <AppRoutes />
    </AppRouter>,
  )
  // A press brings what was drawn to life before it is heard.
  pressed?.click()
}

// Before anything reads what the device keeps.
takeOverOldKeys()
// No `await` here: the bundler would leave much undone for it, see docs/decisions/0034.
void start()
