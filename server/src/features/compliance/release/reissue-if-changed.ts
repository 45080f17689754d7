import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { ReleaseFacts } from '@roomtone/domain/compliance/release-facts'
import { type ReleaseTemplate, writeRelease } from '@roomtone/domain/compliance/write-release'
import { canonicalJson } from '@roomtone/domain/pack/canonical'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../../booking/entry.ts'
import { notifyBoth, refreshPages } from '../notify-sides.ts'
import { refreshPacket } from '../packet/refresh-packet.ts'
import { issueRelease } from './issue-release.ts'
import { findCurrentRelease, type ReleaseRow, supersedeRelease } from './location-release.store.ts'
import { hashOf, openBody } from './release-body.ts'
import { findReleaseFacts } from './release-facts.ts'
import { findSignatures } from './signature.store.ts'

/** As a job: something that the release speaks of may have changed. */
export async function reissueRelease(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => reissueIfChanged(deps, tx, bookingId, now))
}

/**
 * Changed words make another version, which has to be signed again; the previous one keeps its signatures.
 */
export async function reissueIfChanged(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  const current = await findCurrentRelease(tx, bookingId)
  if (!booking || !current) return
  if (!isPacketOpen({ state: booking.state, endsAt: booking.ends_at, now })) return
  if (booking.ends_at <= now && (await findSignatures(tx, [current.id])).length > 0) return
  const facts = await findChangedFacts(deps, tx, current)
  if (!facts) return
  await supersedeRelease(tx, current.id, now)
  await issueRelease(deps, tx, { facts, version: current.version + 1, now })
  await refreshPacket(deps, tx, bookingId, now)
  await refreshPages(deps, tx, booking, now)
  await notifyBoth(deps, tx, bookingId, 'release-issued')
}

/** Null where nothing of it changed. */
async function findChangedFacts(deps: Deps, tx: Tx, current: ReleaseRow): Promise<ReleaseFacts | null> {
  const body = await openBody(deps, tx, current)
  const now = await findReleaseFacts(deps, tx, current.bookingId)
  // The first releases have the days of verification by UTC; by another calendar they are the same.
  const byUtc = await findReleaseFacts(deps, tx, current.bookingId, 'UTC')
  if (body === null || !now || !byUtc) return null
  const facts = keepAgreed(now, body.facts)
  // Facts first: a template that has come since then is no change of the booking.
  const known = [facts, keepAgreed(byUtc, body.facts)].map(canonicalJson)
  if (known.includes(canonicalJson(body.facts))) return null
  const words = writeRelease(facts, current.template as ReleaseTemplate)
  return hashOf(words).equals(current.hash) ? null : facts
}

/** What the host asks for was agreed with the booking; a later wish is for later bookings. */
function keepAgreed(now: ReleaseFacts, { space, insurance, permit }: ReleaseFacts): ReleaseFacts {
  const { title, address } = now.space
  return { ...now, space: { ...space, title, address }, insurance, permit }
}
