import { textsIn } from '@roomtone/texts/all/account/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ResetPasswordParams extends MailSite {
  url: string
  minutes: number
}

export function resetPasswordMail({ url, minutes, ...site }: ResetPasswordParams): MailIn {
  const isWholeHours = minutes > 0 && minutes % 60 === 0
  const period = isWholeHours ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes }
  return (language) => {
    const { resetPassword } = textsIn(language)
    return writeMail(language, {
      subject: resetPassword.subject,
      preheader: resetPassword.preheader(period),
      heading: resetPassword.subject,
      blocks: [
        { kind: 'text', text: resetPassword.text },
        { kind: 'button', label: resetPassword.subject, url },
        { kind: 'note', text: resetPassword.note(period) },
      ],
      reason: resetPassword.reason,
      ...site,
    })
  }
}
