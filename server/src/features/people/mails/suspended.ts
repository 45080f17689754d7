import { textsIn } from '@roomtone/texts/all/people/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

/** What an admin wrote down about it is for the audit log, not for this mail. */
export function suspendedMail({ publicUrl, supportEmail }: MailSite): MailIn {
  return (language) => {
    const { suspended } = textsIn(language)
    return writeMail(language, {
      subject: suspended.subject,
      preheader: suspended.preheader,
      heading: suspended.subject,
      blocks: [
        { kind: 'text', text: suspended.text },
        { kind: 'text', text: suspended.bookings },
        { kind: 'note', text: suspended.note({ supportEmail }) },
      ],
      reason: suspended.reason,
      publicUrl,
      supportEmail,
    })
  }
}
