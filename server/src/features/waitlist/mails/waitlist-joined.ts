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

const NOT_YOU =
  'If it was not you who joined, ignore this mail, or write to us and we take the address off the list.'
const REASON = 'You got this because this address was entered on the Roomtone waitlist.'

const promise = {
  host: 'You told us that you have a space to offer. Until the invitation comes, you might take its pictures: a listing starts with five, in daylight, with nobody in them.',
  creator:
    'You told us that you are looking for spaces to work in. Until the invitation comes, you can look around: the spaces are open to see, only booking them takes an account.',
}

export function waitlistJoinedMail(params: WaitlistJoinedParams): Mail {
  return params.isOpen ? doorsOpen(params) : onTheList(params)
}

function doorsOpen({ fullName, signUpUrl, publicUrl, supportEmail }: WaitlistJoinedParams): Mail {
  return renderMail({
    subject: 'You can join Roomtone right away',
    preheader: 'Roomtone is open to everyone at the moment.',
    heading: 'The door is open.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'Thank you for asking. Roomtone is open to everyone at the moment, so there is no need to wait: sign up with this address whenever you like.',
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
    subject: 'You are on the waitlist',
    preheader: 'We write to this address when there is room.',
    heading: 'You are on the list.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'Thank you for asking. Roomtone is currently invite-only, and we let people in a few at a time so that hosts and crews stay in balance. We write to this address when there is room.',
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
