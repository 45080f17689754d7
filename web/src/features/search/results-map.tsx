import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import type { SearchReply } from '@roomtone/contract/search/search'
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { factsOf, wordsOf } from '../../parts/listing/card/card-looks.ts'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { Picture } from '../../ui/picture.tsx'

const AreaMap = lazy(async () => ({ default: (await import('../../parts/map/area-map.tsx')).AreaMap }))

/** The height of the filter bar, below which the map sticks. */
const BAR = 69

type ResultsMapProps = {
  cards: readonly PropertyCard[]
  /** The place that *Where* was understood as. */
  place: SearchReply['place'] | undefined
  choice: string
  /** Chosen by its pin. */
  selectedId: string | null
  /** Under the pointer in the list. */
  pointedId: string | null
  onSelect: (id: string | null) => void
  className: string
}

export function ResultsMap({
  cards,
  place,
  choice,
  selectedId,
  pointedId,
  onSelect,
  className,
}: ResultsMapProps) {
  const areas = useMemo(
    () => cards.map(({ id, title, area, hourlyRate }) => ({ id, title, area, price: hourlyRate })),
    [cards],
  )
  const isHydrated = useHydrated()
  const selected = cards.find(({ id }) => id === selectedId)
  return (
    <div className={className} style={{ top: BAR, height: `calc(100dvh - ${BAR}px)` }}>
      {isHydrated && (
        <Suspense>
          <AreaMap
            areas={areas}
            selectedId={pointedId ?? selectedId}
            onSelect={onSelect}
            around={
              place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null
            }
            className="h-full border"
          />
        </Suspense>
      )}
      <div className="lg:hidden">{selected && <MapCard card={selected} query={choice} />}</div>
    </div>
  )
}

/** The chosen pin's space, in one row above the lower edge of a phone's map. */
function MapCard({ card, query }: { card: PropertyCard; query: string }) {
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
