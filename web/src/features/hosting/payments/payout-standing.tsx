import type { BookingView } from '@roomtone/contract/booking/booking'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'
import { Link } from 'react-router'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { NEEDS_ACCOUNT, payoutWords } from './payout-state.ts'

const texts = hostBookingTexts.payout

type PayoutStandingProps = { payout: NonNullable<BookingView['payout']>; timeZone: string }

export function PayoutStanding({ payout, timeZone }: PayoutStandingProps) {
  const { label, tone, reason } = payoutWords(payout.state)
  const amount = formatMoney(payout.amount)
  return (
    <div className="border-t pt-4 text-small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{texts.title}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-ink-2 even-figures">
        {payout.state === 'paid' || payout.state === 'held'
          ? texts.paid({ amount })
          : texts.due({ amount, when: zonedWords(payout.dueAt, timeZone) })}
      </p>
      {payout.withheld > 0 && (
        <p className="text-ink-2">{texts.withheld({ amount: formatMoney(payout.withheld) })}</p>
      )}
      {reason && <p className="text-ink-2">{reason}</p>}
      {NEEDS_ACCOUNT.includes(payout.state) && (
        <Link to="/settings/payments?tab=payouts" className="link touch">
          {texts.account}
        </Link>
      )}
    </div>
  )
}
