import type { Area } from '@roomtone/contract/listing/property-card'
import { mapTexts as texts } from '@roomtone/texts/map/map'
import { Disc } from './disc.tsx'
import { MapFrame } from './map-frame.tsx'
import { metersPerPixel, type Size, toScreen, toWorld, type View } from './projection.ts'

type AreaCircleProps = {
  area: Area
  /** The city, for people who cannot see the map. */
  place: string
  /** Needs a height. */
  className?: string | undefined
}

/** How much of the map's height the circle takes at first. */
const SHARE = 0.28
/** Any closer, no town around would be recognizable; streets still help. */
const CLOSEST = { outline: 10, tiles: 13 }

/** Where a space roughly is. The browser never gets anything more exact than the circle. */
export function AreaCircle({ area, place, className }: AreaCircleProps) {
  const middle = toWorld(area)
  const start = (size: Size, hasTiles: boolean): View => {
    const wanted = (2 * area.radiusM) / (SHARE * size.height)
    const zoom = Math.log2(metersPerPixel(area.lat, 0) / wanted)
    return { ...middle, zoom: Math.min(Math.max(zoom, 4), hasTiles ? CLOSEST.tiles : CLOSEST.outline) }
  }
  return (
    <MapFrame
      label={`${texts.area({ place })}. ${texts.map}`}
      start={start}
      fitKey={`${area.lat} ${area.lng} ${area.radiusM}`}
      embedded
      className={className}
    >
      {({ view, size }) => {
        const at = toScreen(view, size, middle)
        const radius = Math.max(10, area.radiusM / metersPerPixel(area.lat, view.zoom))
        return (
          <>
            <Disc at={at} radius={radius} />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute rounded-s bg-card px-2 text-tiny font-medium"
              style={{ left: at.left, top: at.top + radius + 6, translate: '-50%' }}
            >
              {place}
            </span>
          </>
        )
      }}
    </MapFrame>
  )
}
