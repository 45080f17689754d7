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
    preheader: `It can be downloaded for ${EXPORT_DAYS} days.`,
    heading: 'Your personal data is ready',
    blocks: [
      {
        kind: 'text',
        text: 'The copy that you asked for is made. Sign in and download it from your privacy settings; we ask for your password again, so that nobody else can.',
      },
      {
        kind: 'button',
        label: 'Go to the download',
        url: new URL('/settings/privacy?ask=data', publicUrl).href,
      },
      {
        kind: 'note',
        text: `It is there until ${formatInstant(until, timeZone)} and is removed then. If you did not ask for it, change your password and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because a copy of your personal data was requested.',
    publicUrl,
    supportEmail,
  })
}
