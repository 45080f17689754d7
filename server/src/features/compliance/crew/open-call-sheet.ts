import type { openCallSheet as openCallSheetEndpoint } from '@roomtone/contract/compliance/crew'
import type { Reply } from '@roomtone/contract/endpoint'
import { crewLinkStanding, crewWindow } from '@roomtone/domain/compliance/crew-window'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { type BookingRow, lockBooking, shootTimesOf } from '../../booking/entry.ts'
import { findSignedPhotos } from '../../photo/entry.ts'
import { findCrewPlace, findCrewTerms } from './call-sheet.store.ts'
import { CREW_LIMITS } from './crew-limits.ts'
import { findLinkByToken, insertLinkView } from './crew-link.store.ts'
import { readCallSheet } from './read-call-sheet.ts'

type Opened = Reply<typeof openCallSheetEndpoint>
type Asked = { token: string; address: string }

/** What has ended, was taken back or never was gets one and the same answer. */
export async function openCallSheet(deps: Deps, { token, address }: Asked): Promise<Opened> {
  await requireWithin(deps, CREW_LIMITS.opensFromAddress, address)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const known = await findLinkByToken(tx, hashToken(token), now)
    const booking = known ? await lockBooking(tx, known.bookingId) : undefined
    // Checked again under the lock: a revocation or a cancellation in progress is done by now.
    const link = booking ? await findLinkByToken(tx, hashToken(token), now) : undefined
    const viewer = link ? await deps.keys.open(tx, link.bookingId, link.personal) : null
    if (!booking || !link || viewer === null) throw new Refused('link_invalid')
    const { name = '', role = '' } = viewer
    const sheet = await sheetOf(deps, tx, booking, now)
    const showedAddress = sheet.place !== null
    await insertLinkView(tx, { linkId: link.id, showedAddress, now })
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'crew_link.opened',
      subjectType: 'booking',
      subjectId: booking.id,
      data: { link: link.id, member: link.memberId, code: link.code, showedAddress },
      personal: { subjectId: booking.id, fields: { name, role } },
    })
    return { ...sheet, viewer: { name, role, code: link.code } }
  })
}

async function sheetOf(deps: Deps, tx: Tx, booking: BookingRow, now: Date): Promise<Omit<Opened, 'viewer'>> {
  const { state, starts_at: startsAt, ends_at: endsAt, property_id: propertyId } = booking
  const { title, hoursBefore } = await findCrewTerms(tx, propertyId)
  const standing = crewLinkStanding({ state, startsAt, endsAt, hoursBefore, now })
  if (standing === 'over') throw new Refused('link_invalid')
  const callSheet = await readCallSheet(deps, tx, booking.id)
  const { callAt, wrapAt } = shootTimesOf(booking)
  return {
    standing,
    title,
    production: booking.production_title,
    callAt: callSheet?.callAt.toISOString() ?? null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    shoot: { startsAt: callAt.toISOString(), endsAt: wrapAt.toISOString() },
    timeZone: booking.time_zone,
    addressFrom: crewWindow({ startsAt, endsAt, hoursBefore }).opensAt.toISOString(),
    place: standing === 'open' ? await placeOf(deps, tx, propertyId) : null,
    parking: callSheet?.parking ?? '',
    contacts: callSheet?.contacts ?? '',
    hospital: callSheet?.hospital ?? '',
    notes: callSheet?.notes ?? '',
    houseRules: booking.house_rules.map(({ title, body }) => ({ title, body })),
  }
}

async function placeOf(deps: Deps, tx: Tx, propertyId: string): Promise<Opened['place']> {
  const { arrivalPhotos, ...place } = await findCrewPlace(tx, propertyId)
  return { ...place, arrivalPhotos: await findSignedPhotos(deps, tx, arrivalPhotos) }
}
