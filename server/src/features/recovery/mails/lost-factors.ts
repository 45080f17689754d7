import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface LostFactorsParams extends MailSite {
  url: string
  minutes: number
}

export function lostFactorsMail({ url, minutes, publicUrl, supportEmail }: LostFactorsParams): Mail {
  return renderMail({
    subject: 'Lost your second factor?',
    preheader: 'Open the link to have it removed in 24 hours.',
    heading: 'Lost your second factor?',
    blocks: [
      {
        kind: 'text',
        text: 'Someone with your password told us they lost their authenticator app, passkeys and recovery codes.',
      },
      {
        kind: 'text',
        text: 'If that was you, open the link. We remove them 24 hours later, and you can sign in with your password alone. We wait so that nobody else can do this behind your back.',
      },
      { kind: 'button', label: 'Remove my second factor', url },
      { kind: 'note', text: `The link works once, for ${minutes} minutes.` },
      {
        kind: 'note',
        text: 'Wasn’t you? Then someone knows your password. Reset it now; nothing is removed unless the link is opened.',
      },
    ],
    reason: "You got this because of a sign-in to your account. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}
