import { listReconciliations as listReconciliationsEndpoint } from '@roomtone/contract/booking/admin-bookings'
import {
  showInvoice as showInvoiceEndpoint,
  showReceipt as showReceiptEndpoint,
} from '@roomtone/contract/booking/booking-files'
import {
  listPayouts as listPayoutsEndpoint,
  showEarnings as showEarningsEndpoint,
  showPayoutRecord as showPayoutRecordEndpoint,
  showStatement as showStatementEndpoint,
} from '@roomtone/contract/payout/payouts'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listPayouts } from './list-payouts.ts'
import { listReconciliations } from './list-reconciliations.ts'
import { recordDownload } from './record-download.ts'
import { showEarnings } from './show-earnings.ts'
import { showInvoice } from './show-invoice.ts'
import { showPayoutRecord } from './show-payout-record.ts'
import { showReceipt } from './show-receipt.ts'
import { showStatement } from './show-statement.ts'

export function payoutRoutes(deps: Deps): Binding[] {
  return [
    bind(listPayoutsEndpoint, ({ query }, { actor }) => listPayouts(deps, actor, query)),
    bind(showEarningsEndpoint, (_, { actor }) => showEarnings(deps, actor)),
    bind(showStatementEndpoint, ({ params }, { actor }) =>
      recordDownload(
        deps,
        actor,
        {
          action: 'statement.downloaded',
          subjectType: 'user',
          subjectId: actor.userId,
          data: { month: params.month },
        },
        () => showStatement(deps, actor, params.month),
      ),
    ),
    bind(showPayoutRecordEndpoint, ({ params: { id } }, { actor }) =>
      recordDownload(
        deps,
        actor,
        { action: 'payout_record.downloaded', subjectType: 'payout', subjectId: id },
        () => showPayoutRecord(deps, actor, id),
      ),
    ),
    bind(showReceiptEndpoint, ({ params: { id } }, { actor }) =>
      recordDownload(
        deps,
        actor,
        { action: 'receipt.downloaded', subjectType: 'booking', subjectId: id },
        () => showReceipt(deps, actor, id),
      ),
    ),
    bind(showInvoiceEndpoint, ({ params: { id } }, { actor }) =>
      recordDownload(
        deps,
        actor,
        { action: 'invoice.downloaded', subjectType: 'booking', subjectId: id },
        () => showInvoice(deps, actor, id),
      ),
    ),
    bind(listReconciliationsEndpoint, () => listReconciliations(deps)),
  ]
}
