import type { CreditUseView, CreditView } from '@roomtone/contract/credit/credit'
import { creditsTexts as texts } from '@roomtone/texts/credit/credits'
import { Gift, TicketPercent } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '../../platform/format/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { nameWords, worthWords } from './credit-words.ts'

/** One credit with its value and what it has paid for. */
export function CreditItem({ credit }: { credit: CreditView }) {
  const { kind, last4, standing, uses } = credit
  const Icon = kind === 'gift_card' ? Gift : TicketPercent
  return (
    <li className="flex gap-4 border-t py-3 first:border-t-0">
      <Icon className="mt-0.5 size-5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true">{nameWords(credit)}</span>
          <span className="sr-only">{texts.nameRead({ kind: texts.kinds[kind], last4 })}</span>
          {standing !== 'usable' && <Badge>{texts.standings[standing]}</Badge>}
        </p>
        <p className="text-small text-ink-2">{worthWords(credit)}</p>
        {uses.length > 0 && (
          <details className="mt-1 text-small">
            <summary className="touch inline-flex cursor-pointer items-center text-ink-2 hover:text-ink">
              {texts.uses.title({ count: uses.length })}
            </summary>
            <ul className="mt-1 grid gap-1">
              {uses.map((use) => (
                <Use key={use.bookingId} use={use} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

function Use({ use: { bookingId, title, state, amount, returned } }: { use: CreditUseView }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <Link to={`/trips/${bookingId}`} aria-label={texts.uses.open({ space: title })} className="link">
        {title}
      </Link>
      <span className="text-ink-2 even-figures">
        {texts.uses.states[state]({ amount: formatMoney(amount) })}
        {returned > 0 && `, ${texts.uses.returned({ amount: formatMoney(returned) })}`}
      </span>
    </li>
  )
}
