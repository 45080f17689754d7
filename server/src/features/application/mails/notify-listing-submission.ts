import { textsIn } from '@roomtone/texts/all/application/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NotifyListingSubmissionParams extends MailSite {
  email: string
  fullName: string
  title: string
  place: string
  revision: number
}

/** To the operator: something waits to be looked at. */
export function notifyListingSubmissionMail(params: NotifyListingSubmissionParams): MailIn {
  const { email, fullName, title, place, revision, publicUrl, supportEmail } = params
  const isFirst = revision === 1
  return (language) => {
    const { submitted } = textsIn(language)
    const { facts } = submitted
    const words = isFirst ? submitted.first : submitted.later
    return writeMail(language, {
      subject: words.subject({ title }),
      preheader: `${fullName}, ${place}`,
      heading: words.heading,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [facts.title, title],
            [facts.place, place],
            [facts.host, fullName],
            [facts.email, email],
            ...(isFirst ? [] : [[facts.revision, String(revision)] satisfies [string, string]]),
          ],
        },
        { kind: 'text', text: words.text },
        { kind: 'button', label: submitted.action, url: new URL('/admin/applications', publicUrl).href },
      ],
      reason: submitted.reason,
      publicUrl,
      supportEmail,
    })
  }
}
