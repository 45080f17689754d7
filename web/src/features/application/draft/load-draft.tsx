import type { DraftView } from '@roomtone/contract/application/draft'
import { ApiError } from '@roomtone/contract/call'
import { wizardTexts as texts } from '@roomtone/texts/application/wizard'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Wordmark } from '../../../parts/site/wordmark.tsx'
import { useServices } from '../../../platform/services.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { draftQuery, reworkQuery } from './draft.query.ts'
import { DraftMissing } from './draft-missing.tsx'
import { DraftWizard } from './draft-wizard.tsx'
import { addressOf } from './place-in-address.ts'

export function LoadDraft({ id }: { id: string }) {
  const query = useQuery(draftQuery(useServices(), id))
  if (query.data) return <DraftWizard key={id} draft={query.data} />
  return <NotYet {...query} />
}

/** *Resubmit* names the application; the address then changes to the draft that reworks it. */
export function LoadRework({ applicationId }: { applicationId: string }) {
  const query = useQuery(reworkQuery(useServices(), applicationId))
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data } = query
  useEffect(() => {
    if (data) void navigate(reworkAddress(search, data), { replace: true })
  }, [data, search, navigate])
  if (query.error instanceof ApiError && query.error.code === 'conflict') {
    return <DraftMissing title={texts.reworkRefused} text={query.error.message} isHost />
  }
  return <NotYet {...query} />
}

/** Someone who reworks an application has been through the screens before, so they start at the summary. */
function reworkAddress(search: URLSearchParams, { id }: DraftView): string {
  return addressOf(search, { application: null, draft: id, screen: 'summary' })
}

type NotYetProps = { error: Error | null; isFetching: boolean; refetch: () => unknown }

function NotYet({ error, isFetching, refetch }: NotYetProps) {
  const member = useMember()
  // An invalid id is treated like one that belongs to someone else.
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) {
    return <DraftMissing isHost={member?.roles.includes('host') ?? false} />
  }
  return (
    <>
      <header className="wrap flex h-17 items-center md:h-22">
        <Wordmark to="/home" />
      </header>
      <main id="main" tabIndex={-1} className="wrap pt-4 outline-none md:pt-8">
        {error ? (
          <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Loading>
            <Skeleton className="h-14 w-3/5" />
            <Skeleton className="mt-6 h-60" />
          </Loading>
        )}
      </main>
    </>
  )
}
