import type { DifferenceKind } from '@roomtone/domain/payment/difference'
import { bookingsTexts } from '@roomtone/texts/admin/bookings'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../list/moment.tsx'
import { reconciliationsQuery } from './bookings.query.ts'

const texts = bookingsTexts.reconciliation
const SHOWN = 10

/** The result of the last comparison with the payment provider. */
export function ReconciliationCard() {
  const { data, isError } = useQuery(reconciliationsQuery(useServices()))
  const latest = data?.[0]
  return (
    <Card className="mb-8">
      <section aria-label={texts.title} className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-title">{texts.title}</h2>
          <p className="text-small text-ink-2">
            {latest ? <Moment at={latest.at} /> : isError ? texts.failed : data ? texts.none : texts.text}
          </p>
        </div>
        {latest && (
          <Badge tone={latest.differences.length === 0 ? 'ok' : 'bad'}>
            {latest.differences.length === 0
              ? texts.agrees({ checked: latest.checked })
              : texts.differs({ count: latest.differences.length })}
          </Badge>
        )}
      </section>
      {latest && latest.differences.length > 0 && (
        <ul className="mt-4 grid gap-1 border-t pt-4 text-small even-figures">
          {latest.differences.slice(0, SHOWN).map(({ bookingId, what, ours, theirs }) => (
            <li key={`${bookingId} ${what}`}>
              {bookingId.slice(0, 8)} ·{' '}
              {texts.difference({
                what: differenceWords(what),
                ours: formatMoney(ours),
                theirs: formatMoney(theirs),
              })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Findings from before there were codes are sentences, shown as they are. */
function differenceWords(what: string): string {
  const words: Record<DifferenceKind, string> = texts.differences
  return words[what as DifferenceKind] ?? what
}
