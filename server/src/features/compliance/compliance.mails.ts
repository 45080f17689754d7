import { CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import { shootTimesOf } from '@roomtone/domain/booking/shoot-times'
import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { Deps } from '../../platform/deps.ts'
import type { MailIn } from '../../platform/mail/layout/mail.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { bookingLink } from '../booking/entry.ts'
import { codeOf } from './crew/code-of.ts'
import { crewLinkComposer } from './crew/crew-link.mail.ts'
import {
  type PacketLetter,
  packetCompleteMail,
  packetMarkedMail,
  releaseIssuedMail,
  releaseSignedMail,
} from './mails/packet-mails.ts'
import { signingCodeMail } from './mails/signing-code.ts'
import { findPacketLetter } from './packet/packet.store.ts'
import { findCodeLetter } from './release/signature.store.ts'

type LetterRow = NonNullable<Awaited<ReturnType<typeof findPacketLetter>>>
type Side = 'guest' | 'host'

export function complianceMails(deps: Deps): Composers {
  const { db, clock, config } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  /** What has moved on since then needs no mail. */
  const about = (
    write: (letter: PacketLetter) => MailIn,
    isTrue: (row: LetterRow, side: Side) => boolean,
  ): Composer => {
    return async ({ bookingId = '', to }) => {
      const side = to === 'host' ? 'host' : 'guest'
      const row = await findPacketLetter(db, bookingId)
      if (!row || !isTrue(row, side)) return null
      return { to: side === 'host' ? row.hostEmail : row.guestEmail, mail: write(letterTo(deps, row, side)) }
    }
  }

  /** Written at the last moment from what the row says: no job and no table holds the code. */
  const signingCode: Composer = async ({ releaseId = '', userId = '' }) => {
    const row = await findCodeLetter(db, releaseId, userId)
    if (!row || row.usedAt !== null || row.supersededAt !== null || row.expiresAt <= clock.now()) return null
    const { createdAt, email, fullName, title, production } = row
    const code = codeOf(config.masterKey, { releaseId, userId, createdAt })
    const minutes = CODE_LIVES_MS / 60_000
    return {
      to: email,
      mail: signingCodeMail({ fullName: fullName ?? '', code, minutes, title, production, ...site }),
    }
  }

  const isOpen = ({ state, endsAt }: LetterRow) => isPacketOpen({ state, endsAt, now: clock.now() })
  return {
    'signing-code': signingCode,
    'crew-link': crewLinkComposer(deps),
    'release-issued': about(releaseIssuedMail, (row, side) => isOpen(row) && !hasSigned(row, side)),
    'release-signed': about(
      releaseSignedMail,
      (row, side) => isOpen(row) && hasSigned(row, side === 'guest' ? 'host' : 'guest'),
    ),
    // By itself, with everything in it. What an admin vouched for may lack any of it.
    'packet-complete': about(
      packetCompleteMail,
      (row) => isOpen(row) && row.completedAt !== null && row.completedBy === null,
    ),
    'packet-marked': about(packetMarkedMail, (row) => isOpen(row) && row.completedBy !== null),
  }
}

function hasSigned({ hasGuestSigned, hasHostSigned }: LetterRow, side: Side): boolean {
  return side === 'guest' ? hasGuestSigned : hasHostSigned
}

function letterTo(deps: Deps, row: LetterRow, side: Side): PacketLetter {
  const { config } = deps
  return {
    side,
    fullName: (side === 'guest' ? row.guestName : row.hostName) ?? '',
    title: row.title,
    production: row.production,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    ...shootTimesOf(row),
    timeZone: row.timeZone,
    version: row.version,
    hasSigned: hasSigned(row, side),
    completedReason: row.completedReason ?? '',
    link: bookingLink(deps, side, row.id),
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
  }
}
