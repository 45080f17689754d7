import { textsIn } from '@roomtone/texts/all/account/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface WelcomeParams extends MailSite {
  firstName?: string | undefined
}

export function welcomeMail({ firstName, ...site }: WelcomeParams): MailIn {
  return (language) => {
    const { welcome } = textsIn(language)
    return writeMail(language, {
      subject: welcome.subject,
      preheader: welcome.preheader,
      heading: welcome.subject,
      blocks: [
        { kind: 'text', text: greeting(language, firstName) },
        { kind: 'text', text: welcome.text },
        {
          kind: 'facts',
          rows: [
            [welcome.first.label, welcome.first.text],
            [welcome.then.label, welcome.then.text],
          ],
        },
        { kind: 'button', label: welcome.action, url: new URL('/dashboard', site.publicUrl).href },
        { kind: 'note', text: welcome.note },
      ],
      reason: welcome.reason,
      ...site,
    })
  }
}
