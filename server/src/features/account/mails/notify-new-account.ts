import { own } from '@roomtone/contract/language/own-words'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NotifyNewAccountParams extends MailSite {
  email: string
  fullName: string
  userType: 'host' | 'creator'
  source: 'waitlist' | 'sign-up'
  adminUrl: string
}

const wording = {
  waitlist: {
    subject: (name: string) => `Waitlist: ${name}`,
    heading: 'Someone joined the waitlist',
    text: 'You can invite them from the waitlist.',
    label: 'Open the waitlist',
  },
  'sign-up': {
    subject: (name: string) => `New account: ${name}`,
    heading: 'Someone signed up',
    text: 'Their account is active.',
    label: 'Open user management',
  },
}

/** To the operator, never to the person. */
export function notifyNewAccountMail(params: NotifyNewAccountParams): Mail {
  const { userType, source, adminUrl, publicUrl, supportEmail } = params
  const words = wording[source]
  const fullName = own(params.fullName)
  const comesAs = userType === 'host' ? 'Host' : 'Creator'
  return renderMail({
    subject: words.subject(fullName),
    preheader: `${fullName}, ${comesAs}`,
    heading: words.heading,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Name', fullName],
          ['Email', own(params.email)],
          ['Joining as', comesAs],
        ],
      },
      { kind: 'text', text: words.text },
      { kind: 'button', label: words.label, url: adminUrl },
    ],
    reason: 'You got this because you operate this Roomtone.',
    publicUrl,
    supportEmail,
  })
}
