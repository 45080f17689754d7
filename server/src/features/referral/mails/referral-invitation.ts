import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface InvitationParams extends MailSite {
  /** First name. */
  referrerName: string
  link: string
  /** Nobody has to wait at present. */
  isOpen: boolean
}

/** To somebody who is not a member: one mail, and never a second, however many invite them. */
export function referralInvitationMail({
  referrerName,
  link,
  isOpen,
  publicUrl,
  supportEmail,
}: InvitationParams): Mail {
  const name = greetingName(referrerName) ?? 'A friend'
  return renderMail({
    subject: `${name} thinks your space belongs on Roomtone`,
    preheader: 'Private spaces for small productions, booked by verified people.',
    heading: 'Your space could be a film set.',
    blocks: [
      {
        kind: 'text',
        text: `${name} invited you to Roomtone, where hosts rent their spaces to small crews: photographers, filmmakers, musicians.`,
      },
      {
        kind: 'text',
        text: 'You decide what’s allowed, when it’s available and what it costs. Everyone who books is verified, your address stays hidden until a booking is confirmed, and you get paid after the shoot.',
      },
      { kind: 'button', label: isOpen ? 'See Roomtone' : 'Join the waitlist', url: link },
      {
        kind: 'note',
        text: isOpen
          ? "You can sign up through the link. This is the only email we'll send about this invitation."
          : "Roomtone is invite-only for now, so the link leads to the waitlist. This is the only email we'll send about this invitation.",
      },
    ],
    reason: `You got this because ${name} entered this address on Roomtone.`,
    publicUrl,
    supportEmail,
  })
}
