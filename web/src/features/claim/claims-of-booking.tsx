import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ClaimCard } from '@roomtone/contract/claim/claim'
import { claimWords, bookingClaimsTexts as texts } from '@roomtone/texts/claim/claims'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ClaimBadge, isLapsed } from '../../parts/claim/claim-badge.tsx'
import { bookingClaimsQuery } from '../../parts/claim/claims.query.ts'
import { momentWords } from '../../parts/time/when.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** The problems reported about a booking, and the link to report one while that is possible. */
export function ClaimsOfBooking({ booking }: { booking: BookingView }) {
  const { data, isError, error, isFetching, refetch } = useQuery(
    bookingClaimsQuery(useServices(), booking.id),
  )
  if (isError && !data)
    return (
      <Section title={texts.title}>
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      </Section>
    )
  if (!data || (data.items.length === 0 && data.mayOpen === null)) return null
  return (
    <Section title={texts.title}>
      {data.items.length > 0 && (
        <ul aria-label={texts.list} className="border-t">
          {data.items.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} booking={booking} />
          ))}
        </ul>
      )}
      {data.mayOpen && (
        <div className="mt-4 grid justify-items-start gap-4">
          <p className="text-small text-ink-2">
            {texts.text({ until: momentWords(data.mayOpen.until, booking.timeZone) })}
          </p>
          <ButtonLink variant="line" to={`/claims/new?booking=${booking.id}`}>
            {texts.report}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}

function ClaimRow({ claim, booking }: { claim: ClaimCard; booking: BookingView }) {
  const other = (claim.side === 'guest' ? booking.guest : booking.host).name
  const isTurn = !claim.isOwn && booking.party !== 'admin' && claim.state === 'open' && !isLapsed(claim)
  const isToPay = claim.owed > 0 && booking.party === 'guest'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-1 flex flex-wrap gap-2">
          <ClaimBadge claim={claim} />
        </p>
        <Link to={`/claims/${claim.id}`} className="link font-medium">
          {claimWords.kinds[claim.kind]}
        </Link>
        <p className="text-small text-ink-2">
          {[
            claim.isOwn ? texts.byYou : texts.byOther({ name: other }),
            claim.awarded === null
              ? claimWords.asked({ amount: formatMoney(claim.asked) })
              : claimWords.awarded({ amount: formatMoney(claim.awarded), asked: formatMoney(claim.asked) }),
            momentWords(claim.createdAt, booking.timeZone),
          ].join(' · ')}
        </p>
      </div>
      {(isTurn || isToPay) && (
        <ButtonLink variant="ink" to={`/claims/${claim.id}`}>
          {isToPay ? texts.payNow : texts.answerNow}
        </ButtonLink>
      )}
    </li>
  )
}
