import type { BookingView } from '@roomtone/contract/booking/booking'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { formatMoney } from '../../platform/format/money.ts'
import { nameWords } from './credit-words.ts'

const texts = creditsTexts.checkout

type Use = Pick<BookingView['credits'][number], 'id' | 'kind' | 'last4' | 'amount'>
type PaidWithProps = { uses: readonly Use[]; toCard: number; isSettled?: boolean; className?: string }

/** Below a total: what gift cards and coupons pay of it, and what is left for the card. */
export function PaidWith(props: PaidWithProps) {
  const { uses, toCard, isSettled = false, className = 'mt-3 grid gap-2 text-small' } = props
  if (uses.length === 0) return null
  return (
    <dl className={className}>
      {uses.map((use) => (
        <div key={use.id} className="flex justify-between gap-4">
          <dt>{nameWords(use)}</dt>
          <dd className="even-figures">{texts.minus({ amount: formatMoney(use.amount) })}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t pt-3 font-medium">
        <dt>{isSettled ? texts.byCard : texts.toPay}</dt>
        <dd className="even-figures">{formatMoney(toCard)}</dd>
      </div>
    </dl>
  )
}
