import { paymentsTexts } from '@roomtone/texts/hosting/payments'
import { useQuery } from '@tanstack/react-query'
import { type Cell, csvBytes, csvLine, dollars } from '../../../parts/file/csv.ts'
import { saveHere } from '../../../parts/file/local-file.ts'
import { earningsByListingQuery } from '../../../parts/money/payments.query.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { type EarningsRow, earnedBy, type ListingSum } from './earned-by.ts'

const texts = paymentsTexts.byListing
const nameOf = ({ listingId, title }: { listingId: string | null; title: string }) =>
  listingId === null ? texts.rewards : title

const COLUMNS: readonly Column<ListingSum>[] = [
  { key: 'listing', header: texts.listing, cell: nameOf },
  { key: 'year', header: texts.lastYear, align: 'end', cell: ({ lastYear }) => formatMoney(lastYear) },
  { key: 'ever', header: texts.ever, align: 'end', cell: ({ paid }) => formatMoney(paid) },
  { key: 'upcoming', header: texts.upcoming, align: 'end', cell: ({ upcoming }) => formatMoney(upcoming) },
]

/** The same money as above, by the space that earned it. */
export function EarningsByListing({ months }: { months: readonly string[] }) {
  const { data } = useQuery(earningsByListingQuery(useServices()))
  if (!data || data.rows.length === 0) return null
  const { rows } = data
  return (
    <section aria-labelledby="by-listing">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="by-listing">{texts.title}</h2>
        <Button variant="quiet" onClick={() => download(rows)}>
          {texts.download}
        </Button>
      </div>
      <Table
        caption={texts.title}
        columns={COLUMNS}
        rows={earnedBy(rows, months)}
        rowKey={({ listingId }) => listingId ?? 'rewards'}
      />
    </section>
  )
}

/** One line for each month and space, in dollars, so that a spreadsheet can add them up. */
function download(rows: readonly EarningsRow[]): void {
  const head: Cell[] = [texts.month, texts.listing, texts.paid, texts.upcoming]
  const lines = rows.map((row): Cell[] => [row.month, nameOf(row), dollars(row.paid), dollars(row.upcoming)])
  const name = `earnings-${new Date().toISOString().slice(0, 10)}.csv`
  saveHere(name, csvBytes([head, ...lines].map(csvLine).join('')))
}
