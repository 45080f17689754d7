import {
  showInvoice as showInvoiceEndpoint,
  showReceipt as showReceiptEndpoint,
} from '@roomtone/contract/booking/booking-files'
import {
  listEarnings as listEarningsEndpoint,
  listPayouts as listPayoutsEndpoint,
  showEarnings as showEarningsEndpoint,
  showPayoutRecord as showPayoutRecordEndpoint,
  showStatement as showStatementEndpoint,
} from '@roomtone/contract/payout/payouts'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { recordDownload } from './documents/record-download.ts'
import { showInvoice } from './documents/show-invoice.ts'
import { showPayoutRecord } from './documents/show-payout-record.ts'
import { showReceipt } from './documents/show-receipt.ts'
import { showStatement } from './documents/show-statement.ts'
import { listEarnings } from './earnings/list-earnings.ts'
import { listPayouts } from './earnings/list-payouts.ts'
import { showEarnings } from './earnings/show-earnings.ts'

export function payoutRoutes(deps: Deps): Binding[] {
  return [
    bind(listPayoutsEndpoint, ({ query }, { actor }) => listPayouts(deps, actor, query)),
    bind(showEarningsEndpoint, (_, { actor }) => showEarnings(deps, actor)),
    bind(listEarningsEndpoint, (_, { actor }) => listEarnings(deps, actor)),
    bind(showStatementEndpoint, ({ params }, reader) =>
      recordDownload(
        deps,
        reader.actor,
        {
          action: 'statement.downloaded',
          subjectType: 'user',
          subjectId: reader.actor.userId,
          data: { month: params.month },
        },
        () => showStatement(deps, reader, params.month),
      ),
    ),
    bind(showPayoutRecordEndpoint, ({ params: { id } }, reader) =>
      recordDownload(
        deps,
        reader.actor,
        { action: 'payout_record.downloaded', subjectType: 'payout', subjectId: id },
        () => showPayoutRecord(deps, reader, id),
      ),
    ),
    bind(showReceiptEndpoint, ({ params: { id } }, reader) =>
      recordDownload(
        deps,
        reader.actor,
        { action: 'receipt.downloaded', subjectType: 'booking', subjectId: id },
        () => showReceipt(deps, reader, id),
      ),
    ),
    bind(showInvoiceEndpoint, ({ params: { id } }, reader) =>
      recordDownload(
        deps,
        reader.actor,
        { action: 'invoice.downloaded', subjectType: 'booking', subjectId: id },
        () => showInvoice(deps, reader, id),
      ),
    ),
  ]
}
