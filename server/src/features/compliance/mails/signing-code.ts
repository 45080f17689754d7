import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface SigningCodeParams extends MailSite {
  fullName: string
  code: string
  minutes: number
  title: string
  production: string
}

export function signingCodeMail(params: SigningCodeParams): Mail {
  const { fullName, code, minutes, title, production, publicUrl, supportEmail } = params
  return renderMail({
    // The code stays out of it: subjects show on locked screens.
    subject: 'Your code to sign the location release',
    preheader: `It works for ${minutes} minutes.`,
    heading: 'Your signing code.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: 'Enter this code on the page where you sign the location release:' },
      {
        kind: 'facts',
        rows: [
          ['Code', own(code)],
          ['Space', own(title)],
          ['Production', own(production)],
        ],
      },
      {
        kind: 'note',
        text: `The code works for ${minutes} minutes, for this release only. Nobody from Roomtone will ever ask you for it. Didn't ask for it? Someone else may be signed in to your account, so change your password and write to us.`,
      },
    ],
    reason: 'You got this because someone asked for a code to sign a location release with your account.',
    publicUrl,
    supportEmail,
  })
}
