import type { Handle } from '../../../platform/db/database.ts'
import { findUses } from '../../credit/entry.ts'
import { findCardOf } from './papers.store.ts'
import type { Tender } from './payments-block.ts'

/** With what a booking was paid, for whoever paid it. */
export async function findTender(handle: Handle, bookingId: string): Promise<Tender> {
  const [card, credits] = await Promise.all([findCardOf(handle, bookingId), findUses(handle, bookingId)])
  return { card, credits }
}
