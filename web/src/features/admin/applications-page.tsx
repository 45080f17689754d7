import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { adminTexts } from './admin.texts.ts'
import { BackLink } from './back-link.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { statsQuery } from './stats.query.ts'
import { useUrlState } from './use-url-state.ts'

const texts = adminTexts.applications
const STATUSES = ['pending', 'approved', 'rejected'] as const

export function ApplicationsPage() {
  const stats = useQuery(statsQuery(useServices()))
  const tab = useUrlState().oneOf('tab', STATUSES) ?? 'pending'
  const counts = stats.data && {
    pending: stats.data.pendingReviews,
    approved: stats.data.approved,
    rejected: stats.data.rejected,
  }
  return (
    <Page title={texts.title} above={<BackLink to="/dashboard">{texts.back}</BackLink>}>
      <LinkTabs
        label={texts.tabs}
        tabs={STATUSES.map((status) => ({
          to: `/admin/applications?tab=${status}`,
          label: texts.statuses[status],
          current: status === tab,
          count: counts?.[status],
        }))}
      />
      <div className="mt-8">
        {stats.isPending && <RowsSkeleton />}
        {stats.isError && !stats.data && (
          <ErrorState title={texts.failed} onRetry={() => void stats.refetch()} retrying={stats.isFetching}>
            {stats.error.message}
          </ErrorState>
        )}
        {stats.data && <EmptyState title={texts.empty[tab].title}>{texts.empty[tab].text}</EmptyState>}
      </div>
    </Page>
  )
}
