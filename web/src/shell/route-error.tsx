import { UnreachableError } from '@roomtone/contract/call'
import { siteCalls } from '@roomtone/contract/site/site.calls'
import { shellTexts as texts } from '@roomtone/texts/shell'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { useServices } from '../platform/services.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { isMissingCode, reloadIfThere, sayMissing } from './missing-code.ts'
import { NotFound } from './not-found.tsx'

export function RouteError() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  useSecondLook(missing)
  useReport(missing)
  if (missing) return <NotFound />
  return <Broken error={error} />
}

function Broken({ error }: { error: unknown }) {
  const revalidator = useRevalidator()
  const isMissing = isMissingCode(error)
  useEffect(() => {
    if (!isMissing) return console.error(error)
    const left = new AbortController()
    sayMissing(left.signal)
    return () => left.abort()
  }, [error, isMissing])
  return (
    <main id="main" tabIndex={-1} className="wrap py-20 outline-none">
      <ErrorState
        title={texts.broken.title}
        onRetry={() => void (isMissing ? reloadIfThere() : revalidator.revalidate())}
        retrying={revalidator.state === 'loading'}
      >
        {isMissing || error instanceof UnreachableError ? texts.broken.unreachable : texts.broken.text}
      </ErrorState>
    </main>
  )
}

let mayLookAgain = true

/** The server draws for strangers: a page that it did not find may still exist for the signed-in person. */
function useSecondLook(missing: boolean): void {
  const { session } = useServices()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isSecondLook = mayLookAgain && missing && Boolean(session?.get())
    mayLookAgain = false
    if (isSecondLook) void revalidate()
  }, [missing, session, revalidate])
}

let firstPage = true

/** Unknown addresses reached inside the app are logged too; the server has seen the first one itself. */
function useReport(missing: boolean): void {
  const { call } = useServices()
  const { pathname } = useLocation()
  useEffect(() => {
    const alreadySeen = firstPage
    firstPage = false
    if (missing && !alreadySeen)
      call(siteCalls.reportMissingPage, { body: { path: pathname } }).catch(() => {})
  }, [missing, pathname, call])
}
