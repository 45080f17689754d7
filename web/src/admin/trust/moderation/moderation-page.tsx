import { adminTexts } from '@roomtone/texts/admin/admin'
import { moderationTexts as texts } from '@roomtone/texts/admin/moderation'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { Page } from '../../../ui/page.tsx'
import { ExportButton } from '../../list/export/export-button.tsx'
import { QueueBar, useQueueFilter } from '../../list/queue-bar.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { ReviewsPanel } from '../reviews/reviews-panel.tsx'
import { caseCountQuery, MODERATION_TABS, moderationQuery } from './moderation.query.ts'
import { ModerationCard } from './moderation-card.tsx'
import { MODERATION_SHEET } from './moderation-sheet.ts'

export function ModerationPage() {
  const services = useServices()
  const tab = useUrlState().oneOf('tab', MODERATION_TABS) ?? 'open'
  const counts = {
    open: useQuery(caseCountQuery(services, 'open')).data,
    decided: useQuery(caseCountQuery(services, 'decided')).data,
  }
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <LinkTabs
        label={texts.tabs.label}
        tabs={MODERATION_TABS.map((name) => ({
          to: name === 'open' ? '/admin/moderation' : `/admin/moderation?tab=${name}`,
          label: texts.tabs[name],
          current: name === tab,
          ...(name === 'reviews' ? {} : { count: counts[name] }),
        }))}
      />
      {tab === 'reviews' ? <ReviewsPanel /> : <Cases tab={tab} />}
    </Page>
  )
}

function Cases({ tab }: { tab: 'open' | 'decided' }) {
  const { filter, isFiltered } = useQueueFilter()
  const query = moderationQuery(useServices(), { state: tab, ...filter })
  const list = useInfiniteQuery(query)
  return (
    <>
      <QueueBar filter={filter} search={tablesTexts.search} isOpen={tab === 'open'}>
        <ExportButton
          table="moderation"
          query={query}
          filters={{ state: tab, ...filter }}
          columns={MODERATION_SHEET}
        />
      </QueueBar>
      <ReviewList
        label={texts.tabs[tab]}
        list={list}
        failed={texts.failed}
        empty={isFiltered ? tablesTexts.nothingFits : texts.empty[tab]}
        skeleton="h-60"
        card={(item, onDecided) => <ModerationCard item={item} onDecided={onDecided} />}
      />
    </>
  )
}
