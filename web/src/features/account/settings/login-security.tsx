import type { Member } from '@roomtone/contract/account/member'
import { loginTexts as texts } from '@roomtone/texts/account/login-security'
import { settingsTexts } from '@roomtone/texts/account/settings'
import { lazy, Suspense } from 'react'
import { Login } from './login-security/login.tsx'
import { SectionTabs } from './section-tabs.tsx'

const SharedAccess = lazy(async () => ({
  default: (await import('./shared-access/shared-access.tsx')).SharedAccess,
}))

type LoginSecurityProps = { member: Member; signOutEverywhere: () => Promise<void> }

export function LoginSecurity(props: LoginSecurityProps) {
  return (
    <SectionTabs
      section="login-security"
      label={settingsTexts.sections['login-security'].title}
      tabs={[
        { value: 'login', label: texts.tabs.login, content: <Login {...props} /> },
        {
          value: 'shared-access',
          label: texts.tabs.shared,
          content: (
            <Suspense>
              <SharedAccess isVerified={props.member.isVerified} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
