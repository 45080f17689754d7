import { reviewTexts as texts } from '@roomtone/texts/review/reviews'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import type { QueryKeyOf } from '../../platform/queries/query-names.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { NextPage } from '../../ui/states/next-page.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ReviewsPage } from './reviews.query.ts'

const ReportReview = lazyPart(async () => ({ default: (await import('./report-review.tsx')).ReportReview }))

type ReviewListProps = {
  /** The reviews that the page was drawn with. */
  first: ReviewsPage
  queryKey: QueryKeyOf
  read: (cursor: string, signal: AbortSignal) => Promise<ReviewsPage>
  where?: (review: ReviewsPage['items'][number]) => ReactNode
}

/** Published reviews that anyone may read, with a button for more and a way to report each. */
export function ReviewList({ first, queryKey, read, where }: ReviewListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const from = first.nextCursor
  const rest = useInfiniteQuery({
    ...pagedQuery([...queryKey, 'from', from], (cursor, signal) => read(cursor ?? from ?? '', signal)),
    enabled: isOpen && from !== null,
  })
  const reviews = [...first.items, ...(rest.data?.pages.flatMap(({ items }) => items) ?? [])]
  return (
    <>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} where={where?.(review)}>
              <Report
                id={review.id}
                name={review.author.name}
                authorId={review.author.id}
                words={review.body}
              />
            </ReviewItem>
          </li>
        ))}
      </ul>
      <NextPage
        hasMore={from !== null && (!isOpen || rest.hasNextPage || rest.isPending)}
        pending={isOpen && rest.isFetching}
        failure={rest.isError ? rest.error.message : null}
        onMore={() => (isOpen ? void rest.fetchNextPage() : setIsOpen(true))}
      />
    </>
  )
}

type ReportProps = { id: string; name: string; authorId: string; words: string }

function Report({ id, name, authorId, words }: ReportProps) {
  const [isOpen, setIsOpen] = useState(false)
  const member = useMember()
  // Strangers sign in first, and nobody reports themself.
  if (!member || member.id === authorId) return null
  return (
    <div>
      <button
        type="button"
        aria-label={texts.report.openName({ name })}
        onClick={() => setIsOpen(true)}
        className="link touch text-small text-ink-2"
      >
        {texts.report.open}
      </button>
      {isOpen && (
        <Suspense>
          <ReportReview id={id} words={words} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
