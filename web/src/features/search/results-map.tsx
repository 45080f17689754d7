import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import type { SearchReply } from '@roomtone/contract/search/search'
import { lazy, Suspense, useMemo } from 'react'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { MapCard } from './map-card.tsx'

const AreaMap = lazy(async () => ({ default: (await import('../../parts/map/area-map.tsx')).AreaMap }))

/** How high the bar of filters is, below which the map sticks. */
const BAR = 69

type ResultsMapProps = {
  cards: readonly PropertyCard[]
  /** What *Where* was understood as. */
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
