import { adminTexts } from '@roomtone/texts/admin/admin'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { statsQuery } from '../list/stats.query.ts'

const texts = adminTexts.dashboard
const FIGURES = ['totalUsers', 'liveProperties', 'pendingReviews', 'approved'] as const

export function StatCards() {
  const stats = useQuery(statsQuery(useServices()))
  const { errorUpdatedAt } = stats
  useEffect(() => {
    if (errorUpdatedAt > 0) void showToast('error', texts.failed)
  }, [errorUpdatedAt])

  if (stats.isError && !stats.data) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void stats.refetch()} retrying={stats.isFetching}>
        {texts.failedText}
      </ErrorState>
    )
  }
  return (
    <dl aria-busy={stats.isPending} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {FIGURES.map((figure) => (
        <Card key={figure}>
          <dt className="text-small text-ink-2">{texts.stats[figure]}</dt>
          <dd className="mt-2 font-serif text-h1 even-figures">
            {stats.data ? (
              stats.data[figure].toLocaleString(LOCALE)
            ) : (
              <span className="grid">
                <span className="invisible col-start-1 row-start-1">0</span>
                <Skeleton className="col-start-1 row-start-1 my-1 w-16" />
              </span>
            )}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
