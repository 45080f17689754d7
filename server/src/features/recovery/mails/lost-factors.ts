import { textsIn } from '@roomtone/texts/all/recovery/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface LostFactorsParams extends MailSite {
  url: string
  minutes: number
}

export function lostFactorsMail({ url, minutes, ...site }: LostFactorsParams): MailIn {
  return (language) => {
    const { lostFactors } = textsIn(language)
    return writeMail(language, {
      subject: lostFactors.subject,
      preheader: lostFactors.preheader,
      heading: lostFactors.subject,
      blocks: [
        { kind: 'text', text: lostFactors.text },
        { kind: 'text', text: lostFactors.how },
        { kind: 'button', label: lostFactors.action, url },
        { kind: 'note', text: lostFactors.lasts({ minutes }) },
        { kind: 'note', text: lostFactors.note },
      ],
      reason: lostFactors.reason,
      ...site,
    })
  }
}
