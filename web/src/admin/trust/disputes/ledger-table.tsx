import type { ClaimCase } from '@roomtone/contract/claim/admin-claims'
import type { AccountKind } from '@roomtone/domain/ledger/accounts'
import type { TransferKind } from '@roomtone/domain/ledger/transfer'
import { disputesTexts } from '@roomtone/texts/admin/disputes'
import { momentWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { type Column, Table } from '../../../ui/table.tsx'

const texts = disputesTexts.ledger

type Movement = ClaimCase['ledger'][number] & { key: string }

/** Every movement of the booking with its two or more postings, which add up to zero. */
export function LedgerTable({ shown: { ledger, claim } }: { shown: ClaimCase }) {
  const columns: Column<Movement>[] = [
    {
      key: 'when',
      header: texts.when,
      cell: ({ at }) => <time dateTime={at}>{momentWords(at, claim.booking.timeZone)}</time>,
    },
    { key: 'kind', header: texts.kind, cell: ({ kind }) => texts.kinds[kind as TransferKind] },
    {
      key: 'account',
      header: texts.account,
      cell: ({ postings }) => (
        <Lines lines={postings.map(({ account }) => texts.accounts[account as AccountKind])} />
      ),
    },
    {
      key: 'amount',
      header: texts.amount,
      align: 'end',
      cell: ({ postings }) => <Lines lines={postings.map(({ amount }) => formatMoney(amount))} />,
    },
  ]
  const rows = ledger.map((movement, index) => ({ ...movement, key: String(index) }))
  return <Table caption={texts.caption} columns={columns} rows={rows} rowKey={({ key }) => key} />
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one movement never change
        <span key={index} className="block even-figures">
          {line}
        </span>
      ))}
    </>
  )
}
