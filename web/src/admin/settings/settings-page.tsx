import { adminTexts } from '@roomtone/texts/admin/admin'
import { settingsTexts as texts } from '@roomtone/texts/admin/settings'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../parts/list/back-link.tsx'
import { RowsSkeleton } from '../../parts/list/rows-skeleton.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { useServices } from '../../platform/services.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { AccessPanel } from './access-panel.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { CancellationPanel } from './cancellation-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { settingsQuery } from './settings.query.ts'
import { ShowcasePanel } from './showcase-panel.tsx'
import { TaxPanel } from './tax-panel.tsx'

const PANELS = {
  access: AccessPanel,
  tax: TaxPanel,
  cancellation: CancellationPanel,
  showcase: ShowcasePanel,
  announcement: AnnouncementPanel,
  history: HistoryPanel,
}
const TABS = ['access', 'tax', 'cancellation', 'showcase', 'announcement', 'history'] as const

export function SettingsPage() {
  const tab = useUrlState().oneOf('tab', TABS) ?? 'access'
  const { data, error, isPending, isFetching, refetch } = useQuery(settingsQuery(useServices()))
  const Panel = PANELS[tab]
  return (
    <Page
      title={texts.title}
      above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}
      intro={texts.intro}
    >
      <LinkTabs
        label={texts.tabs.label}
        tabs={TABS.map((name) => ({
          to: `/admin/settings?tab=${name}`,
          label: texts.tabs[name],
          current: name === tab,
        }))}
      />
      <div className="mt-8">
        {isPending && <RowsSkeleton />}
        {error && !data && (
          <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {data && <Panel settings={data.settings} />}
      </div>
    </Page>
  )
}
