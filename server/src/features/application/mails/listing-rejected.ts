import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ListingRejectedParams extends MailSite {
  fullName: string
  title: string
  adminNotes: string | null
  /** The listing stays live as it was, and only its change was turned down. */
  isLive: boolean
}

export function listingRejectedMail(params: ListingRejectedParams): Mail {
  const { fullName, adminNotes, isLive, publicUrl, supportEmail } = params
  const title = own(params.title)
  const verdict = isLive
    ? `We reviewed your changes to “${title}” and can't publish them yet. The listing stays live as it was.`
    : `We reviewed “${title}” and can't show it to crews yet.`
  return renderMail({
    subject: `Your listing needs changes: ${title}`,
    preheader: 'See what to change and how to send it again.',
    heading: 'Your listing needs changes.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: adminNotes === null ? verdict : `${verdict} Here's why:` },
      ...(adminNotes === null ? [] : [{ kind: 'quote' as const, text: adminNotes }]),
      {
        kind: 'text',
        text: 'We kept everything you sent. Choose Resubmit in your listings, make the changes and send it again.',
      },
      {
        kind: 'button',
        label: 'Open your listings',
        url: new URL('/hosting?tab=listings', publicUrl).href,
      },
      { kind: 'note', text: `Think we got this wrong? Write to ${supportEmail}.` },
    ],
    reason: 'You got this because you sent us a listing.',
    publicUrl,
    supportEmail,
  })
}
