import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Member } from '@roomtone/contract/account/member'
import { lazy, Suspense, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { settingsTexts } from './settings.texts.ts'
import { useMailing } from './use-mailing.ts'

const texts = settingsTexts.login
const SignOutDialog = lazy(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog }))

type LoginSecurityProps = { member: Member; signOutEverywhere: () => Promise<void> }

export function LoginSecurity(props: LoginSecurityProps) {
  return (
    <SectionTabs
      section="login-security"
      label={settingsTexts.sections['login-security'].title}
      tabs={[
        { value: 'login', label: texts.tabs.login, content: <Login {...props} /> },
        { value: 'shared-access', label: texts.tabs.shared, content: <SharedAccess /> },
      ]}
    />
  )
}

function Login({ member, signOutEverywhere }: LoginSecurityProps) {
  const { call } = useServices()
  const [asking, setAsking] = useState(false)
  const { pending, send } = useMailing(
    () => call(accountCalls.requestPasswordReset, { body: { email: member.email } }),
    { title: texts.mailed.title, text: texts.mailed.text(member.email) },
  )
  return (
    <SettingRows>
      <SettingRow
        label={texts.password}
        action={
          <Button variant="line" pending={pending} onClick={() => void send()}>
            {texts.change}
          </Button>
        }
      >
        {texts.passwordSet}
      </SettingRow>
      <SettingRow label={texts.google}>{texts.notConnected}</SettingRow>
      <SettingRow
        label={texts.devices}
        action={
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {texts.everywhere}
          </Button>
        }
      >
        {texts.thisDevice}
      </SettingRow>
      {asking && (
        <Suspense>
          <SignOutDialog onClose={() => setAsking(false)} onConfirm={signOutEverywhere} />
        </Suspense>
      )}
    </SettingRows>
  )
}

function SharedAccess() {
  return (
    <EmptyState
      title={texts.shared}
      action={<ButtonLink to="/help?article=two-factor">{texts.sharedAction}</ButtonLink>}
    >
      <p>{texts.sharedText}</p>
    </EmptyState>
  )
}
