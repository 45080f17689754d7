import type { ClaimCase } from '@roomtone/contract/claim/admin-claims'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { bookingsTexts } from '@roomtone/texts/admin/bookings'
import { disputesTexts as texts } from '@roomtone/texts/admin/disputes'
import { claimTexts, claimWords } from '@roomtone/texts/claim/claims'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { ClaimBadge } from '../../../parts/claim/claim-badge.tsx'
import { nextWords } from '../../../parts/claim/claim-next.tsx'
import { ClaimStory } from '../../../parts/claim/claim-story.tsx'
import { ClaimTimeline } from '../../../parts/claim/claim-timeline.tsx'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { MissingOrFailed } from '../../../parts/page/missing-or-failed.tsx'
import { momentWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardSection, Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DecideForm } from './decide-form.tsx'
import { caseQuery } from './disputes.query.ts'
import { LedgerTable } from './ledger-table.tsx'

/** One case for the admin who decides: both sides, and everything about the booking that matters to it. */
export function DisputeCase({ id }: { id: string }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(caseQuery(useServices(), id))
  const above = <BackLink to="/admin/disputes">{texts.back}</BackLink>
  if (data) return <Shown shown={data} above={above} />
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

function Shown({ shown, above }: { shown: ClaimCase; above: ReactNode }) {
  const { claim } = shown
  const { booking } = claim
  return (
    <Page
      title={claimWords.kinds[claim.kind]}
      above={above}
      intro={
        <>
          <p>
            {booking.production}, {booking.title}, {whenWords(booking)}
          </p>
          <p className="text-small">
            {claimTexts.number({ id: claim.id.slice(0, 8) })} ·{' '}
            {texts.asked({ amount: formatMoney(claim.asked) })}
          </p>
          {claim.decision && <p className="mt-2 text-small">{nextWords(claim)}</p>}
        </>
      }
      actions={<ClaimBadge claim={claim} />}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-10">
          <ClaimStory claim={claim} />
          <Section title={texts.parts.ledger}>
            <LedgerTable shown={shown} />
          </Section>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {claim.decision === null && claim.state !== 'withdrawn' && (
            <CardSection title={texts.parts.decide}>
              <DecideForm shown={shown} />
            </CardSection>
          )}
          <CardSection title={texts.parts.facts}>
            <Facts shown={shown} />
          </CardSection>
          <CardSection title={texts.parts.money}>
            <Money shown={shown} />
          </CardSection>
          <CardSection title={claimTexts.timeline.title}>
            <ClaimTimeline claim={claim} />
          </CardSection>
        </div>
      </div>
    </Page>
  )
}

function Facts({ shown: { claim, guestEmail, hostEmail, packet, booking } }: { shown: ClaimCase }) {
  const { timeZone } = claim.booking
  const words = texts.facts
  return (
    <Rows
      rows={[
        [words.guest, guestEmail],
        [words.host, hostEmail],
        [
          words.booking,
          <Link key="booking" to={`/admin/bookings?booking=${claim.bookingId}`} className="link even-figures">
            {claim.bookingId.slice(0, 8)}
          </Link>,
        ],
        [words.crew, String(booking.crew)],
        [words.confirmed, booking.confirmedAt === null ? '' : momentWords(booking.confirmedAt, timeZone)],
        [
          words.packet,
          packet === null ? (
            words.noPacket
          ) : (
            <Link key="packet" to={`/release/${claim.bookingId}`} className="link">
              {words.packetWords({ isComplete: packet.status === 'complete', files: packet.files })}
            </Link>
          ),
        ],
        [
          words.audit,
          <Link key="audit" to={`/admin/audit?subject=${claim.bookingId}`} className="link">
            {words.auditOpen}
          </Link>,
        ],
      ]}
    />
  )
}

function Money({ shown: { booking, payouts, claim } }: { shown: ClaimCase }) {
  const words = texts.money
  const { timeZone } = claim.booking
  return (
    <Rows
      rows={[
        [words.total, formatMoney(booking.paid)],
        [words.subtotal, formatMoney(booking.due)],
        [words.refunded, formatMoney(booking.refunded)],
        ...payouts.map(({ cause, state, dueAt }): [string, ReactNode] => [
          words.payout[cause],
          words.payoutWords({ state: bookingsTexts.payoutStates[state], when: momentWords(dueAt, timeZone) }),
        ]),
      ]}
    />
  )
}

function Rows({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-2 text-small">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere even-figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
