import type { REFUND_FILTERS } from '@roomtone/contract/booking/admin-refunds'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'
import type { QueueFilter } from '../../list/queue-bar.tsx'

type RefundFilter = QueueFilter & { show: (typeof REFUND_FILTERS)[number] }

export function refundsQuery({ call }: Services, filter: RefundFilter) {
  return pagedQuery(['admin', 'refunds', filter], (cursor, signal, limit) =>
    call(bookingCalls.refunds, { query: { ...filter, cursor, limit } }, { signal }),
  )
}
