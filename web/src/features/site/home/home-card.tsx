import { homeTexts as texts } from '@roomtone/texts/site/home'
import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { formatRating } from '../../../platform/format/rating.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Picture, type PictureShape } from '../../../ui/picture.tsx'

type HomeSpace = {
  id: string
  title: string
  location: string
  pictures: readonly PictureShape[]
  maxGuests: number
  squareFeet: number
  /** Cents. */
  pricePerDay: number
  rating: number
}

const FAVORITE_FROM = 4.9

export function HomeCard({ space, priority }: { space: HomeSpace; priority: boolean }) {
  const picture = space.pictures[0]
  return (
    <Link
      to={`/property/${space.id}`}
      className="group relative flex flex-col rounded-m focus-visible:outline-offset-6"
    >
      {picture && (
        <span className="photo flex-none">
          <Picture
            picture={picture}
            priority={priority}
            sizes="(min-width: 1440px) 411px, (min-width: 960px) 30vw, (min-width: 720px) 45vw, 92vw"
            className="transition-[scale] duration-1000 group-hover:scale-[1.025]"
          />
        </span>
      )}
      {space.rating >= FAVORITE_FROM && (
        <Badge tone="plain" className="absolute top-3 start-3">
          {texts.guestFavorite}
        </Badge>
      )}
      <span className="flex items-baseline justify-between gap-4 pt-3">
        <h2 className="text-title">{space.title}</h2>
        <span className="flex items-center gap-1.5 text-small even-figures">
          <Star className="size-3.5 fill-accent stroke-none" aria-hidden="true" />
          <span className="sr-only">{texts.rated} </span>
          {formatRating(space.rating)}
        </span>
      </span>
      <span className="text-small text-ink-2">
        {space.location} · {texts.guests({ count: space.maxGuests })} ·{' '}
        {texts.size({ squareFeet: space.squareFeet })}
      </span>
      <span className="mt-1">
        <b>{formatMoney(space.pricePerDay)}</b> <span className="text-small text-ink-2">{texts.perDay}</span>
      </span>
    </Link>
  )
}
