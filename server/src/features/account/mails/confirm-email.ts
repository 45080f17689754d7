import { textsIn } from '@roomtone/texts/all/account/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ConfirmEmailParams extends MailSite {
  fullName: string
  url: string
  hours: number
}

export function confirmEmailMail({ fullName, url, hours, ...site }: ConfirmEmailParams): MailIn {
  return (language) => {
    const { confirmEmail } = textsIn(language)
    return writeMail(language, {
      subject: confirmEmail.subject,
      preheader: confirmEmail.preheader,
      heading: confirmEmail.subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: confirmEmail.text },
        { kind: 'button', label: confirmEmail.action, url },
        { kind: 'note', text: confirmEmail.note({ hours }) },
      ],
      reason: confirmEmail.reason,
      ...site,
    })
  }
}
