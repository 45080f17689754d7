import { textsIn } from '@roomtone/texts/all/application/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ListingApprovedParams extends MailSite {
  fullName: string
  title: string
  propertyId: string
  adminNotes: string | null
}

export function listingApprovedMail(params: ListingApprovedParams): MailIn {
  const { fullName, title, propertyId, adminNotes, publicUrl, supportEmail } = params
  const consoleUrl = new URL('/hosting?tab=listings', publicUrl).href
  return (language) => {
    const { approved, reason } = textsIn(language)
    return writeMail(language, {
      subject: approved.subject({ title }),
      preheader: approved.preheader,
      heading: approved.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: approved.text({ title }) },
        ...(adminNotes === null ? [] : [{ kind: 'quote' as const, text: adminNotes }]),
        { kind: 'button', label: approved.action, url: new URL(`/property/${propertyId}`, publicUrl).href },
        { kind: 'note', text: approved.note({ url: consoleUrl }) },
      ],
      reason,
      publicUrl,
      supportEmail,
    })
  }
}
