import { reviewTexts, writeTexts as texts } from '@roomtone/texts/review/reviews'
import { CircleAlert, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../ui/cx.ts'

const FIVE = [1, 2, 3, 4, 5]

type RatingFieldProps = { defaultValue?: number | undefined; error: string | undefined }

/** Five radio buttons drawn as stars, so that arrow keys work as with any others. */
export function RatingField({ defaultValue, error }: RatingFieldProps) {
  const id = useId()
  const [rating, setRating] = useState(defaultValue ?? 0)
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-small font-medium">{texts.rating}</legend>
      <div className="flex">
        {FIVE.map((star) => (
          <label key={star} className="relative grid size-11 place-items-center">
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === rating}
              onChange={() => setRating(star)}
              aria-label={reviewTexts.starName({ stars: star })}
              // biome-ignore lint/a11y/noAutofocus: a rating is there when somebody pressed to change it, and their button is gone
              autoFocus={star === defaultValue}
              className="absolute inset-0 cursor-pointer appearance-none rounded-m forced-colors:appearance-auto"
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.5}
              className={cx('size-6', star <= rating ? 'fill-accent text-accent' : 'text-ink-2')}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
          <CircleAlert className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
