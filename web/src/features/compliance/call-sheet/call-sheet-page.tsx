import { ApiError } from '@roomtone/contract/call'
import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import { callSheetTexts as texts } from '@roomtone/texts/compliance/call-sheet'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Wordmark } from '../../../parts/site/wordmark.tsx'
import { useServices } from '../../../platform/services.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { Sheet } from './sheet.tsx'

const KEY = 'roomtone.call-sheet'

/** A browser whose clock is slightly fast asks slightly too early. */
const GRACE = 2000
/** The longest delay of a timer. */
const LONGEST = 86_400_000

/** What a crew member sees, mostly on a phone on the way to the set. */
export function CallSheetPage() {
  const [token, setToken] = useState(takeToken)
  // Opening a newer link in the same tab changes only the part behind the #, and reloads nothing.
  useEffect(() => {
    const onChange = () => setToken(takeToken())
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
  return token === null ? (
    <Frame>
      <EmptyState level="h1" title={texts.noLink.title}>
        <p>{texts.noLink.text}</p>
      </EmptyState>
    </Frame>
  ) : (
    <Opened key={token} token={token} />
  )
}

function Opened({ token }: { token: string }) {
  const { call } = useServices()
  const sheet = useQuery({
    queryKey: ['call-sheet', token],
    queryFn: ({ signal }) => call(crewCalls.open, { body: { token } }, { signal }),
    // Each opening is recorded; looking away and back is not one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.standing === 'early' ? untilOpen(data.addressFrom) : false,
  })
  const isOver = sheet.error instanceof ApiError && OVER.includes(sheet.error.code)
  useEffect(() => {
    if (isOver) forgetToken()
  }, [isOver])
  if (isOver)
    return (
      <Frame>
        <EmptyState level="h1" title={texts.invalid.title}>
          <p>{texts.invalid.text}</p>
        </EmptyState>
      </Frame>
    )
  if (sheet.data) return <Sheet sheet={sheet.data} />
  return (
    <Frame>
      {sheet.error ? (
        <>
          <h1 className="mb-6">{texts.title}</h1>
          <ErrorState title={texts.failed} onRetry={() => void sheet.refetch()} retrying={sheet.isFetching}>
            {sheet.error.message}
          </ErrorState>
        </>
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-12" />
          <Skeleton className="mt-4 h-6" />
          <Skeleton className="mt-8 h-80" />
        </Loading>
      )}
    </Frame>
  )
}

const OVER = ['link_invalid', 'validation_failed']

function untilOpen(addressFrom: string): number {
  return Math.min(Math.max(Date.parse(addressFrom) - Date.now(), 0) + GRACE, LONGEST)
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-xl pt-4 pb-20 outline-none">
      <Wordmark to="/" />
      <div className="mt-6">{children}</div>
    </main>
  )
}

/**
 * The secret of a personal link is behind the #, which browsers send to nobody. It leaves the address bar
 * right away, where a screenshot or a shared address would carry it on, and stays in this tab for a reload.
 */
function takeToken(): string | null {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (token === null) return stored(() => sessionStorage.getItem(KEY))
  window.history.replaceState(window.history.state, '', pathname + search)
  stored(() => sessionStorage.setItem(KEY, token))
  return token
}

function forgetToken(): void {
  stored(() => sessionStorage.removeItem(KEY))
}

/** Storage may be blocked; the page then works until it is reloaded. */
function stored<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
