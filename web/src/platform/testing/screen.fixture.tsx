import type { Member } from '@roomtone/contract/account/member'
import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { Site } from '@roomtone/contract/site/show-site'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { createEffects } from '../live/live-effects.ts'
import { siteQuery } from '../queries/site.query.ts'
import { createBrowserServices, ServicesProvider } from '../services.tsx'
import { SESSION_KEY } from '../session/session-store.ts'
import { aMember } from './a-member.fixture.ts'
import type { FakeServer } from './fake-server.fixture.ts'

// Sets only how long tests wait for a missing element, because the machine may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 })

const site: Site = {
  year: 2026,
  supportEmail: 'help@example.com',
  inviteOnly: true,
  feeHundredths: 1200,
  taxHundredths: 900,
  cancellation: { very_flexible: [], flexible: [], standard_30: [], standard_90: [] },
  mapStyleUrl: null,
  payments: { provider: 'simulated', publishableKey: '' },
  google: false,
  passkeyOrigin: null,
  demo: null,
}

type Options = { server: FakeServer; at: string; member?: Member }

/** Draws one screen like the browser, signed in, with everything below it real but the network. */
export async function openScreen(screen: ReactNode, { server, at, member = aMember() }: Options) {
  const session = {
    access_token: 'access',
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: Date.now() / 1000 + 3600,
    token_type: 'bearer',
    user: member,
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  const services = createBrowserServices(server)
  const { queryClient } = services
  queryClient.setQueryData(siteQuery(services).queryKey, site)
  const live = createEffects(queryClient)
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{screen}</Suspense> }], {
    initialEntries: [at],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </QueryClientProvider>,
  )
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    services,
    address: () => router.state.location.pathname + router.state.location.search,
    /** Simulates an event of the live stream. */
    happen: (event: LiveEvent) => act(async () => live(event)),
  }
}

/**
 * Writes the text in one event: redrawing the page for each letter is most of what such a test would cost.
 */
export function write(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('nothing can be written here')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: field.value + text } })
}

/** As if the tab had been closed and its storage forgotten. */
export async function closeScreen(): Promise<void> {
  cleanup()
  toast.dismiss()
  await waitFor(() => {
    if (document.querySelector('[data-sonner-toast]')) throw new Error('a message is still shown')
  })
  localStorage.clear()
  sessionStorage.clear()
}
