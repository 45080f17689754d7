import type { Member } from '@roomtone/contract/account/member'
import { settingsTexts as texts } from '@roomtone/texts/account/settings'
import { useParams } from 'react-router'
import { Languages } from '../features/account/settings/language/languages.tsx'
import { LoginSecurity } from '../features/account/settings/login-security.tsx'
import { Notifications } from '../features/account/settings/notification/notifications.tsx'
import { Payments } from '../features/account/settings/payment/payments.tsx'
import { PersonalInfo } from '../features/account/settings/personal-info/personal-info.tsx'
import { PrivacySettings } from '../features/account/settings/privacy/privacy-settings.tsx'
import { isSection, type Section } from '../features/account/settings/sections.ts'
import { SettingsLayout } from '../features/account/settings/settings-layout.tsx'
import { Taxes } from '../features/account/settings/tax/taxes.tsx'
import { Work } from '../features/account/settings/work/work.tsx'
import { useSignOut } from '../parts/person/use-sign-out.ts'
import { setPageMeta } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { useMember } from '../platform/session/use-session.ts'

export { settings as title } from '@roomtone/texts/shell/titles'

export const load: RouteModule['load'] = async ({ queryClient }, { params: { section }, request }) => {
  if (!isSection(section)) throw new Response('Not found', { status: 404 })
  setPageMeta(queryClient, new URL(request.url).pathname, {
    title: `${texts.sections[section].title} · ${texts.navigation}`,
    noIndex: true,
  })
}

export function Page() {
  const { section } = useParams()
  const member = useMember()
  if (!member || !isSection(section)) return null
  return (
    <SettingsLayout section={section}>
      <Content section={section} member={member} />
    </SettingsLayout>
  )
}

function Content({ section, member }: { section: Section; member: Member }) {
  const signOutEverywhere = useSignOut(true)
  switch (section) {
    case 'personal-info':
      return <PersonalInfo member={member} />
    case 'login-security':
      return <LoginSecurity member={member} signOutEverywhere={signOutEverywhere} />
    case 'privacy':
      return <PrivacySettings />
    case 'notifications':
      return <Notifications member={member} />
    case 'taxes':
      return <Taxes />
    case 'payments':
      return <Payments />
    case 'languages':
      return <Languages member={member} />
    case 'work':
      return <Work />
  }
}
