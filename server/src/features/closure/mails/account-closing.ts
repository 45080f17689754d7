import { CLOSED_ACCOUNT_DAYS, RECORD_YEARS } from '@roomtone/domain/compliance/retention'
import { textsIn } from '@roomtone/texts/all/closure/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface AccountClosingParams extends MailSite {
  url: string
  until: Date
  timeZone: string | null
}

export function accountClosingMail({ url, until, timeZone, ...site }: AccountClosingParams): MailIn {
  return (language) => {
    const { accountClosing } = textsIn(language)
    return writeMail(language, {
      subject: accountClosing.subject,
      preheader: accountClosing.preheader,
      heading: accountClosing.subject,
      blocks: [
        { kind: 'text', text: accountClosing.text },
        { kind: 'text', text: accountClosing.records({ days: CLOSED_ACCOUNT_DAYS, years: RECORD_YEARS }) },
        { kind: 'text', text: accountClosing.until({ until: { at: until, timeZone: timeZone ?? 'UTC' } }) },
        { kind: 'button', label: accountClosing.action, url },
        { kind: 'note', text: accountClosing.note({ supportEmail: site.supportEmail }) },
      ],
      reason: accountClosing.reason,
      ...site,
    })
  }
}
