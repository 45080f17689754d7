import { type OwnReview, reviewForm } from '@roomtone/contract/review/review'
import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { REVIEW_BODY_MAX } from '@roomtone/domain/review/review'
import { writeTexts as texts } from '@roomtone/texts/review/reviews'
import { useRef } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { useKeptWords, wordsIn } from '../../platform/forms/use-kept-words.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { RatingField } from './rating-field.tsx'
import { bookingReviewsQuery, refreshReviews } from './reviews.query.ts'

type ReviewFormProps = {
  bookingId: string
  /** The review as written, while it can still be changed. */
  review: OwnReview | null
  onDone: () => void
  onCancel: (() => void) | undefined
}

export function ReviewForm({ bookingId: id, review, onDone, onCancel }: ReviewFormProps) {
  const services = useServices()
  const { call, queryClient } = services
  const box = useRef<HTMLFormElement>(null)
  const kept = useKeptWords(`review.${id}`, () => box.current && wordsIn(new FormData(box.current)))
  const form = useForm({
    schema: reviewForm,
    read: (data) => ({ rating: data.get('rating') ?? undefined, body: data.get('body') }),
    submit: async (body) => {
      const reviews = await call(reviewCalls.write, { params: { id }, body })
      queryClient.setQueryData(bookingReviewsQuery(services, id).queryKey, reviews)
      void refreshReviews(queryClient)
      if (review && reviews.mine?.publishedAt === null) void showToast('success', texts.changed)
      else {
        const { title, text } = reviews.theirs ? texts.shown : texts.sent
        void showToast('success', title, text)
      }
      onDone()
    },
  })
  return (
    <form ref={box} noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <RatingField
        defaultValue={Number(kept?.rating ?? review?.rating) || undefined}
        error={form.errorOf('rating')}
      />
      <TextAreaField
        label={texts.words}
        hint={texts.hint}
        name="body"
        rows={5}
        maxLength={REVIEW_BODY_MAX}
        defaultValue={kept?.body ?? review?.body}
        error={form.errorOf('body')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={texts.sending}>
          {review ? texts.save : texts.send}
        </Button>
        {onCancel && (
          <Button variant="line" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
