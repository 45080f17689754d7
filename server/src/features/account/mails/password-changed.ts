import { textsIn } from '@roomtone/texts/all/account/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface PasswordChangedParams extends MailSite {
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
}

export function passwordChangedMail({ when, timeZone, ...site }: PasswordChangedParams): MailIn {
  return (language) => {
    const { passwordChanged } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    const moment = formatsIn(language).date('exact', { at: when, timeZone: timeZone ?? 'UTC' })
    return writeMail(language, {
      subject: passwordChanged.subject,
      preheader: shared.ifYou,
      heading: passwordChanged.subject,
      blocks: [
        { kind: 'text', text: passwordChanged.text },
        { kind: 'facts', rows: [[shared.when, moment]] },
        { kind: 'text', text: shared.ifYou },
        { kind: 'note', text: shared.lockAccount({ supportEmail: site.supportEmail }) },
      ],
      reason: shared.security,
      ...site,
    })
  }
}
