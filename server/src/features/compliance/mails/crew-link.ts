import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface CrewLinkParams extends MailSite {
  fullName: string
  role: string
  /** First name of whoever runs the production. */
  from: string
  production: string
  title: string
  /** By the clocks of the place. */
  when: string
  code: string
  url: string
}

/** To somebody who may never have heard of us. It knows no address: that is behind the link, in its time. */
export function crewLinkMail(params: CrewLinkParams): Mail {
  const { fullName, role, title, when, code, url, publicUrl, supportEmail } = params
  const production = own(params.production)
  const from = greetingName(params.from) ?? 'The production'
  return renderMail({
    subject: `Your call sheet: ${production}`,
    preheader: `${from} added you to the crew.`,
    heading: 'Your call sheet.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${from} added you to the crew of ${production}. Your personal link shows your call time and who to call. The address appears 24 hours before call time.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Production', production],
          ['Your role', own(role)],
          ['Space', own(title)],
          ['When', when],
          ['Your code', own(code)],
        ],
      },
      { kind: 'button', label: 'Open the call sheet', url },
      {
        kind: 'note',
        text: "This link is just for you. It shows your name and code, and we record each time it's opened, so please don't share it. Not part of this production? Ignore this email.",
      },
    ],
    reason: 'You got this because a production on Roomtone added you to its crew list.',
    publicUrl,
    supportEmail,
  })
}
