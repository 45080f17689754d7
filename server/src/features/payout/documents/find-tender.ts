import type { Handle } from '../../../platform/db/database.ts'
import { findUses } from '../../credit/entry.ts'
import { findCardOf } from './papers.store.ts'
import type { Tender } from './payments-block.ts'

/** What a booking was paid with, for the person who paid it. */
export async function findTender(handle: Handle, bookingId: string): Promise<Tender> {
  const [card, credits] = await Promise.all([findCardOf(handle, bookingId), findUses(handle, bookingId)])
  return { card, credits }
}
