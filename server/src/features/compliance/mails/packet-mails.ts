import { own } from '@roomtone/contract/language/own-words'
import { startWords } from '../../../platform/documents/words.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

/** What a mail about a packet may say. It knows no address and no name of the other side. */
export interface PacketLetter extends MailSite {
  side: 'guest' | 'host'
  /** Of who reads it. */
  fullName: string
  title: string
  production: string
  when: string
  startsAt: Date
  timeZone: string
  version: number
  /** The reader has signed. */
  hasSigned: boolean
  /** What an admin said who marked the packet complete; both sides read it on its page too. */
  completedReason: string
  link: string
}

type Words = {
  subject: string
  preheader: string
  text: string[]
  action: string
  note?: string
}

function packetMail(letter: PacketLetter, words: Words): Mail {
  const { side, fullName, title, production, when, link, publicUrl, supportEmail } = letter
  const { subject, preheader } = words
  return renderMail({
    subject,
    preheader,
    heading: subject,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      ...words.text.map((text) => ({ kind: 'text', text }) as const),
      {
        kind: 'facts',
        rows: [
          ['Space', own(title)],
          ['When', when],
          ['Production', own(production)],
        ],
      },
      { kind: 'button', label: words.action, url: link },
      ...(words.note ? [{ kind: 'note', text: words.note } as const] : []),
    ],
    reason:
      side === 'guest'
        ? 'You got this because you booked a space on Roomtone.'
        : 'You got this because you host a space on Roomtone.',
    publicUrl,
    supportEmail,
  })
}

function spaceAndStart({ title, startsAt, timeZone }: PacketLetter): string {
  return `${own(title)}, ${startWords(startsAt, timeZone)}`
}

export function releaseIssuedMail(letter: PacketLetter): Mail {
  return letter.version === 1 ? firstMail(letter) : anewMail(letter)
}

function firstMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Sign the location release: ${spaceAndStart(letter)}`,
    preheader: 'It needs both signatures before the shoot.',
    text: [
      'The location release for this booking is ready. Please read it and sign on screen, if you can at least a day before the booking starts.',
      "You'll need your legal name as we verified it, a signature you draw or type, and a code we email you.",
    ],
    action: 'Read and sign',
  })
}

function anewMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Sign the updated location release: ${spaceAndStart(letter)}`,
    preheader: 'Details changed, so it needs both signatures again.',
    text: [
      `Details in the location release changed. This is version ${letter.version}, and it needs both signatures.`,
    ],
    action: 'Read and sign',
    note: 'We keep earlier versions with their signatures.',
  })
}

export function releaseSignedMail(letter: PacketLetter): Mail {
  const other = letter.side === 'guest' ? 'The host' : 'The guest'
  return packetMail(letter, {
    subject: `${other} signed the location release: ${spaceAndStart(letter)}`,
    preheader: letter.hasSigned ? 'Both signatures are in.' : "Now it's your turn.",
    text: [
      letter.hasSigned
        ? `${other} signed too, so the location release is complete.`
        : `${other} signed the location release. Now it needs your signature.`,
    ],
    action: letter.hasSigned ? 'See the release' : 'Read and sign',
  })
}

export function packetCompleteMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Cleared to shoot: ${spaceAndStart(letter)}`,
    preheader: 'The compliance packet is complete.',
    text: [
      'All the paperwork for this booking is in: the signed release, verified identities, house rules, crew list, invoice and anything else the host asked for.',
      'You can download it all as one sealed pack for yourself, your insurer or your distributor.',
    ],
    action: 'See the packet',
  })
}

/** It does not say what is in the packet: an admin vouches for what is not. */
export function packetMarkedMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Compliance packet marked complete: ${spaceAndStart(letter)}`,
    preheader: 'Roomtone marked it complete.',
    text: [
      `Roomtone marked the compliance packet for this booking complete: ${own(letter.completedReason)}`,
      'The packet shows which documents are in and which are not.',
    ],
    action: 'See the packet',
  })
}
