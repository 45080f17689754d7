import { adminTexts } from '@roomtone/texts/admin/admin'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../parts/list/back-link.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { useServices } from '../../platform/services.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { statsQuery } from '../list/stats.query.ts'
import { accessCountQuery } from './access-list/access-list.query.ts'
import { AccessPanel } from './access-list/access-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { PersonPage } from './person/person-page.tsx'
import { WaitlistPanel } from './waitlist/waitlist-panel.tsx'

const texts = adminTexts.users
const TABS = ['waitlist', 'access', 'users'] as const
const PANELS = { waitlist: WaitlistPanel, access: AccessPanel, users: PeoplePanel }

export function UsersPage() {
  const person = useUrlState().text('person', 36)
  return person === '' ? <Lists /> : <PersonPage id={person} />
}

function Lists() {
  const services = useServices()
  const stats = useQuery(statsQuery(services)).data
  const onAccessList = useQuery(accessCountQuery(services)).data
  const tab = useUrlState().oneOf('tab', TABS) ?? 'waitlist'
  const counts = { waitlist: stats?.waiting, access: onAccessList, users: stats?.totalUsers }
  const Panel = PANELS[tab]
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <LinkTabs
        label={texts.tabs.label}
        tabs={TABS.map((name) => ({
          to: `/admin/users?tab=${name}`,
          label: texts.tabs[name],
          current: name === tab,
          count: counts[name],
        }))}
      />
      <div className="mt-8">
        <Panel />
      </div>
    </Page>
  )
}
