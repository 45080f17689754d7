import { textsIn } from '@roomtone/texts/all/compliance/mails'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'
import { whenFacts } from '../../../platform/mail/layout/when-facts.ts'

/** What a mail about a packet may say. It knows no address and no name of the other side. */
export interface PacketLetter extends MailSite {
  side: 'guest' | 'host'
  /** Of who reads it. */
  fullName: string
  title: string
  production: string
  startsAt: Date
  endsAt: Date
  callAt: Date
  wrapAt: Date
  timeZone: string
  version: number
  /** The reader has signed. */
  hasSigned: boolean
  /** What an admin said who marked the packet complete; both sides read it on its page too. */
  completedReason: string
  link: string
}

type Texts = ReturnType<typeof textsIn>
type Values = { title: string; start: { at: Date; timeZone: string } }

type Said = {
  subject: string
  preheader: string
  text: string[]
  action: string
  note?: string
}

function packetMail(letter: PacketLetter, say: (texts: Texts, values: Values) => Said): MailIn {
  return (language) => {
    const { side, fullName, title, production, link, publicUrl, supportEmail } = letter
    const { aboutBooking } = frameIn(language)
    const said = say(textsIn(language), {
      title,
      start: { at: letter.startsAt, timeZone: letter.timeZone },
    })
    const { subject, preheader } = said
    return writeMail(language, {
      subject,
      preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        ...said.text.map((text) => ({ kind: 'text', text }) as const),
        {
          kind: 'facts',
          rows: [
            [aboutBooking.space, title],
            ...whenFacts(language, letter),
            [aboutBooking.production, production],
          ],
        },
        { kind: 'button', label: said.action, url: link },
        ...(said.note ? [{ kind: 'note', text: said.note } as const] : []),
      ],
      reason: side === 'guest' ? aboutBooking.booked : aboutBooking.hosts,
      publicUrl,
      supportEmail,
    })
  }
}

export function releaseIssuedMail(letter: PacketLetter): MailIn {
  return letter.version === 1 ? firstMail(letter) : updatedMail(letter)
}

function firstMail(letter: PacketLetter): MailIn {
  return packetMail(letter, ({ releaseIssued: { first, action } }, values) => ({
    subject: first.subject(values),
    preheader: first.preheader,
    text: [first.text, first.how],
    action,
  }))
}

function updatedMail(letter: PacketLetter): MailIn {
  const { version } = letter
  return packetMail(letter, ({ releaseIssued: { updated, action } }, values) => ({
    subject: updated.subject(values),
    preheader: updated.preheader,
    text: [updated.text({ version })],
    action,
    note: updated.note,
  }))
}

export function releaseSignedMail(letter: PacketLetter): MailIn {
  const signer = letter.side === 'guest' ? 'host' : 'guest'
  return packetMail(letter, ({ releaseSigned }, values) => {
    const { preheader, text, action } = letter.hasSigned ? releaseSigned.both : releaseSigned.one
    return {
      subject: releaseSigned.subject({ ...values, signer }),
      preheader,
      text: [text({ signer })],
      action,
    }
  })
}

export function packetCompleteMail(letter: PacketLetter): MailIn {
  return packetMail(letter, ({ packetComplete }, values) => ({
    subject: packetComplete.subject(values),
    preheader: packetComplete.preheader,
    text: [packetComplete.text, packetComplete.download],
    action: packetComplete.action,
  }))
}

/** It does not say what is in the packet: an admin vouches for what is not. */
export function packetMarkedMail(letter: PacketLetter): MailIn {
  const { completedReason: reason } = letter
  return packetMail(letter, ({ packetMarked, packetComplete }, values) => ({
    subject: packetMarked.subject(values),
    preheader: packetMarked.preheader,
    text: [packetMarked.text({ reason }), packetMarked.documents],
    action: packetComplete.action,
  }))
}
