import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import { Link } from 'react-router'
import { factsOf, wordsOf } from '../../parts/listing/card/card-looks.ts'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { Picture } from '../../ui/picture.tsx'

/** The chosen pin's space, in one row above the lower edge of a phone's map. */
export function MapCard({ card, query }: { card: PropertyCard; query: string }) {
  const { people, price, unit } = wordsOf(card, 'search')
  return (
    <Link
      to={query ? `/property/${card.id}?${query}` : `/property/${card.id}`}
      className="fixed z-20 flex gap-4 rounded-m bg-card p-3 shadow-2"
      style={{ insetInline: 16, bottom: 84 }}
    >
      <span className="photo flex-none self-start" style={{ width: 112 }}>
        <Picture picture={uploaded(card.cover)} sizes="112px" alt="" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-serif text-h3">{card.title}</span>
        <span className="block truncate text-small text-ink-2">{factsOf(card, people)}</span>
        <span className="text-small">
          <b>{price}</b> {unit}
        </span>
      </span>
    </Link>
  )
}
