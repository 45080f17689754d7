import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { adminTexts } from './admin.texts.ts'
import { BackLink } from './back-link.tsx'
import { focusIfLost } from './focus-if-lost.ts'
import { PagedList } from './paged-list.tsx'
import { useUrlState } from './use-url-state.ts'
import { REVIEW_TABS, toReviewQuery, verificationsQuery } from './verifications.query.ts'
import { verificationsTexts as texts } from './verifications.texts.ts'
import { VerificationCard } from './verifications-card.tsx'

export function VerificationsPage() {
  const services = useServices()
  const tab = useUrlState().oneOf('tab', REVIEW_TABS) ?? 'in_review'
  const list = useInfiniteQuery(verificationsQuery(services, tab))
  const toReview = useQuery(toReviewQuery(services)).data
  const panel = useRef<HTMLElement>(null)
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <LinkTabs
        label={texts.tabs.label}
        tabs={REVIEW_TABS.map((name) => ({
          to: name === 'in_review' ? '/admin/verifications' : `/admin/verifications?tab=${name}`,
          label: texts.tabs[name],
          current: name === tab,
          count: name === 'in_review' ? toReview : undefined,
        }))}
      />
      <section ref={panel} tabIndex={-1} aria-label={texts.tabs[tab]} className="mt-8 outline-none">
        {list.isPending ? (
          <CardsSkeleton />
        ) : (
          <PagedList
            list={list}
            failed={texts.failed}
            empty={<EmptyState title={texts.empty[tab].title}>{texts.empty[tab].text}</EmptyState>}
          >
            {(items) => (
              <ul className="grid gap-4">
                {items.map((item) => (
                  <li key={item.id}>
                    {/* A decided card leaves the list and takes the focus with it. */}
                    <VerificationCard item={item} onDecided={() => focusIfLost(panel.current)} />
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
      <div className="grid gap-4">
        <Skeleton className="h-60 rounded-m" />
        <Skeleton className="h-60 rounded-m" />
      </div>
    </Loading>
  )
}
