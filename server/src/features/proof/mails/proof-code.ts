import { textsIn } from '@roomtone/texts/all/proof/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ProofCodeParams extends MailSite {
  fullName: string
  code: string
  minutes: number
}

export function proofCodeMail({ fullName, code, minutes, ...site }: ProofCodeParams): MailIn {
  const { supportEmail } = site
  return (language) => {
    const words = textsIn(language).code
    return writeMail(language, {
      // The code stays out of it: subjects show on locked screens.
      subject: words.subject,
      preheader: words.preheader({ minutes }),
      heading: words.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: words.text },
        { kind: 'facts', rows: [[words.label, code]] },
        { kind: 'note', text: words.note({ minutes, supportEmail }) },
      ],
      reason: words.reason,
      ...site,
    })
  }
}
