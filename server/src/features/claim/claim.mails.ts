import type { ClaimSide } from '@roomtone/domain/claim/claim'
import { isClaimOpen, otherSide } from '@roomtone/domain/claim/claim-steps'
import type { Deps } from '../../platform/deps.ts'
import type { MailIn } from '../../platform/mail/layout/mail.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { type ClaimLetterRow, findClaimLetter } from './claim-mail.store.ts'
import {
  type ClaimLetter,
  claimAnsweredMail,
  claimDecidedMail,
  claimOpenedMail,
  claimPaymentNeededMail,
  claimReminderMail,
  claimWithdrawnMail,
} from './mails/claim-mails.ts'

export function claimMails(deps: Deps): Composers {
  const { db, clock } = deps

  /** What has moved on since then has a mail of its own. */
  const about = (
    write: (letter: ClaimLetter) => MailIn,
    isTrue: (row: ClaimLetterRow, side: ClaimSide) => boolean,
  ): Composer => {
    return async ({ claimId = '', to }) => {
      const side = to === 'host' ? 'host' : 'guest'
      const row = await findClaimLetter(db, claimId)
      if (!row || !isTrue(row, side)) return null
      return { to: side === 'host' ? row.hostEmail : row.guestEmail, mail: write(letterTo(deps, row, side)) }
    }
  }

  const awaits = ({ state, side, answerDueAt }: ClaimLetterRow, reader: ClaimSide) =>
    state === 'open' && otherSide(side) === reader && clock.now() < answerDueAt
  return {
    'claim-opened': about(claimOpenedMail, awaits),
    'claim-reminder': about(claimReminderMail, awaits),
    'claim-answered': about(claimAnsweredMail, ({ state }) => isClaimOpen(state)),
    'claim-decided': about(claimDecidedMail, ({ state }) => state === 'decided'),
    'claim-payment-needed': about(claimPaymentNeededMail, ({ owed }) => owed > 0),
    'claim-withdrawn': about(claimWithdrawnMail, ({ state }) => state === 'withdrawn'),
  }
}

function letterTo({ config }: Deps, row: ClaimLetterRow, side: ClaimSide): ClaimLetter {
  const isHost = side === 'host'
  return {
    side,
    fullName: (isHost ? row.hostFullName : row.guestFullName) ?? '',
    other: isHost ? row.guestName : row.hostName,
    isOwn: row.side === side,
    title: row.title,
    production: row.production,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    asked: row.asked,
    awarded: row.awarded ?? 0,
    isAgreed: row.agrees === true,
    owed: row.owed,
    answerDueAt: row.answerDueAt,
    link: new URL(`/claims/${row.id}`, config.publicUrl).href,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
  }
}
