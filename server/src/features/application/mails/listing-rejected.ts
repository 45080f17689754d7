import { textsIn } from '@roomtone/texts/all/application/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ListingRejectedParams extends MailSite {
  fullName: string
  title: string
  adminNotes: string | null
  /** The listing stays live as it was, and only its change was turned down. */
  isLive: boolean
}

export function listingRejectedMail(params: ListingRejectedParams): MailIn {
  const { fullName, title, adminNotes, isLive, publicUrl, supportEmail } = params
  return (language) => {
    const { rejected, reason } = textsIn(language)
    const verdict = isLive ? rejected.textLive({ title }) : rejected.text({ title })
    return writeMail(language, {
      subject: rejected.subject({ title }),
      preheader: rejected.preheader,
      heading: rejected.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: adminNotes === null ? verdict : `${verdict} ${rejected.why}` },
        ...(adminNotes === null ? [] : [{ kind: 'quote' as const, text: adminNotes }]),
        { kind: 'text', text: rejected.how },
        { kind: 'button', label: rejected.action, url: new URL('/hosting?tab=listings', publicUrl).href },
        { kind: 'note', text: sharedTextsIn(language).shared.wrong({ supportEmail }) },
      ],
      reason,
      publicUrl,
      supportEmail,
    })
  }
}
