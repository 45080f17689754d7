import type { Actor } from '@roomtone/domain/access/actor'
import type { Cents } from '@roomtone/domain/money/cents'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { projectListing } from '../search/entry.ts'
import { lockOwnListings } from './calendar.store.ts'
import { deleteOverrides, setOverrides } from './overrides.store.ts'
import { CHANGE_MAX_DAYS, type DayRange, requireDays, requireNotPast } from './require-days.ts'

type Pricing = DayRange & {
  listings: string[]
  /** Undefined: stays as it is; null: back to the usual one. */
  pricePerDay?: Cents | null | undefined
  pricePerHour?: Cents | null | undefined
}

export async function priceDays(
  deps: Deps,
  actor: Actor,
  { listings, from, to, pricePerDay, pricePerHour }: Pricing,
): Promise<undefined> {
  requireDays({ from, to }, CHANGE_MAX_DAYS)
  const now = deps.clock.now()
  const ids = [...new Set(listings)]
  const isCleared = [pricePerDay, pricePerHour].every((price) => price == null)
  return deps.db.transaction().execute(async (tx) => {
    const own = await lockOwnListings(tx, ids, actor.userId)
    if (own.length < ids.length) throw new Refused('not_found')
    for (const { id, timeZone } of own) {
      requireNotPast({ from, to }, toLocal(now, timeZone).date)
      for (const [per, price] of [
        ['day', pricePerDay],
        ['hour', pricePerHour],
      ] as const) {
        if (price === null) await deleteOverrides(tx, per, { propertyId: id, from, to })
        else if (price !== undefined)
          await setOverrides(tx, per, { propertyId: id, dates: datesFrom(from, to), price })
      }
      await projectListing(tx, id)
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: isCleared ? 'calendar.price-cleared' : 'calendar.price-set',
        subjectType: 'property',
        subjectId: id,
        data: {
          from,
          to,
          ...(pricePerDay === undefined ? {} : { pricePerDay }),
          ...(pricePerHour === undefined ? {} : { pricePerHour }),
        },
      })
    }
    return undefined
  })
}
