import { EXPORT_DAYS } from '@roomtone/domain/account/data-export'
import { textsIn } from '@roomtone/texts/all/data-export/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface DataReadyParams extends MailSite {
  until: Date
  timeZone: string | null
}

export function dataReadyMail({ until, timeZone, publicUrl, supportEmail }: DataReadyParams): MailIn {
  return (language) => {
    const { ready } = textsIn(language)
    return writeMail(language, {
      subject: ready.subject,
      preheader: ready.preheader({ days: EXPORT_DAYS }),
      heading: ready.subject,
      blocks: [
        { kind: 'text', text: ready.text },
        { kind: 'button', label: ready.action, url: new URL('/settings/privacy?ask=data', publicUrl).href },
        {
          kind: 'note',
          text: ready.note({ until: { at: until, timeZone: timeZone ?? 'UTC' }, supportEmail }),
        },
      ],
      reason: ready.reason,
      publicUrl,
      supportEmail,
    })
  }
}
