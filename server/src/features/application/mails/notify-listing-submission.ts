import { own } from '@roomtone/contract/language/own-words'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NotifyListingSubmissionParams extends MailSite {
  email: string
  fullName: string
  title: string
  place: string
  revision: number
}

/** To the operator: something waits to be looked at. */
export function notifyListingSubmissionMail(params: NotifyListingSubmissionParams): Mail {
  const { revision, publicUrl, supportEmail } = params
  const title = own(params.title)
  const place = own(params.place)
  const fullName = own(params.fullName)
  const isFirst = revision === 1
  return renderMail({
    subject: isFirst ? `New listing to review: ${title}` : `Changed listing to review: ${title}`,
    preheader: `${fullName}, ${place}`,
    heading: isFirst ? 'A new listing is ready for review.' : 'A changed listing is ready for review.',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Title', title],
          ['Place', place],
          ['Host', fullName],
          ['Email', own(params.email)],
          ...(isFirst ? [] : [['Revision', String(revision)] satisfies [string, string]]),
        ],
      },
      {
        kind: 'text',
        text: isFirst
          ? 'It goes live when you approve it.'
          : 'The review page shows what changed since the last decision.',
      },
      {
        kind: 'button',
        label: 'Review applications',
        url: new URL('/admin/applications', publicUrl).href,
      },
    ],
    reason: 'You got this because you operate this Roomtone.',
    publicUrl,
    supportEmail,
  })
}
