import { textsIn } from '@roomtone/texts/all/compliance/mails'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface SigningCodeParams extends MailSite {
  fullName: string
  code: string
  minutes: number
  title: string
  production: string
}

export function signingCodeMail(params: SigningCodeParams): MailIn {
  return (language) => {
    const { fullName, code, minutes, title, production, publicUrl, supportEmail } = params
    const { signingCode } = textsIn(language)
    const { aboutBooking } = frameIn(language)
    return writeMail(language, {
      // The code stays out of it: subjects show on locked screens.
      subject: signingCode.subject,
      preheader: signingCode.preheader({ minutes }),
      heading: signingCode.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: signingCode.text },
        {
          kind: 'facts',
          rows: [
            [signingCode.code, code],
            [aboutBooking.space, title],
            [aboutBooking.production, production],
          ],
        },
        { kind: 'note', text: signingCode.note({ minutes }) },
      ],
      reason: signingCode.reason,
      publicUrl,
      supportEmail,
    })
  }
}
