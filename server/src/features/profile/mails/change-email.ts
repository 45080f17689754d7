import { textsIn } from '@roomtone/texts/all/profile/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ChangeEmailParams extends MailSite {
  fullName: string
  url: string
  hours: number
}

export function changeEmailMail({ fullName, url, hours, ...site }: ChangeEmailParams): MailIn {
  return (language) => {
    const { changeEmail } = textsIn(language)
    return writeMail(language, {
      subject: changeEmail.subject,
      preheader: changeEmail.preheader,
      heading: changeEmail.subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: changeEmail.text },
        { kind: 'button', label: changeEmail.action, url },
        { kind: 'note', text: changeEmail.note({ hours }) },
      ],
      reason: changeEmail.reason,
      ...site,
    })
  }
}
