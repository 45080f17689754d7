import { textsIn } from '@roomtone/texts/all/closure/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface RestoreAccountParams extends MailSite {
  url: string
  until: Date
  timeZone: string | null
}

/** For a person who signs in to an account that is about to be deleted. */
export function restoreAccountMail({ url, until, timeZone, ...site }: RestoreAccountParams): MailIn {
  return (language) => {
    const { restoreAccount } = textsIn(language)
    return writeMail(language, {
      subject: restoreAccount.subject,
      preheader: restoreAccount.preheader,
      heading: restoreAccount.subject,
      blocks: [
        { kind: 'text', text: restoreAccount.text },
        { kind: 'text', text: restoreAccount.until({ until: { at: until, timeZone: timeZone ?? 'UTC' } }) },
        { kind: 'button', label: restoreAccount.action, url },
      ],
      reason: restoreAccount.reason,
      ...site,
    })
  }
}
