import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { adminTexts } from './admin.texts.ts'
import { BackLink } from './back-link.tsx'
import { caseCountQuery, MODERATION_TABS, moderationQuery } from './moderation.query.ts'
import { moderationTexts as texts } from './moderation.texts.ts'
import { ModerationCard } from './moderation-card.tsx'
import { ReviewList } from './review-list.tsx'
import { useUrlState } from './use-url-state.ts'

export function ModerationPage() {
  const services = useServices()
  const tab = useUrlState().oneOf('tab', MODERATION_TABS) ?? 'open'
  const list = useInfiniteQuery(moderationQuery(services, tab))
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
          count: counts[name],
        }))}
      />
      <ReviewList
        label={texts.tabs[tab]}
        list={list}
        failed={texts.failed}
        empty={texts.empty[tab]}
        skeleton="h-60"
        card={(item, onDecided) => <ModerationCard item={item} onDecided={onDecided} />}
      />
    </Page>
  )
}
