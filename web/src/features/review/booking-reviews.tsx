import type { BookingView } from '@roomtone/contract/booking/booking'
import type { BookingReviews as Both, ReviewAboutYou } from '@roomtone/contract/review/review'
import { writeTexts as texts } from '@roomtone/texts/review/reviews'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { momentWords } from '../../parts/time/when.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { Section } from '../../ui/section.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ReviewItem } from './review-item.tsx'
import { bookingReviewsQuery } from './reviews.query.ts'

const ReviewForm = lazyPart(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))
const AnswerForm = lazyPart(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }))

type Booking = Pick<BookingView, 'id' | 'state' | 'timeZone'>

/** On the page of a past booking: what is to write, what was written, and what the other side wrote. */
export function BookingReviews({ booking }: { booking: Booking }) {
  const isOver = booking.state === 'completed'
  const reviews = useQuery({ ...bookingReviewsQuery(useServices(), booking.id), enabled: isOver })
  if (!isOver) return null
  return (
    <div id="review" className="scroll-mt-24">
      <Section title={texts.title}>
        {reviews.isError && (
          <ErrorState
            title={texts.failed}
            onRetry={() => void reviews.refetch()}
            retrying={reviews.isFetching}
          >
            {reviews.error.message}
          </ErrorState>
        )}
        {reviews.isPending && <Skeleton className="h-40 rounded-m" />}
        {reviews.data && <Written booking={booking} reviews={reviews.data} />}
      </Section>
    </div>
  )
}

function Written({ booking, reviews }: { booking: Booking; reviews: Both }) {
  const { mine, theirs, canWrite, closesAt } = reviews
  const until = momentWords(closesAt, booking.timeZone)
  const isOver = !canWrite && !mine?.canEdit
  return (
    <div className="grid gap-4">
      {(mine || canWrite) && <Mine booking={booking} reviews={reviews} until={until} />}
      {theirs && <Theirs review={theirs} />}
      {isOver && !mine && !theirs && (
        <p className="text-ink-2">
          {texts.nothing} {texts.closed({ when: until })}
        </p>
      )}
      <p className="text-small">
        <Link to="/help?article=reviews" className="link touch">
          {texts.help}
        </Link>
      </p>
    </div>
  )
}

type MineProps = { booking: Booking; reviews: Both; until: string }

function Mine({ booking, reviews, until }: MineProps) {
  const { mine, canWrite, side, other } = reviews
  const [isWriting, setIsWriting] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  function close() {
    // The form takes the focus with it; the button it came from gets it next, or the review that replaces it.
    flushSync(() => setIsWriting(false))
    focusIfLost(edit.current ?? card.current)
  }
  if (canWrite || isWriting)
    return (
      <Card ref={card} tabIndex={-1} className="grid gap-4">
        <div>
          <p className="font-medium">
            {side === 'guest' ? texts.toSpace({ name: other }) : texts.toGuest({ name: other })}
          </p>
          <p className="mt-1 text-small text-ink-2">
            {texts.until({ when: until })} {texts.blind({ name: other })}
          </p>
        </div>
        <Suspense fallback={<Skeleton className="h-60 rounded-m" />}>
          <ReviewForm
            bookingId={booking.id}
            review={mine}
            onDone={close}
            onMissing={close}
            onCancel={mine ? close : undefined}
          />
        </Suspense>
      </Card>
    )
  if (!mine) return null
  return (
    <Card ref={card} tabIndex={-1}>
      <h3 className="mb-4 font-sans text-small font-normal tracking-normal text-ink-2">{texts.yours}</h3>
      <ReviewItem review={mine}>
        {mine.publishedAt === null && (
          <p className="text-small text-ink-2">
            {texts.waiting} {texts.blind({ name: other })}
          </p>
        )}
        {mine.hiddenBecause !== null && (
          <p className="text-small text-bad">{texts.hidden({ reason: mine.hiddenBecause })}</p>
        )}
        {mine.canEdit && (
          <div>
            <Button ref={edit} variant="line" onClick={() => setIsWriting(true)}>
              {texts.edit}
            </Button>
          </div>
        )}
      </ReviewItem>
    </Card>
  )
}

function Theirs({ review }: { review: ReviewAboutYou }) {
  return (
    <Card>
      <h3 className="mb-4 font-sans text-small font-normal tracking-normal text-ink-2">
        {texts.theirs({ name: review.author.name })}
      </h3>
      <ReviewItem review={review}>
        <Answer review={review} />
      </ReviewItem>
    </Card>
  )
}

/** A button that turns into the form. */
export function Answer({ review }: { review: ReviewAboutYou }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const article = useRef<HTMLElement>(null)
  const close = () => flushSync(() => setIsOpen(false))
  if (!review.canReply) return null
  if (!isOpen)
    return (
      <div>
        <Button
          ref={button}
          variant="line"
          aria-label={texts.answer.openName({ name: review.author.name })}
          onClick={({ currentTarget }) => {
            article.current = currentTarget.closest('article')
            setIsOpen(true)
          }}
        >
          {texts.answer.open}
        </Button>
      </div>
    )
  return (
    <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
      <AnswerForm
        id={review.id}
        onMissing={close}
        onDone={() => {
          close()
          // Not the button, though it may still be there for a moment: an answered review has none.
          focusIfLost(article.current)
        }}
        onCancel={() => {
          close()
          focusIfLost(button.current)
        }}
      />
    </Suspense>
  )
}
