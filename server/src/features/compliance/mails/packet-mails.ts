import { own } from '@roomtone/contract/language/own-words'
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
  heading: string
  text: string[]
  action: string
  note?: string
}

function packetMail(letter: PacketLetter, words: Words): Mail {
  const { side, fullName, title, production, when, link, publicUrl, supportEmail } = letter
  const { subject, preheader, heading } = words
  return renderMail({
    subject,
    preheader,
    heading,
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

export function releaseIssuedMail(letter: PacketLetter): Mail {
  return letter.version === 1 ? firstMail(letter) : anewMail(letter)
}

function firstMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Please sign the location release for ${own(letter.title)}`,
    preheader: 'It is written from the booking and waits for both signatures.',
    heading: 'The release is ready to sign.',
    text: [
      'The location release of this booking is written. Please read it and sign it on screen, a day before the booking begins at the latest.',
      'You need your legal name as it was verified, a signature that you draw or type, and a code that we mail you.',
    ],
    action: 'Read and sign',
  })
}

function anewMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Please sign again: the location release for ${own(letter.title)} has changed`,
    preheader: 'Something that it speaks of has changed, so there is a new version.',
    heading: 'A new version to sign.',
    text: [
      `Something that the location release speaks of has changed. This is version ${letter.version}, and it needs both signatures.`,
    ],
    action: 'Read and sign',
    note: 'Earlier versions are kept with the signatures they have.',
  })
}

export function releaseSignedMail(letter: PacketLetter): Mail {
  const other = letter.side === 'guest' ? 'The host' : 'The guest'
  return packetMail(letter, {
    subject: `${other} has signed the location release for ${own(letter.title)}`,
    preheader: letter.hasSigned ? 'Both signatures are in.' : 'Now it is your turn.',
    heading: letter.hasSigned ? 'Both signatures are in.' : 'Now it is your turn.',
    text: [
      letter.hasSigned
        ? `${other} has signed as well, so the location release is complete.`
        : `${other} has signed the location release. Yours is the signature that is missing.`,
    ],
    action: letter.hasSigned ? 'See the release' : 'Read and sign',
  })
}

export function packetCompleteMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `Cleared to shoot: ${own(letter.title)}`,
    preheader: 'The compliance packet is complete.',
    heading: 'Cleared to shoot.',
    text: [
      'Everything that this booking needs on paper is in: the release with both signatures, the identities, the house rules, the crew list, the invoice, and whatever else the host asked for.',
      'You can download all of it as one sealed archive, for yourself, your insurer or your distributor.',
    ],
    action: 'See the packet',
  })
}

/** It does not say what is in the packet: an admin vouches for what is not. */
export function packetMarkedMail(letter: PacketLetter): Mail {
  return packetMail(letter, {
    subject: `The compliance packet for ${own(letter.title)} was marked complete`,
    preheader: 'Roomtone has marked it complete.',
    heading: 'Marked complete.',
    text: [
      `Roomtone has marked the compliance packet of this booking complete: ${own(letter.completedReason)}`,
      'Its page says what was brought and signed, and what was not.',
    ],
    action: 'See the packet',
  })
}
