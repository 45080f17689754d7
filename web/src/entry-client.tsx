import './shell/wake-react.ts'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createRouter as createRouter,
  type HydrationState,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createBrowserServices, ServicesProvider } from './platform/services.tsx'
import { isLooking } from './platform/session/session-store.ts'
import { errorFromServer } from './shell/error-from-server.ts'
import { heedLanguages } from './shell/language/heed-languages.ts'
import { createHistory } from './shell/language/history.ts'
import { isMissingCode, sayMissing } from './shell/missing-code.ts'
import { createRoutes } from './shell/routes.tsx'
import './ui/styles/theme.css'

type State = { queries: DehydratedState; router: HydrationState }

const history = createHistory()
const services = createBrowserServices()
const routes = createRoutes(services, { hasMailbox: 'mailbox' in document.documentElement.dataset })

start().catch((error: unknown) => {
  if (isMissingCode(error)) sayMissing()
  throw error
})
if (isLooking())
  void import('./features/people/show-looking-as.ts').then(({ showLookingAs }) => showLookingAs(services))

async function start(): Promise<void> {
  await wholePage()
  const root = document.getElementById('root')
  if (!root) return
  const state = readState()
  if (state) {
    hydrate(services.queryClient, state.queries)
    // Hydration needs the page's code in place, or React would throw the server's HTML away.
    await loadLazyRoutes(routes)
    await aTouch()
  }
  // Like `createBrowserRouter`, with our own history.
  const router = createRouter({
    history,
    routes,
    mapRouteProperties,
    ...(state ? { hydrationData: hydrationOf(state.router) } : {}),
  }).initialize()
  // Pages that a person navigates to are laid out whole (boot.ts), so that going back finds the same place.
  router.subscribe(() => delete document.documentElement.dataset.short)
  heedLanguages(services, router)
  const app = (
    <StrictMode>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ServicesProvider>
    </StrictMode>
  )
  // From here on React keeps early presses itself; boot.ts stops listening.
  document.documentElement.dataset.hydrating = 'true'
  // In slices, so that a page that somebody already reads stays responsive during hydration.
  if (state) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** A returning visitor has the scripts cached, on a slow line long before the page they belong to. */
function wholePage(): Promise<unknown> {
  return new Promise((go) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', go)
    else go(null)
  })
}

/** Lets a tap come in between. */
function aTouch(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function loadLazyRoutes(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, history.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}

function readState(): State | null {
  const element = document.getElementById('state')
  return element ? (JSON.parse(element.textContent ?? '') as State) : null
}

function hydrationOf(router: HydrationState): HydrationState {
  return { ...router, errors: errorFromServer(router.errors) }
}
