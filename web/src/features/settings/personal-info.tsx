import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Member } from '@roomtone/contract/account/member'
import type { VerificationView } from '@roomtone/contract/verification/verification'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { verificationQuery } from '../verification/verification.query.ts'
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

const TONES = { processing: 'wait', in_review: 'wait', verified: 'ok', rejected: 'bad' } as const

/** The page behind the link holds the panel, whatever there is to say or to do. */
function IdentityRow({ member }: { member: Member }) {
  const asked = useQuery(verificationQuery(useServices())).data?.status
  const status = asked ?? standingOf(member)
  const label = texts.verification[status]
  return (
    <SettingRow
      label={texts.identity}
      action={
        status !== 'verified' && (
          <Link to="/home" className="link touch inline-flex items-center text-small">
            {texts.verify[status]}
          </Link>
        )
      }
    >
      {status === 'none' ? label : <Badge tone={TONES[status]}>{label}</Badge>}
    </SettingRow>
  )
}

/** What the session knows, until the server's word is there. */
function standingOf({ verificationStatus: status }: Member): VerificationView['status'] {
  return status === 'pending' || status === 'deactivated' ? 'none' : status
}
