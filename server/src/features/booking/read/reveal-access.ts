import type { Actor } from '@roomtone/domain/access/actor'
import { mayReveal } from '@roomtone/domain/booking/may-reveal'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findSignedPhotos } from '../../photo/entry.ts'
import { findPhone } from '../../profile/entry.ts'
import { refusals } from '../refusals.ts'
import { lockForPart } from '../require-side.ts'
import { findAccess, insertReveal } from './reveal.store.ts'

/** Reveals the address and how to reach each other. Every read is recorded. */
export async function revealAccess(deps: Deps, actor: Actor, id: string) {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { booking, side } = await lockForPart(tx, id, actor.userId)
    const { state, ends_at: endsAt } = booking
    if (!mayReveal({ party: side, state, endsAt, now }))
      throw new Refused('no_longer_possible', {
        detail: (language) => refusals(language).addressHidden,
      })
    await insertReveal(tx, { bookingId: id, viewerId: actor.userId, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'booking.revealed',
      subjectType: 'booking',
      subjectId: id,
      data: { side },
    })
    const contactId = side === 'guest' ? booking.host_id : booking.guest_id
    const { name, email, zipcode, arrivalPhotos, ...place } = await findAccess(tx, id, contactId)
    return {
      ...place,
      zip: zipcode,
      arrivalPhotos: await findSignedPhotos(deps, tx, arrivalPhotos),
      contact: { name, email, phone: await findPhone(deps, tx, contactId) },
    }
  })
}
