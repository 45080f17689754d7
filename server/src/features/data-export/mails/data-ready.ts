import { EXPORT_DAYS } from '@roomtone/domain/account/data-export'
import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface DataReadyParams extends MailSite {
  until: Date
  timeZone: string | null
}

export function dataReadyMail({ until, timeZone, publicUrl, supportEmail }: DataReadyParams): Mail {
  return renderMail({
    subject: 'Your personal data is ready',
    preheader: `You can download it for ${EXPORT_DAYS} days.`,
    heading: 'Your personal data is ready',
    blocks: [
      {
        kind: 'text',
        text: "The copy you asked for is ready. Sign in and download it from your privacy settings. We'll ask you to confirm it's you first.",
      },
      {
        kind: 'button',
        label: 'Download your data',
        url: new URL('/settings/privacy?ask=data', publicUrl).href,
      },
      {
        kind: 'note',
        text: `We delete it on ${formatInstant(until, timeZone)}. Didn't ask for it? Change your password and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because someone asked for a copy of your personal data.',
    publicUrl,
    supportEmail,
  })
}
