import { taxCalls } from '@roomtone/contract/tax/tax.calls'
import type { TaxesView } from '@roomtone/contract/tax/taxes'
import { taxTexts } from '@roomtone/texts/account/tax-settings'
import { DownloadButton } from '../../../../parts/file/download-button.tsx'
import { formatMoney } from '../../../../platform/format/money.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'

const texts = taxTexts.documents

export function TaxDocuments({ documents }: Pick<TaxesView, 'documents'>) {
  if (documents.length === 0)
    return (
      <EmptyState
        title={texts.none.title}
        action={<ButtonLink to="/help?article=payouts">{texts.none.action}</ButtonLink>}
      >
        <p>{texts.none.text}</p>
      </EmptyState>
    )
  return (
    <section aria-label={texts.title} className="pt-4">
      <p className="mb-4 text-ink-2">{texts.text}</p>
      <ul className="border-t">
        {documents.map((document) => (
          <li key={document.year} className="flex flex-wrap items-center justify-between gap-4 border-b py-4">
            <div className="min-w-0">
              <div className="flex items-center gap-3">
                <h2 className="text-title even-figures">{document.year}</h2>
                {document.isOpen && <Badge tone="wait">{texts.soFar}</Badge>}
              </div>
              <Sums {...document} />
            </div>
            <DownloadButton
              name={texts.downloadOf({ year: document.year })}
              get={(call) => call(taxCalls.document, { params: { year: String(document.year) } })}
            >
              {texts.download}
            </DownloadButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sums({ gross, fees, withheld, paid }: TaxesView['documents'][number]) {
  const rows = [
    [texts.gross, gross],
    [texts.fees, fees],
    [texts.withheld, withheld],
    [texts.paid, paid],
  ] as const
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="even-figures">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
