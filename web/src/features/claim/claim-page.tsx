import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimWords, newClaimTexts, claimTexts as texts } from '@roomtone/texts/claim/claims'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { whenWords } from '../../parts/booking/booking-when.ts'
import { ClaimBadge } from '../../parts/claim/claim-badge.tsx'
import { ClaimNext } from '../../parts/claim/claim-next.tsx'
import { ClaimStory } from '../../parts/claim/claim-story.tsx'
import { ClaimTimeline } from '../../parts/claim/claim-timeline.tsx'
import { bookingClaimsQuery, claimQuery } from '../../parts/claim/claims.query.ts'
import { useNoticed } from '../../parts/notification/use-noticed.ts'
import { MissingOrFailed } from '../../parts/page/missing-or-failed.tsx'
import { articlePath } from '../../platform/article-path.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { CardSection } from '../../ui/section.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { ClaimPayment } from './claim-payment.tsx'
import { bookingPage } from './new-claim.tsx'
import { RespondForm } from './respond-form.tsx'
import { WithdrawClaim } from './withdraw-claim.tsx'

const SOON = 2000
const NOW_AND_THEN = 60_000

/** One case, the same for both sides: who said what, what shows it, and what happens next. */
export function ClaimPage({ id }: { id: string }) {
  const services = useServices()
  const claim = useQuery({
    ...claimQuery(services, id),
    refetchInterval: ({ state: { data } }) => (data?.charge?.state === 'asking' ? SOON : NOW_AND_THEN),
  })
  useNews(claim.data, () => void claim.refetch())
  if (claim.data) return <Shown claim={claim.data} onOver={() => void claim.refetch()} />
  return (
    <Page title={texts.title}>
      {claim.isError ? (
        <MissingOrFailed
          error={claim.error}
          onRetry={() => void claim.refetch()}
          retrying={claim.isFetching}
          missing={{
            ...texts.missing,
            action: <ButtonLink to="/trips">{texts.missing.action}</ButtonLink>,
          }}
          failed={texts.failed}
        />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-120 rounded-m" />
        </Loading>
      )}
    </Page>
  )
}

/** Live events report on its booking; the case reloads with it. */
function useNews(claim: ClaimView | undefined, onNews: () => void): void {
  const { dataUpdatedAt } = useQuery({
    ...bookingClaimsQuery(useServices(), claim?.bookingId ?? ''),
    enabled: claim !== undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer answer is news
  useEffect(() => {
    if (claim && dataUpdatedAt > 0) onNews()
  }, [dataUpdatedAt])
}

function Shown({ claim, onOver }: { claim: ClaimView; onOver: () => void }) {
  const { booking, bookingId, party, actions } = claim
  useNoticed(bookingId)
  const amount = formatMoney(claim.asked)
  return (
    <Page
      title={claimWords.kinds[claim.kind]}
      above={
        <Link to={bookingPage({ party, id: bookingId })} className="link">
          {texts.booking}
        </Link>
      }
      intro={
        <>
          <p>
            {booking.production}, {booking.title}, {whenWords(booking)}
          </p>
          <p className="text-small">
            {texts.number({ id: claim.id.slice(0, 8) })} ·{' '}
            {claim.awarded === null
              ? claimWords.asked({ amount })
              : claimWords.awarded({ amount: formatMoney(claim.awarded), asked: amount })}
          </p>
        </>
      }
      actions={<ClaimBadge claim={claim} />}
    >
      <div className="grid gap-10 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
        <div className="grid min-w-0 gap-10">
          <ClaimNext claim={claim} onOver={onOver} />
          {actions.includes('pay') && <ClaimPayment claim={claim} />}
          <ClaimStory claim={claim} />
          {actions.includes('answer') && <RespondForm claim={claim} />}
        </div>
        <aside className="grid min-w-0 gap-4">
          <CardSection title={texts.timeline.title}>
            <ClaimTimeline claim={claim} />
          </CardSection>
          {actions.includes('withdraw') && <WithdrawClaim claim={claim} />}
          <p className="text-small">
            <Link to={articlePath('claims')} className="link">
              {newClaimTexts.help}
            </Link>
          </p>
        </aside>
      </div>
    </Page>
  )
}
