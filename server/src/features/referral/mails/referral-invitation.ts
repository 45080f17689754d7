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
    heading: 'Your room might deserve a film.',
    blocks: [
      {
        kind: 'text',
        text: `${name} invites you to have a look at Roomtone, where people with good rooms let small crews work in them: photographers, filmmakers, musicians.`,
      },
      {
        kind: 'text',
        text: 'You decide what is allowed in your space, when it is free and what it costs. Everyone who books is verified, your address stays hidden until you have said yes, and you are paid after the shoot.',
      },
      { kind: 'button', label: isOpen ? 'Have a look' : 'Join the waitlist', url: link },
      {
        kind: 'note',
        text: isOpen
          ? 'Roomtone is open to everyone at the moment: you can sign up through the link. We write to this address once about this invitation, and not again unless you join.'
          : 'Roomtone is invite-only for now: the link leads to the waitlist. We write to this address once about this invitation, and not again unless you join.',
      },
    ],
    reason: `You got this because ${name} entered this address on Roomtone.`,
    publicUrl,
    supportEmail,
  })
}
