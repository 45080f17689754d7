import { adminTexts } from '@roomtone/texts/admin/admin'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { cx } from '../../ui/cx.ts'
import { statsQuery } from '../list/stats.query.ts'

const texts = adminTexts.dashboard

/** Work that waits for somebody, each with a link to it. */
const QUEUES = [
  { figure: 'pendingReviews', to: '/admin/applications' },
  { figure: 'verifications', to: '/admin/verifications' },
  { figure: 'moderationCases', to: '/admin/moderation' },
  { figure: 'disputes', to: '/admin/disputes' },
  { figure: 'refunds', to: '/admin/refunds?show=failed' },
  { figure: 'payoutsStuck', to: '/admin/bookings?payout=stuck' },
  { figure: 'bookingsPending', to: '/admin/bookings?state=pending' },
  { figure: 'bookingsToday', to: '/admin/bookings?state=confirmed' },
] as const

/** Items that need no action count as quiet, however many there are. */
const QUIET = new Set<string>(['bookingsPending', 'bookingsToday'])

export function QueueCards() {
  const { data } = useQuery(statsQuery(useServices()))
  if (!data) return null
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {QUEUES.map(({ figure, to }) => (
        <li key={figure}>
          <Link
            to={to}
            className="flex items-baseline justify-between gap-4 rounded-m border bg-card p-4 text-small transition-[border-color] hover:border-ink"
          >
            <span>{texts.queues[figure]}</span>
            <span
              className={cx(
                'font-medium even-figures',
                data[figure] > 0 && !QUIET.has(figure) ? 'text-wait' : 'text-ink-2',
              )}
            >
              {data[figure].toLocaleString(LOCALE)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
