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
    preheader: `${from} has put you on the crew.`,
    heading: 'Your call sheet.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${from} has listed you as crew of ${production}. Your personal link shows when to be there, whom to call and, shortly before the shoot, the address.`,
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
        text: 'The link is yours alone. It carries your name and code, and each opening is recorded, so please do not pass it on. If you are not part of this production, ignore this mail.',
      },
    ],
    reason: 'You got this because a production booked through Roomtone put you on its crew list.',
    publicUrl,
    supportEmail,
  })
}
