import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ListingReceivedParams extends MailSite {
  fullName: string
  title: string
}

export function listingReceivedMail(params: ListingReceivedParams): Mail {
  const { fullName, publicUrl, supportEmail } = params
  const title = own(params.title)
  return renderMail({
    subject: `Listing received: ${title}`,
    preheader: "We'll email you when we've reviewed it.",
    heading: 'Your listing is under review.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `Thanks for sending us “${title}”. We review every listing before crews can find it. If anything needs to change, we'll email you what.`,
      },
      {
        kind: 'button',
        label: 'See your listings',
        url: new URL('/hosting?tab=listings', publicUrl).href,
      },
      { kind: 'note', text: "You don't need to do anything until then." },
    ],
    reason: 'You got this because you sent us a listing.',
    publicUrl,
    supportEmail,
  })
}
