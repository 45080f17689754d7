import { landingTexts } from '@roomtone/texts/site/landing'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { formatRating } from '../../../platform/format/rating.ts'
import { cx } from '../../../ui/cx.ts'
import { StarGlyph } from '../../../ui/glyphs.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { FeaturedSpace } from './featured-spaces.ts'

const texts = landingTexts.featured

type SpaceCardProps = {
  space: FeaturedSpace
  /** Two of the six lead their half of the spread. */
  lead?: boolean | undefined
  className?: string | undefined
  onOpen: () => void
}

/** A new tab, a new window, a download: the visitor asked the browser for it, not us. */
function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

export function SpaceCard({ space, lead, className, onOpen }: SpaceCardProps) {
  const picture = space.pictures[0]
  const title = cx('font-serif text-title', lead && 'lg:text-h2')

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      href={useHref(`/property/${space.id}`)}
      aria-haspopup="dialog"
      onClick={open}
      className={cx('group flex flex-col rounded-m focus-visible:outline-offset-6', className)}
    >
      {picture && (
        <span
          className={cx('photo flex-none', lead && 'lg:relative lg:aspect-auto! lg:flex-1 lg:rounded-l!')}
        >
          <Picture
            picture={picture}
            sizes={
              lead
                ? '(min-width: 1440px) 845px, (min-width: 960px) 60vw, (min-width: 720px) 45vw, 92vw'
                : '(min-width: 1440px) 411px, (min-width: 960px) 30vw, (min-width: 720px) 45vw, 92vw'
            }
            className={cx(
              'transition-[scale] duration-1000 group-hover:scale-[1.025]',
              lead && 'lg:absolute lg:inset-0',
            )}
          />
        </span>
      )}
      <span
        className={cx(
          'grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 pt-3 text-small',
          lead && 'lg:pt-4',
        )}
      >
        <h3 className={title}>{space.title}</h3>
        <span className={cx(title, 'whitespace-nowrap')}>
          {formatMoney(space.pricePerDay)}{' '}
          <span className="font-sans text-small text-ink-2">{texts.perDay}</span>
        </span>
        <span className="text-ink-2">{space.location}</span>
        {space.rating !== null && (
          <span className="flex items-center gap-1.5 justify-self-end even-figures">
            <StarGlyph className="size-3.5 fill-accent stroke-none" />
            <span className="sr-only">{texts.rated} </span>
            {formatRating(space.rating)}
          </span>
        )}
        <span className="col-span-full text-ink-2">
          {texts.guests({ count: space.maxGuests })}
          {space.squareFeet !== null && ` · ${texts.size({ squareFeet: space.squareFeet })}`}
        </span>
      </span>
    </a>
  )
}
