import type * as store from '../../src/features/cohost/cohost.store.ts'
import {
  endAccess,
  findAddress,
  findBookingLetter,
  findByToken,
  findCohostLetter,
  findGiven,
  findListingsOf,
  findOpen,
  findWaiting,
  hasAccount,
  insertInvitation,
  keepToken,
  lockByToken,
  lockGiven,
  lockListingsOf,
  lockReceived,
  renewInvitation,
  takeInvitations,
  updateRights,
} from '../../src/features/cohost/cohost.store.ts'
import { type ExamplesOf, email, hash, id, now } from './example.ts'

const invitation = {
  propertyId: id,
  email,
  rights: ['calendar' as const],
  invitedBy: id,
  now,
  expiresAt: now,
}

export const examples: ExamplesOf<typeof store> = {
  findGiven: (tx) => findGiven(tx, id, now),
  findListingsOf: (tx) => findListingsOf(tx, id),
  lockListingsOf: (tx) => lockListingsOf(tx, id, [id]),
  findOpen: (tx) => findOpen(tx, [id]),
  insertInvitation: (tx) => insertInvitation(tx, invitation),
  lockGiven: (tx) => lockGiven(tx, id, id),
  lockReceived: (tx) => lockReceived(tx, id, id),
  updateRights: (tx) => updateRights(tx, id, ['listing', 'calendar']),
  renewInvitation: (tx) => renewInvitation(tx, id, { now, expiresAt: now }),
  endAccess: (tx) => endAccess(tx, id, id, now),
  findWaiting: (tx) => findWaiting(tx, [id], now),
  findByToken: (tx) => findByToken(tx, hash, now),
  lockByToken: (tx) => lockByToken(tx, hash, now),
  keepToken: (tx) => keepToken(tx, [id], hash),
  takeInvitations: (tx) => takeInvitations(tx, [id], id, now),
  findAddress: (tx) => findAddress(tx, id),
  hasAccount: (tx) => hasAccount(tx, email),
  findCohostLetter: (tx) => findCohostLetter(tx, id),
  findBookingLetter: (tx) => findBookingLetter(tx, id, id),
}
