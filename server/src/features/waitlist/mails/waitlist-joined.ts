import { textsIn } from '@roomtone/texts/all/waitlist/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface WaitlistJoinedParams extends MailSite {
  fullName: string
  userType: 'host' | 'creator'
  /** Everyone may join at present. */
  isOpen: boolean
  signUpUrl: string
}

export function waitlistJoinedMail(params: WaitlistJoinedParams): MailIn {
  return params.isOpen ? doorsOpen(params) : onTheList(params)
}

function doorsOpen({ fullName, signUpUrl, publicUrl, supportEmail }: WaitlistJoinedParams): MailIn {
  return (language) => {
    const { open, note, reason } = textsIn(language).joined
    return writeMail(language, {
      subject: open.subject,
      preheader: open.preheader,
      heading: open.subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: open.text },
        { kind: 'button', label: open.action, url: signUpUrl },
        { kind: 'note', text: note },
      ],
      reason,
      publicUrl,
      supportEmail,
    })
  }
}

const NEXT_STEP = { host: '/help?article=list-a-space', creator: '/search' }

function onTheList({ fullName, userType, publicUrl, supportEmail }: WaitlistJoinedParams): MailIn {
  return (language) => {
    const { closed, note, reason } = textsIn(language).joined
    const { text, action } = closed[userType]
    return writeMail(language, {
      subject: closed.subject,
      preheader: closed.preheader,
      heading: closed.subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: closed.text },
        { kind: 'text', text },
        { kind: 'button', label: action, url: new URL(NEXT_STEP[userType], publicUrl).href },
        { kind: 'note', text: note },
      ],
      reason,
      publicUrl,
      supportEmail,
    })
  }
}
