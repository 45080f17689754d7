import { listingCardTexts as texts } from '@roomtone/texts/listing/listing-card'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Cards that are on their way. */
export function CardsSkeleton({ className }: { className: string }) {
  return (
    <Loading label={texts.loading}>
      <div className={className}>
        {SHAPES.map((shape) => (
          <div key={shape}>
            <Skeleton className="photo" />
            <Skeleton className="mt-3 h-6" />
            <Skeleton className="mt-2 h-4" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
