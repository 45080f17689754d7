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
    subject: `We have your listing: ${title}`,
    preheader: 'One of us looks at it, and writes to you when it is done.',
    heading: 'Your listing is under review.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `Thank you for sending us “${title}”. One of us looks at every listing before crews can find it. If all is well it goes live; if something needs changing, we write to you and say what.`,
      },
      {
        kind: 'button',
        label: 'See your listings',
        url: new URL('/hosting?tab=listings', publicUrl).href,
      },
      { kind: 'note', text: 'There is nothing you need to do until then.' },
    ],
    reason: 'You got this because you sent us a listing.',
    publicUrl,
    supportEmail,
  })
}
