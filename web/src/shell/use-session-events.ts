import { guardPage } from '@roomtone/domain/access/page-guard'
import { addressIn } from '@roomtone/domain/account/addresses'
import { shellTexts as texts } from '@roomtone/texts/shell'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { PageHandle } from '../platform/route.ts'
import { useServices } from '../platform/services.tsx'
import { isLeaving } from '../platform/session/leaving.ts'
import { showToast } from '../platform/toasts/toasts.ts'

/** Follows the session, here and in other tabs, so that nobody stays on a page that is no longer theirs. */
export function useSessionEvents(page: PageHandle | undefined): void {
  const { session, queryClient } = useServices()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const location = useLocation()
  const now = useRef({ page, location, navigate, revalidate: revalidator.revalidate })
  now.current = { page, location, navigate, revalidate: revalidator.revalidate }

  useEffect(() => {
    if (!session) return
    const mark = () => {
      document.documentElement.dataset.session = session.get() ? 'in' : 'out'
    }
    // The session may have ended while the first page was still loading, before anyone listened.
    mark()
    // From here on presses work; boot.ts repeats an earlier one, and the browser stories wait for it.
    document.documentElement.dataset.ready = 'true'
    return session.listen((event) => {
      mark()
      if (event === 'SIGNED_OUT') {
        queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'site' })
        if (!isLeaving()) leaveMemberPage(now.current)
      }
      if (event !== 'SIGNED_IN') return
      const language = session.get()?.user.language
      const { pathname, search } = now.current.location
      // Loads the page in that language: at its address, or, where the cookie decides, at the same one again.
      if (language && language !== document.documentElement.lang)
        window.location.assign(addressIn(language, pathname + search))
      else void now.current.revalidate()
    })
  }, [session, queryClient])
}

type Now = {
  page: PageHandle | undefined
  location: { pathname: string; search: string }
  navigate: (to: string) => void
}

/** The session ended by itself: after signing in again the person is back where they were. */
function leaveMemberPage({ page, location, navigate }: Now): void {
  const result = guardPage(page?.rule ?? 'open', null, location.pathname + location.search)
  if (result.go === 'stay') return
  void showToast('info', texts.sessionEnded.title, texts.sessionEnded.text)
  navigate(result.to)
}
