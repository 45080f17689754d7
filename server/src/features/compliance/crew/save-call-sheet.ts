import { type CrewView, saveCallSheet as saveCallSheetEndpoint } from '@roomtone/contract/compliance/crew'
import type { Parsed } from '@roomtone/contract/endpoint'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { refusedField } from '../../../platform/refused.ts'
import type { BookingRow } from '../../booking/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { refreshPages } from '../notify-sides.ts'
import { lockPacket } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import { findCrewPlace, saveCallSheetRow } from './call-sheet.store.ts'
import { requireCrewEditable } from './crew-rules.ts'
import { viewCrew } from './view-crew.ts'

type Wanted = Parsed<typeof saveCallSheetEndpoint>['body']

const DAY_MS = 86_400_000

export async function saveCallSheet(
  deps: Deps,
  actor: Actor,
  id: string,
  { callAt: at, ...texts }: Wanted,
): Promise<CrewView> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'booking', id },
    texts: textsIn(saveCallSheetEndpoint.body, texts),
  })
  const now = deps.clock.now()
  const callAt = new Date(at)
  return deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPacket(tx, actor, id, 'guest')
    requireCrewEditable(booking, now)
    requireNearStart(booking, callAt)
    requireWithoutAddress(texts, (await findCrewPlace(tx, booking.property_id)).address)
    const personal = await deps.keys.seal(tx, id, texts, now)
    await saveCallSheetRow(tx, { bookingId: id, callAt, personal, userId: actor.userId, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'call_sheet.saved',
      subjectType: 'booking',
      subjectId: id,
    })
    await refreshPages(deps, tx, booking, now)
    return viewCrew(deps, tx, { booking, viewer: 'guest', now })
  })
}

function requireNearStart({ starts_at, ends_at }: BookingRow, callAt: Date): void {
  if (callAt.getTime() < starts_at.getTime() - DAY_MS || callAt >= ends_at)
    throw refusedField('callAt', (language) => refusals(language).callTimeOutside)
}

/** These words are shown as soon as a link is out; the address has a time of its own. */
function requireWithoutAddress(texts: Omit<Wanted, 'callAt'>, address: string): void {
  const street = plain(address)
  if (street.length < 5) return
  for (const [field, text] of Object.entries(texts))
    if (plain(text).includes(street))
      throw refusedField(field, (language) => refusals(language).addressIncluded)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()
}
