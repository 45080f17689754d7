import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { writePdf } from '../../platform/documents/write-pdf.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { type BookingFacts, findBookingFacts, findRefundsOf, type RefundFacts } from './papers.store.ts'
import { receiptSheet } from './receipt-sheet.ts'
import { withWork } from './with-work.ts'

export type BookingPapers = { facts: BookingFacts; refunds: RefundFacts[] }

/** For papers that are the same for everybody who may have them: the guest's card is not even read. */
export async function findBookingPapers(
  deps: Deps,
  handle: Handle,
  bookingId: string,
  partyId: string,
): Promise<BookingPapers | undefined> {
  const facts = await findBookingFacts(handle, bookingId, partyId)
  return (
    facts && { facts: await withWork(deps, handle, facts), refunds: await findRefundsOf(handle, bookingId) }
  )
}

export function printInvoice({ facts, refunds }: BookingPapers): Promise<Buffer> {
  return writePdf(invoiceSheet(facts, null, refunds))
}

export function printReceipt({ facts, refunds }: BookingPapers): Promise<Buffer> {
  return writePdf(receiptSheet(facts, null, refunds))
}
