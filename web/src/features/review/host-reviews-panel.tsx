import type { BookingCard } from '@roomtone/contract/booking/booking'
import { hostReviewsTexts as texts, writeTexts } from '@roomtone/texts/review/reviews'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PagedList } from '../../parts/list/paged-list.tsx'
import { RowsSkeleton } from '../../parts/list/rows-skeleton.tsx'
import { momentWords } from '../../parts/time/when.ts'
import { useServices } from '../../platform/services.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Answer } from './booking-reviews.tsx'
import { ReviewItem } from './review-item.tsx'
import { aboutYouQuery, byYouQuery, toWriteQuery } from './reviews.query.ts'

const TABS = ['about', 'by', 'write'] as const
type Tab = (typeof TABS)[number]

/** Everything a host does with reviews. */
export function HostReviewsPanel() {
  const [search] = useSearchParams()
  const tab = TABS.find((each) => each === search.get('show')) ?? 'about'
  const toWrite = useQuery(toWriteQuery(useServices(), 'host'))
  return (
    <Page title={texts.title}>
      <LinkTabs
        label={texts.tabs.label}
        tabs={TABS.map((each) => ({
          to: each === 'about' ? '/hosting?tab=reviews' : `/hosting?tab=reviews&show=${each}`,
          label: texts.tabs[each],
          current: each === tab,
          ...(each === 'write' && toWrite.data ? { count: toWrite.data.items.length } : {}),
        }))}
      />
      <div className="pt-8">
        {tab === 'about' && <About />}
        {tab === 'by' && <By />}
        {tab === 'write' && <ToWrite list={toWrite} />}
      </div>
    </Page>
  )
}

function Nothing({ tab }: { tab: Tab }) {
  const { title, text } = texts.empty[tab]
  return (
    <EmptyState
      title={title}
      action={<ButtonLink to="/help?article=reviews">{texts.help}</ButtonLink>}
      className="rounded-l border bg-card"
    >
      <p>{text}</p>
    </EmptyState>
  )
}

function About() {
  const list = useInfiniteQuery(aboutYouQuery(useServices(), 'host'))
  return (
    <PagedList list={list} failed={texts.failed} empty={<Nothing tab="about" />}>
      {(reviews) => (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <Card>
                <ReviewItem review={review} where={review.property.title}>
                  <Answer review={review} />
                </ReviewItem>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function By() {
  const list = useInfiniteQuery(byYouQuery(useServices(), 'host'))
  return (
    <PagedList list={list} failed={texts.failed} empty={<Nothing tab="by" />}>
      {(reviews) => (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <Card>
                <ReviewItem
                  review={review}
                  where={texts.of({ name: review.subject.name, title: review.property.title })}
                >
                  <div className="flex flex-wrap items-center gap-3">
                    {review.publishedAt === null && <Badge tone="wait">{texts.waiting}</Badge>}
                    {review.hiddenBecause !== null && <Badge tone="bad">{texts.hidden}</Badge>}
                    <ButtonLink
                      variant="line"
                      to={`/hosting?tab=today&booking=${review.bookingId}`}
                      aria-label={texts.openName({ title: review.property.title })}
                    >
                      {review.canEdit ? writeTexts.edit : texts.open}
                    </ButtonLink>
                  </div>
                </ReviewItem>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

type ToWriteProps = {
  list: {
    data: { items: BookingCard[] } | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
}

function ToWrite({ list }: ToWriteProps) {
  if (list.error)
    return (
      <ErrorState title={texts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  if (!list.data) return <RowsSkeleton />
  if (list.data.items.length === 0) return <Nothing tab="write" />
  return (
    <ul className="grid gap-4">
      {list.data.items.map((booking) => (
        <li key={booking.id}>
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <h2 className="font-sans text-body font-medium tracking-normal wrap-anywhere">
                {texts.of({ name: booking.guest.name, title: booking.property.title })}
              </h2>
              <p className="text-small text-ink-2">
                {booking.reviewUntil &&
                  texts.until({ when: momentWords(booking.reviewUntil, booking.timeZone) })}
              </p>
            </div>
            <ButtonLink
              to={`/hosting?tab=today&booking=${booking.id}#review`}
              aria-label={writeTexts.writeName({ title: booking.property.title })}
            >
              {writeTexts.write}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  )
}
