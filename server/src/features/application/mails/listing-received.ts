import { textsIn } from '@roomtone/texts/all/application/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ListingReceivedParams extends MailSite {
  fullName: string
  title: string
}

export function listingReceivedMail({ fullName, title, ...site }: ListingReceivedParams): MailIn {
  return (language) => {
    const { received, reason } = textsIn(language)
    return writeMail(language, {
      subject: received.subject({ title }),
      preheader: received.preheader,
      heading: received.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: received.text({ title }) },
        {
          kind: 'button',
          label: received.action,
          url: new URL('/hosting?tab=listings', site.publicUrl).href,
        },
        { kind: 'note', text: received.note },
      ],
      reason,
      ...site,
    })
  }
}
