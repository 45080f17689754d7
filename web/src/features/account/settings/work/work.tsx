import type { WorkDetails } from '@roomtone/contract/profile/work-details'
import { workTexts as texts } from '@roomtone/texts/account/work'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useServices } from '../../../../platform/services.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { workQuery } from './work.query.ts'

const WorkForm = lazy(async () => ({ default: (await import('./work-form.tsx')).WorkForm }))

export function Work() {
  const work = useQuery(workQuery(useServices()))
  return (
    <>
      <p className="mb-8 text-ink-2">{texts.intro}</p>
      {work.data ? (
        <Filled {...work.data} />
      ) : work.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void work.refetch()} retrying={work.isFetching}>
          {work.error.message}
        </ErrorState>
      ) : (
        <Loading>
          <Skeleton className="h-80 rounded-m" />
        </Loading>
      )}
    </>
  )
}

function Filled({ details }: WorkDetails) {
  return (
    <Suspense fallback={<Skeleton className="h-80 rounded-m" />}>
      <WorkForm key={details ? 'there' : 'none'} details={details} />
    </Suspense>
  )
}
