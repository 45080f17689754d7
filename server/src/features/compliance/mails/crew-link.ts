import { textsIn } from '@roomtone/texts/all/compliance/mails'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'
import { whenFacts } from '../../../platform/mail/layout/when-facts.ts'

interface CrewLinkParams extends MailSite {
  fullName: string
  role: string
  /** First name of the person who runs the production. */
  from: string
  production: string
  title: string
  startsAt: Date
  endsAt: Date
  callAt: Date
  wrapAt: Date
  /** Of the place. */
  timeZone: string
  code: string
  url: string
}

/**
 * For someone who may never have heard of us. It does not contain the address: the link shows it 24 hours
 * before call time.
 */
export function crewLinkMail(params: CrewLinkParams): MailIn {
  return (language) => {
    const { fullName, role, production, title, code, url } = params
    const { publicUrl, supportEmail } = params
    const { crewLink } = textsIn(language)
    const { aboutBooking } = frameIn(language)
    const from = greetingName(params.from) ?? crewLink.someone
    return writeMail(language, {
      subject: crewLink.subject({ production }),
      preheader: crewLink.preheader({ from }),
      heading: crewLink.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: crewLink.text({ from, production }) },
        {
          kind: 'facts',
          rows: [
            [aboutBooking.production, production],
            [crewLink.role, role],
            [aboutBooking.space, title],
            ...whenFacts(language, params),
            [crewLink.code, code],
          ],
        },
        { kind: 'button', label: crewLink.action, url },
        { kind: 'note', text: crewLink.note },
      ],
      reason: crewLink.reason,
      publicUrl,
      supportEmail,
    })
  }
}
