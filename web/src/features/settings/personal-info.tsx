import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Member } from '@roomtone/contract/account/member'
import { Link } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { settingsTexts } from './settings.texts.ts'
import { useMailing } from './use-mailing.ts'

const texts = settingsTexts.personalInfo

export function PersonalInfo({ member }: { member: Member }) {
  return (
    <>
      <SettingRows>
        <SettingRow label={texts.legalName}>{member.fullName}</SettingRow>
        <SettingRow label={texts.preferredName}>{settingsTexts.notProvided}</SettingRow>
        <EmailRow member={member} />
        <SettingRow label={texts.phone}>{settingsTexts.notProvided}</SettingRow>
        <IdentityRow member={member} />
        <SettingRow label={texts.residential}>{settingsTexts.notProvided}</SettingRow>
        <SettingRow label={texts.mailing}>{settingsTexts.notProvided}</SettingRow>
        <SettingRow label={texts.emergency}>{settingsTexts.notProvided}</SettingRow>
      </SettingRows>
      <p className="mt-6 text-small text-ink-2">{texts.note}</p>
    </>
  )
}

function EmailRow({ member }: { member: Member }) {
  const { call } = useServices()
  const { pending, send } = useMailing(() => call(accountCalls.resendConfirmation, {}), {
    title: texts.resent.title,
    text: texts.resent.text(member.email),
  })
  return (
    <SettingRow
      label={texts.email}
      action={
        !member.emailConfirmed && (
          <Button variant="line" pending={pending} onClick={() => void send()}>
            {texts.resend}
          </Button>
        )
      }
    >
      {member.email}
      {member.emailConfirmed ? (
        <Badge tone="ok">{texts.confirmed}</Badge>
      ) : (
        <Badge tone="wait">{texts.notConfirmed}</Badge>
      )}
    </SettingRow>
  )
}

function IdentityRow({ member }: { member: Member }) {
  const status = texts.verification[member.verificationStatus]
  return (
    <SettingRow
      label={texts.identity}
      action={
        !member.isVerified && (
          <Link
            to="/help?article=identity-verification"
            className="link touch inline-flex items-center text-small"
          >
            {texts.howToVerify}
          </Link>
        )
      }
    >
      {member.isVerified ? <Badge tone="ok">{status}</Badge> : status}
    </SettingRow>
  )
}
