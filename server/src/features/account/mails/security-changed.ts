import { textsIn } from '@roomtone/texts/all/account/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export const SECURITY_CHANGES = [
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-new',
  'recovery-code-used',
  'google-connected',
  'google-disconnected',
  'passkey-added',
  'passkey-removed',
  'passkey-cloned',
] as const

type SecurityChange = (typeof SECURITY_CHANGES)[number]

interface SecurityChangedParams extends MailSite {
  change: SecurityChange
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
}

export function securityChangedMail(params: SecurityChangedParams): MailIn {
  const { change, when, timeZone, publicUrl, supportEmail } = params
  return (language) => {
    const { securityChanged } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    const { subject, text } = securityChanged.changes[change]
    const moment = formatsIn(language).date('exact', { at: when, timeZone: timeZone ?? 'UTC' })
    return writeMail(language, {
      subject,
      preheader: shared.ifYou,
      heading: subject,
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', rows: [[shared.when, moment]] },
        { kind: 'text', text: shared.ifYou },
        {
          kind: 'button',
          label: securityChanged.action,
          url: new URL('/settings/login-security', publicUrl).href,
        },
        { kind: 'note', text: securityChanged.note({ supportEmail }) },
      ],
      reason: shared.security,
      publicUrl,
      supportEmail,
    })
  }
}
