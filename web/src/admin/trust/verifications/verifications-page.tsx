import { adminTexts } from '@roomtone/texts/admin/admin'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { verificationsTexts as texts } from '@roomtone/texts/admin/verifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { Page } from '../../../ui/page.tsx'
import { ExportButton } from '../../list/export/export-button.tsx'
import { QueueBar, useQueueFilter } from '../../list/queue-bar.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { REVIEW_TABS, toReviewQuery, verificationsQuery } from './verifications.query.ts'
import { VerificationCard } from './verifications-card.tsx'
import { VERIFICATION_SHEET } from './verifications-sheet.ts'

export function VerificationsPage() {
  const services = useServices()
  const tab = useUrlState().oneOf('tab', REVIEW_TABS) ?? 'in_review'
  const { filter, isFiltered } = useQueueFilter()
  const query = verificationsQuery(services, { status: tab, ...filter })
  const list = useInfiniteQuery(query)
  const toReview = useQuery(toReviewQuery(services)).data
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
      <QueueBar filter={filter} search={tablesTexts.search} isOpen={tab === 'in_review'}>
        <ExportButton
          table="verifications"
          query={query}
          filters={{ status: tab, ...filter }}
          columns={VERIFICATION_SHEET}
        />
      </QueueBar>
      <ReviewList
        label={texts.tabs[tab]}
        list={list}
        failed={texts.failed}
        empty={isFiltered ? tablesTexts.nothingFits : texts.empty[tab]}
        skeleton="h-60"
        card={(item, onDecided) => <VerificationCard item={item} onDecided={onDecided} />}
      />
    </Page>
  )
}
