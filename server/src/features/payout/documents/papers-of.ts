import type { Language } from '@roomtone/texts/languages'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { drawPdf } from '../../../platform/documents/draw-in-thread.ts'
import { findLater, type Later } from './find-later.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { type BookingFacts, findBookingFacts } from './papers.store.ts'
import { receiptSheet } from './receipt-sheet.ts'
import { withWork } from './with-work.ts'
import { writingIn } from './writing.ts'

export type BookingPapers = { facts: BookingFacts; later: Later }

/** For papers that are the same for everybody who may have them: the guest's card is not even read. */
export async function findBookingPapers(
  deps: Deps,
  handle: Handle,
  bookingId: string,
  partyId: string,
): Promise<BookingPapers | undefined> {
  const facts = await findBookingFacts(handle, bookingId, partyId)
  return facts && { facts: await withWork(deps, handle, facts), later: await findLater(handle, bookingId) }
}

export function printInvoice({ facts, later }: BookingPapers, language: Language): Promise<Buffer> {
  return drawPdf(invoiceSheet(facts, null, later, writingIn(language)))
}

export function printReceipt({ facts, later }: BookingPapers, language: Language): Promise<Buffer> {
  return drawPdf(receiptSheet(facts, null, later, writingIn(language)))
}
