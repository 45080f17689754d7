import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ProofCodeParams extends MailSite {
  fullName: string
  code: string
  minutes: number
}

export function proofCodeMail({ fullName, code, minutes, ...site }: ProofCodeParams): Mail {
  return renderMail({
    // The code stays out of it: subjects show on locked screens.
    subject: 'Your code to confirm it’s you',
    preheader: `It works for ${minutes} minutes.`,
    heading: 'Confirm it’s you.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: 'Enter this code on the page where we asked for it:' },
      { kind: 'facts', rows: [['Code', own(code)]] },
      {
        kind: 'note',
        text: `The code works once, for ${minutes} minutes, in the browser that asked for it. Nobody from Roomtone will ever ask you for it. If it wasn’t you, sign out on all devices under Login & security and write to ${site.supportEmail}.`,
      },
    ],
    reason: 'You got this because someone signed in to your account is about to change something important.',
    ...site,
  })
}
