import { textsIn } from '@roomtone/texts/all/account/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NotifyNewAccountParams extends MailSite {
  email: string
  fullName: string
  userType: 'host' | 'creator'
  source: 'waitlist' | 'sign-up'
  adminUrl: string
}

/** To the operator, never to the person. */
export function notifyNewAccountMail(params: NotifyNewAccountParams): MailIn {
  const { email, fullName, userType, source, adminUrl, publicUrl, supportEmail } = params
  return (language) => {
    const { notifyNewAccount } = textsIn(language)
    const words = notifyNewAccount[source]
    const role = notifyNewAccount.roles[userType]
    return writeMail(language, {
      subject: words.subject({ name: fullName }),
      preheader: `${fullName}, ${role}`,
      heading: words.heading,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [notifyNewAccount.name, fullName],
            [notifyNewAccount.email, email],
            [notifyNewAccount.joiningAs, role],
          ],
        },
        { kind: 'text', text: words.text },
        { kind: 'button', label: words.action, url: adminUrl },
      ],
      reason: notifyNewAccount.reason,
      publicUrl,
      supportEmail,
    })
  }
}
