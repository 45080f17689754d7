import { reviewTexts as texts } from '@roomtone/texts/review/reviews'
import { Star } from 'lucide-react'
import { formatRating } from '../../platform/format/rating.ts'

type BreakdownProps = { average: number | null; total: number; stars: number[] }

/** The average, and the ratings behind it. */
export function Breakdown({ average, total, stars }: BreakdownProps) {
  const most = Math.max(1, ...stars)
  return (
    <div className="mb-8 grid items-center gap-x-12 gap-y-6 sm:grid-cols-2">
      <div>
        <p className="font-serif text-display even-figures">
          {average === null ? null : formatRating(average)}
        </p>
        <p className="mt-2 text-small text-ink-2">{texts.each({ count: total })}</p>
      </div>
      <ul aria-label={texts.breakdown} className="grid gap-1.5 text-small">
        {stars
          .map((count, index) => ({ count, star: index + 1 }))
          .toReversed()
          .map(({ count, star }) => (
            <li key={star} className="flex items-center gap-3">
              <span className="sr-only">{texts.spread({ stars: star, count })}</span>
              <span aria-hidden="true" className="flex w-10 items-center gap-1 even-figures">
                {star}
                <Star className="size-3.5 fill-accent stroke-none" />
              </span>
              <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-pill bg-off-soft">
                <span
                  className="block h-full rounded-pill bg-accent"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span aria-hidden="true" className="w-10 text-end text-ink-2 even-figures">
                {count}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
