import { applicationsTexts as texts } from '@roomtone/texts/admin/applications'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BackLink } from '../../parts/list/back-link.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { ExportButton } from '../list/export/export-button.tsx'
import { QueueBar, useQueueFilter } from '../list/queue-bar.tsx'
import { ReviewList } from '../trust/reviews/review-list.tsx'
import { APPLICATION_TABS, applicationsQuery } from './applications.query.ts'
import { ApplicationCard } from './applications-card.tsx'
import { APPLICATION_SHEET } from './applications-sheet.ts'

export function ApplicationsPage() {
  const tab = useUrlState().oneOf('tab', APPLICATION_TABS) ?? 'pending'
  const { filter, isFiltered } = useQueueFilter()
  const query = applicationsQuery(useServices(), { status: tab, ...filter })
  const list = useInfiniteQuery(query)
  const counts = list.data?.pages.at(-1)?.counts
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
      <QueueBar filter={filter} search={tablesTexts.searchListings} isOpen={tab === 'pending'}>
        <ExportButton
          table="applications"
          query={query}
          filters={{ status: tab, ...filter }}
          columns={APPLICATION_SHEET}
        />
      </QueueBar>
      <ReviewList
        label={texts.statuses[tab]}
        list={list}
        failed={texts.failed}
        empty={isFiltered ? tablesTexts.nothingFits : texts.empty[tab]}
        skeleton="h-105"
        card={(item, onDecided) => <ApplicationCard item={item} onDecided={onDecided} />}
      />
    </Page>
  )
}
