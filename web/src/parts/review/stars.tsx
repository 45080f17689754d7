import { reviewTexts as texts } from '@roomtone/texts/review/reviews'
import { Star } from 'lucide-react'
import { cx } from '../../ui/cx.ts'

const FIVE = [1, 2, 3, 4, 5]

export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={texts.stars({ rating })} className={cx('inline-flex gap-1', className)}>
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cx('size-3.5 fill-accent stroke-none', star > rating && 'opacity-50')}
        />
      ))}
    </span>
  )
}
