import { spaceDialogTexts as texts } from '@roomtone/texts/site/space-dialog'
import { Star } from 'lucide-react'
import { formatMoney } from '../../../platform/format/money.ts'
import { formatRating } from '../../../platform/format/rating.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { PictureShape } from '../../../ui/picture.tsx'
import { Carousel } from './carousel.tsx'

export type SpaceInDialog = {
  id: string
  title: string
  location: string
  description: string
  pictures: readonly PictureShape[]
  maxGuests: number
  squareFeet: number | null
  /** Cents. */
  pricePerDay: number
  /** Null before the first review. */
  rating: number | null
}

type SpaceDialogProps = {
  /** Closed while null. */
  space: SpaceInDialog | null
  onClose: () => void
  /** Left out where the visitor need not wait. */
  onJoinWaitlist?: (() => void) | undefined
  /** The query of the link to the space, without its question mark. */
  query?: string | undefined
}

export function SpaceDialog({ space, onClose, onJoinWaitlist, query }: SpaceDialogProps) {
  if (!space) return null
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={space.title} titleHidden size="l" flush>
      <div className="md:grid md:grid-cols-[1.55fr_1fr] md:items-stretch">
        <Carousel
          label={texts.pictures({ title: space.title })}
          pictures={space.pictures}
          sizes="(min-width: 1024px) 622px, (min-width: 720px) 60vw, 100vw"
        />
        <div className="flex flex-col px-6 pt-6 pb-[max(24px,env(safe-area-inset-bottom))] md:px-8 md:pt-8">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2 md:pe-12">
            {space.location}
            {space.rating === null ? (
              <span>{texts.isNew}</span>
            ) : (
              <span className="inline-flex items-center gap-1.5 text-ink even-figures">
                <Star className="size-3.5 fill-accent stroke-none" aria-hidden="true" />
                <span className="sr-only">{texts.rated} </span>
                {formatRating(space.rating)}
              </span>
            )}
          </p>
          <p aria-hidden="true" className="mt-2 font-serif text-h2 text-balance">
            {space.title}
          </p>
          <p className="mt-4 text-small text-ink-2">{space.description}</p>
          <p className="mt-4 border-t pt-4 text-small">
            {[
              texts.guests({ count: space.maxGuests }),
              ...(space.squareFeet === null ? [] : [texts.size({ squareFeet: space.squareFeet })]),
            ].join(' · ')}
          </p>
          <p className="mt-1 mb-6 font-serif text-h2">
            {formatMoney(space.pricePerDay)}{' '}
            <span className="font-sans text-small text-ink-2">{texts.perDay}</span>
          </p>
          <div className="mt-auto grid gap-2.5">
            <ButtonLink to={query ? `/property/${space.id}?${query}` : `/property/${space.id}`} wide>
              {texts.view}
            </ButtonLink>
            {onJoinWaitlist && (
              <Button variant="line" wide aria-haspopup="dialog" onClick={onJoinWaitlist}>
                {texts.joinWaitlist}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
