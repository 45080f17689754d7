import type { Area } from '@roomtone/contract/listing/property-card'
import { mapTexts as texts } from '@roomtone/texts/map/map'
import { ShieldCheck } from 'lucide-react'
import { formatMoney } from '../../platform/format/money.ts'
import { cx } from '../../ui/cx.ts'
import { type Cluster, clusterPins } from './cluster.ts'
import { Disc } from './disc.tsx'
import type { Box } from './draw-map.ts'
import { MapFrame } from './map-frame.tsx'
import { fitPoints, type LatLng, metersPerPixel, type Screen, toScreen, toWorld } from './projection.ts'
import type { MapState } from './use-map.ts'

/** A listing on the map: roughly where, and for how much. */
export type MapArea = { id: string; title: string; area: Area /** Cents. */; price: number }

type AreaMapProps = {
  areas: readonly MapArea[]
  selectedId?: string | null | undefined
  /** Null: nothing is selected any more. */
  onSelect: (id: string | null) => void
  /** Where to look while there is nothing to show. */
  around?: LatLng | null | undefined
  className?: string | undefined
}

type Pin = Screen & MapArea

const PIN = { width: 76, height: 34 }
/** At first the towns around are in view too, because they say more than an empty area. */
const FIRST = 9
/** Any closer, an approximate place would look exact, and an outline has nothing left to show. */
const CLOSEST = 11
/** A smaller circle says nothing that the pin does not. */
const CIRCLE_FROM = 24

/** Prices where the spaces roughly are. Pins that would cover each other are grouped until there is room. */
export function AreaMap({ areas, selectedId = null, onSelect, around, className }: AreaMapProps) {
  const points = (areas.length > 0 || !around ? areas.map(({ area }) => area) : [around]).map(toWorld)
  const groups = ({ view, size }: MapState) =>
    clusterPins(
      areas.map((area): Pin => ({ ...area, ...toScreen(view, size, toWorld(area.area)) })),
      PIN.width,
      PIN.height,
    )
  return (
    <MapFrame
      start={(size) => fitPoints(points, size, FIRST)}
      fitKey={points.map(({ x, y }) => `${x} ${y}`).join()}
      clear={(map) => groups(map).map(boxOf)}
      className={className}
    >
      {(map) => (
        <>
          <Circle map={map} selected={areas.find(({ id }) => id === selectedId)} />
          <ul aria-label={texts.spaces}>
            {groups(map).map((group) => (
              <PinItem
                key={group.members[0]?.id}
                group={group}
                map={map}
                selectedId={selectedId}
                onSelect={onSelect}
              />
            ))}
          </ul>
          <p
            className="pointer-events-none absolute top-4 start-4 flex w-fit items-center gap-2 rounded-s border bg-card px-3 py-2 text-tiny text-ink-2"
            // The zoom buttons have the other corner.
            style={{ insetInlineEnd: 80 }}
          >
            <ShieldCheck className="size-4 flex-none" strokeWidth={1.5} aria-hidden="true" />
            {texts.approximate}
          </p>
        </>
      )}
    </MapFrame>
  )
}

function boxOf({ left, top }: Screen): Box {
  return { left: left - PIN.width / 2, top: top - PIN.height / 2, ...PIN }
}

type PinItemProps = {
  group: Cluster<Pin>
  map: MapState
  selectedId: string | null
  onSelect: (id: string | null) => void
}

function PinItem({ group: { left, top, members }, map, selectedId, onSelect }: PinItemProps) {
  const price = formatMoney(Math.min(...members.map((member) => member.price)))
  const at = members.findIndex(({ id }) => id === selectedId)
  const isSelected = at >= 0
  const one = members.length === 1 ? members[0] : undefined

  function press(): void {
    if (one) {
      onSelect(isSelected ? null : one.id)
      return
    }
    const closer = fitPoints(
      members.map(({ area }) => toWorld(area)),
      map.size,
      CLOSEST,
    )
    if (closer.zoom > map.view.zoom + 0.5) map.setView(closer)
    // Pins at exactly the same spot never separate by zooming: each press shows the next.
    else onSelect(members[(at + 1) % members.length]?.id ?? null)
  }

  return (
    <li
      className="absolute"
      style={{
        left: Math.round(left),
        top: Math.round(top),
        translate: '-50% -50%',
        zIndex: isSelected ? 1 : undefined,
      }}
    >
      <button
        type="button"
        onClick={press}
        aria-pressed={isSelected}
        aria-label={one ? `${one.title}, ${price}` : texts.group({ count: members.length, price })}
        className={cx(
          'min-h-8 rounded-pill border px-3 text-small font-semibold whitespace-nowrap shadow-2',
          isSelected ? 'bg-ink text-paper' : 'bg-card text-ink hover:bg-paper-2',
        )}
      >
        {one ? price : texts.from({ count: members.length, price })}
      </button>
    </li>
  )
}

function Circle({ map: { view, size }, selected }: { map: MapState; selected: MapArea | undefined }) {
  if (!selected) return null
  const { area } = selected
  const radius = area.radiusM / metersPerPixel(area.lat, view.zoom)
  if (radius < CIRCLE_FROM) return null
  return <Disc at={toScreen(view, size, toWorld(area))} radius={radius} />
}
