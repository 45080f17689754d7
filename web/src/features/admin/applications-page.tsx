import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { APPLICATION_TABS, applicationsQuery } from './applications.query.ts'
import { applicationsTexts as texts } from './applications.texts.ts'
import { ApplicationCard } from './applications-card.tsx'
import { BackLink } from './back-link.tsx'
import { focusIfLost } from './focus-if-lost.ts'
import { PagedList } from './paged-list.tsx'
import { useUrlState } from './use-url-state.ts'

export function ApplicationsPage() {
  const tab = useUrlState().oneOf('tab', APPLICATION_TABS) ?? 'pending'
  const list = useInfiniteQuery(applicationsQuery(useServices(), tab))
  const counts = list.data?.pages.at(-1)?.counts
  const panel = useRef<HTMLElement>(null)
  const failure = list.isError ? list.error.message : null
  useEffect(() => {
    if (failure !== null) void showToast('error', texts.failed, failure)
  }, [failure])
  return (
    <Page title={texts.title} above={<BackLink to="/dashboard">{texts.back}</BackLink>}>
      <LinkTabs
        label={texts.tabs}
        tabs={APPLICATION_TABS.map((status) => ({
          to: `/admin/applications?tab=${status}`,
          label: texts.statuses[status],
          current: status === tab,
          count: counts?.[status],
        }))}
      />
      <section ref={panel} tabIndex={-1} aria-label={texts.statuses[tab]} className="mt-8 outline-none">
        {list.isPending ? (
          <CardsSkeleton />
        ) : (
          <PagedList
            list={list}
            failed={texts.failed}
            empty={<EmptyState title={texts.empty[tab].title}>{texts.empty[tab].text}</EmptyState>}
          >
            {(items) => (
              <ul className="grid gap-6">
                {items.map((item) => (
                  <li key={item.id}>
                    {/* A decided card leaves the list and takes the focus with it. */}
                    <ApplicationCard item={item} onDecided={() => focusIfLost(panel.current)} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </section>
    </Page>
  )
}

function CardsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-6">
        <Skeleton className="h-105 rounded-m" />
        <Skeleton className="h-105 rounded-m" />
      </div>
    </Loading>
  )
}
