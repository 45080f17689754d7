import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ListingApprovedParams extends MailSite {
  fullName: string
  title: string
  propertyId: string
  adminNotes: string | null
}

export function listingApprovedMail(params: ListingApprovedParams): Mail {
  const { fullName, propertyId, adminNotes, publicUrl, supportEmail } = params
  const title = own(params.title)
  const consoleUrl = new URL('/hosting?tab=listings', publicUrl).href
  return renderMail({
    subject: `Your listing is live: ${title}`,
    preheader: 'Crews can find it now.',
    heading: 'Your listing is live.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `We approved “${title}”. Crews can now find it in search.`,
      },
      ...(adminNotes === null ? [] : [{ kind: 'quote' as const, text: adminNotes }]),
      { kind: 'button', label: 'See your listing', url: new URL(`/property/${propertyId}`, publicUrl).href },
      {
        kind: 'note',
        text: `You set prices, rules and availability in your host console: ${consoleUrl}`,
      },
    ],
    reason: 'You got this because you sent us a listing.',
    publicUrl,
    supportEmail,
  })
}
