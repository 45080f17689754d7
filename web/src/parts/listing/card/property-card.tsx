import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import { listingCardTexts as texts } from '@roomtone/texts/listing/listing-card'
import { Lock, Star, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { formatRating } from '../../../platform/format/rating.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { Picture } from '../../../ui/picture.tsx'
import { HeartButton } from '../wishlist/heart-button.tsx'
import { type CardLook, factsOf, wordsOf } from './card-looks.ts'

type PropertyCardLinkProps = {
  card: PropertyCard & { total?: number | null; moreSpaces?: number }
  look?: CardLook | undefined
  /** For the cards a visitor sees first. */
  priority?: boolean | undefined
  /** The link's query, without the question mark: the dates that somebody searched for. */
  query?: string | undefined
  /** How wide the photo is drawn, as in the HTML attribute. */
  sizes?: string | undefined
  /** Dimmed, and without a link, where it cannot be opened. */
  closed?: boolean | undefined
  /** Replaces the heart in the photo's corner. */
  corner?: ReactNode
  /** Below the price. */
  children?: ReactNode
  level?: 'h2' | 'h3' | undefined
  className?: string | undefined
}

const SIZES = '(min-width: 1440px) 411px, (min-width: 960px) 30vw, (min-width: 720px) 45vw, 92vw'

/** The title is the link and covers the whole card; the heart and what is below stay separate buttons. */
export function PropertyCardLink(props: PropertyCardLinkProps) {
  const { card, look = 'search', priority, query, sizes = SIZES, closed, corner, children } = props
  const { level: Heading = 'h3', className } = props
  const { people, price, unit } = wordsOf(card, look)
  const to = query ? `/property/${card.id}?${query}` : `/property/${card.id}`
  return (
    <article className={cx('group relative flex flex-col', className)}>
      <span className={cx('photo flex-none', closed && 'opacity-60')}>
        <Picture
          picture={uploaded(card.cover)}
          priority={priority}
          sizes={sizes}
          className="transition-[scale] duration-1000 group-hover:scale-[1.025]"
        />
      </span>
      <CardBadges card={card} />
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 pt-3">
        <Heading className="min-w-0 font-serif text-title wrap-anywhere">
          {closed ? (
            card.title
          ) : (
            <Link to={to} className="rounded-m after:absolute after:inset-0 focus-visible:outline-offset-6">
              {card.title}
            </Link>
          )}
        </Heading>
        <Rating card={card} />
        <p className="col-span-full text-small text-ink-2">{factsOf(card, people)}</p>
        <p className="mt-1 flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span>
            <b>{price}</b> <span className="text-small text-ink-2">{unit}</span>
          </span>
          {card.total != null && (
            <span className="text-small">{texts.total({ total: formatMoney(card.total) })}</span>
          )}
        </p>
        {!!card.moreSpaces && (
          <p className="col-span-full text-small text-ink-2">
            {texts.moreSpaces({ count: card.moreSpaces })}
          </p>
        )}
        {look === 'search' && card.isInstant && (
          <span className="flex items-center gap-1 justify-self-end text-small text-ink-2">
            <Zap className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {texts.instant}
          </span>
        )}
      </div>
      {corner === undefined ? (
        <HeartButton propertyId={card.id} title={card.title} className="absolute! top-3 end-3" />
      ) : (
        corner
      )}
      {children && <div className="relative mt-3">{children}</div>}
    </article>
  )
}

function CardBadges({ card }: { card: PropertyCard }) {
  const isPrivate = card.privacyLevel === 'enhanced'
  if (!isPrivate && !card.isGuestFavorite) return null
  return (
    // The heart has the other corner.
    <span className="pointer-events-none absolute start-3 end-17 top-3 flex flex-wrap gap-2">
      {isPrivate && (
        <Badge tone="plain" icon={<Lock strokeWidth={1.5} aria-hidden="true" />}>
          {texts.private}
        </Badge>
      )}
      {card.isGuestFavorite && <Badge tone="plain">{texts.guestFavorite}</Badge>}
    </span>
  )
}

function Rating({ card: { rating, reviewCount } }: { card: PropertyCard }) {
  if (rating === null) return <span className="justify-self-end text-small text-ink-2">{texts.isNew}</span>
  return (
    <span className="flex items-center gap-1.5 justify-self-end text-small even-figures">
      <Star className="size-3.5 fill-accent stroke-none" aria-hidden="true" />
      <span className="sr-only">{texts.rated} </span>
      {formatRating(rating)}
      {reviewCount > 0 && (
        <span className="text-ink-2">
          <span aria-hidden="true">({reviewCount})</span>
          <span className="sr-only">{texts.reviews({ count: reviewCount })}</span>
        </span>
      )}
    </span>
  )
}
