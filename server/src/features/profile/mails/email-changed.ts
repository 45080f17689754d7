import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/profile/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface EmailChangedParams extends MailSite {
  when: Date
  timeZone: string | null
}

/** To the address from before. */
export function emailChangedMail({ when, timeZone, ...site }: EmailChangedParams): MailIn {
  return (language) => {
    const { emailChanged } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    const moment = formatsIn(language).date('exact', { at: when, timeZone: timeZone ?? 'UTC' })
    return writeMail(language, {
      subject: emailChanged.subject,
      preheader: emailChanged.preheader,
      heading: emailChanged.subject,
      blocks: [
        { kind: 'text', text: emailChanged.text },
        { kind: 'facts', rows: [[shared.when, moment]] },
        { kind: 'note', text: shared.lockAccount({ supportEmail: site.supportEmail }) },
      ],
      reason: shared.security,
      ...site,
    })
  }
}
