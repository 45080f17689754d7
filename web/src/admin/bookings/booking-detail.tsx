import type { BookingView } from '@roomtone/contract/booking/booking'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { bookingsTexts as texts } from '@roomtone/texts/admin/bookings'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { cardBrands } from '@roomtone/texts/card/brands'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bookingQuery } from '../../parts/booking/booking.query.ts'
import { BookingFacts } from '../../parts/booking/booking-facts.tsx'
import { BookingPrice } from '../../parts/booking/booking-price.tsx'
import type { BookingSections } from '../../parts/booking/booking-sections.ts'
import { BookingTimeline } from '../../parts/booking/booking-timeline.tsx'
import { whenWords } from '../../parts/booking/booking-when.ts'
import { endReasonWords } from '../../parts/booking/end-reason-words.ts'
import { ShootTimes } from '../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../parts/booking/state-badge.tsx'
import { nameWords } from '../../parts/credit/credit-words.ts'
import { BackLink } from '../../parts/list/back-link.tsx'
import { MissingOrFailed } from '../../parts/page/missing-or-failed.tsx'
import { momentWords } from '../../parts/time/when.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BookingActions } from './booking-actions.tsx'

type Claims = BookingSections['Claims']

/** One booking as the back office needs it: what was agreed, what happened, where the money is. */
export function BookingDetail({ id, Claims }: { id: string; Claims: Claims }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(bookingQuery(useServices(), id))
  const above = <BackLink to="/admin/bookings">{texts.back}</BackLink>
  if (data) return <Detail booking={data} above={above} Claims={Claims} />
  return (
    <Page title={texts.title} above={above}>
      {isPending ? (
        <Skeleton className="h-60" />
      ) : (
        <MissingOrFailed
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          missing={texts.missing}
          failed={adminTexts.notLoaded}
        />
      )}
    </Page>
  )
}

function endWords(endedBy: NonNullable<BookingView['endedBy']>, reason: string): string {
  const by = texts.parties[endedBy]
  return reason === '' ? texts.ended({ by }) : texts.endedBecause({ by, reason })
}

type DetailProps = { booking: BookingView; above: ReactNode; Claims: Claims }

function Detail({ booking, above, Claims }: DetailProps) {
  const { property, state, endedBy } = booking
  return (
    <Page
      title={property.title}
      above={above}
      intro={
        <>
          <p>{whenWords(booking)}</p>
          <ShootTimes booking={booking} />
          {endedBy && <p>{endWords(endedBy, endReasonWords(booking))}</p>}
        </>
      }
      actions={<StateBadge state={state} />}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <Section isSmall title={texts.parts.timeline}>
            <BookingTimeline booking={booking} />
          </Section>
          <Section isSmall title={texts.parts.production}>
            <BookingFacts booking={booking} />
          </Section>
          <Claims booking={booking} />
        </div>
        <div className="grid content-start gap-6">
          <Card>
            <Section isSmall title={texts.parts.price}>
              <BookingPrice price={booking.price} />
            </Section>
          </Card>
          <Card>
            <Section isSmall title={texts.parts.money}>
              <Money booking={booking} />
            </Section>
          </Card>
          <Card>
            <Section isSmall title={texts.parts.actions}>
              <BookingActions booking={booking} />
            </Section>
          </Card>
        </div>
      </div>
    </Page>
  )
}

function cardWords(payment: BookingView['payment']): string {
  if (!payment?.card) return texts.money.none
  const { brand, last4 } = payment.card
  return bookingWords.payment.card({ brand: cardBrands[brand], last4 })
}

function Money({ booking }: { booking: BookingView }) {
  const { payment, refunded, penalty, payout, timeZone } = booking
  const isPaid = payment?.state === 'captured'
  const captured = booking.charges.reduce((sum, { amount }) => sum + amount, 0)
  const rows: [string, string][] = [
    [texts.money.captured, formatMoney(captured)],
    ...(isPaid ? booking.credits : []).map((use): [string, string] => [
      nameWords(use),
      formatMoney(use.amount),
    ]),
    [texts.money.refunded, formatMoney(refunded)],
    ...(booking.refundedToCredit > 0
      ? [[texts.money.toCredit, formatMoney(booking.refundedToCredit)] as [string, string]]
      : []),
    [texts.money.card, cardWords(payment)],
    [
      texts.money.payout,
      payout
        ? texts.payout({
            amount: formatMoney(payout.amount),
            state: texts.payoutStates[payout.state],
            when: momentWords(payout.dueAt, timeZone),
          })
        : texts.money.none,
    ],
  ]
  if (penalty > 0) rows.push([texts.money.penalty, formatMoney(penalty)])
  return (
    <dl className="grid gap-2 text-small">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="flex-none text-ink-2">{label}</dt>
          <dd className="text-end even-figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
