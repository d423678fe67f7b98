import './styles/app.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { appRoutes, loadFirstPage } from './app-routes.tsx'
import { takeOverOldKeys } from './lib/old-keys.ts'
import { APP_ID } from './site/app-id.ts'

async function start(): Promise<void> {
  await loadFirstPage(location.pathname)
  const place = document.getElementById(APP_ID)
  if (place) hydrateRoot(place, <RouterProvider router={createBrowserRouter(appRoutes)} />)
}

// Before anything reads what the device keeps.
takeOverOldKeys()
// No `await` here: the bundler would leave much undone for it, see docs/decisions/0034.
void start()
