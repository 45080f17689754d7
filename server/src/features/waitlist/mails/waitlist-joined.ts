import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface WaitlistJoinedParams extends MailSite {
  fullName: string
  userType: 'host' | 'creator'
  /** Nobody has to wait at present. */
  isOpen: boolean
  signUpUrl: string
}

const NOT_YOU = "Didn't join? Ignore this email, or write to us and we'll take your address off the list."
const REASON = 'You got this because this address was entered on the Roomtone waitlist.'

const promise = {
  host: 'You told us you have a space to offer. While you wait, take some photos: a listing starts with five, in daylight, with nobody in them.',
  creator:
    "You told us you're looking for spaces to shoot in. While you wait, browse the spaces. You only need an account to book.",
}

export function waitlistJoinedMail(params: WaitlistJoinedParams): Mail {
  return params.isOpen ? doorsOpen(params) : onTheList(params)
}

function doorsOpen({ fullName, signUpUrl, publicUrl, supportEmail }: WaitlistJoinedParams): Mail {
  return renderMail({
    subject: 'You can join Roomtone now',
    preheader: 'Roomtone is open to everyone right now.',
    heading: 'You can join Roomtone now',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: "Thanks for your interest. Roomtone is open to everyone right now, so you don't have to wait. Sign up with this address anytime.",
      },
      { kind: 'button', label: 'Sign up', url: signUpUrl },
      { kind: 'note', text: NOT_YOU },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

function onTheList({ fullName, userType, publicUrl, supportEmail }: WaitlistJoinedParams): Mail {
  return renderMail({
    subject: 'You’re on the waitlist',
    preheader: "We'll email you when there's room.",
    heading: 'You’re on the waitlist',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: "Thanks for your interest. Roomtone is currently invite-only, and we let people in a few at a time to keep hosts and crews in balance. We'll email you when there's room.",
      },
      { kind: 'text', text: promise[userType] },
      userType === 'host'
        ? {
            kind: 'button',
            label: 'How listing works',
            url: new URL('/help?article=list-a-space', publicUrl).href,
          }
        : { kind: 'button', label: 'See the spaces', url: new URL('/search', publicUrl).href },
      { kind: 'note', text: NOT_YOU },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}
