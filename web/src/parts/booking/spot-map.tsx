import { MapPin } from 'lucide-react'
import type { Box } from '../map/draw-map.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { type Screen, toScreen, toWorld } from '../map/projection.ts'

type SpotMapProps = {
  point: { lat: number; lng: number }
  label: string
  /** Needs a height. */
  className?: string | undefined
}

const PIN = 40
/** An outline has towns and no streets, so it is shown with the towns around. */
const ZOOM = { outline: 9, tiles: 15 }

/** The door itself, for the two people who may know it. */
export function SpotMap({ point, label, className }: SpotMapProps) {
  const middle = toWorld(point)
  return (
    <MapFrame
      label={label}
      start={(_, hasTiles) => ({ ...middle, zoom: hasTiles ? ZOOM.tiles : ZOOM.outline })}
      fitKey={`${point.lat} ${point.lng}`}
      clear={({ view, size }) => [pinBox(toScreen(view, size, middle))]}
      embedded
      className={className}
    >
      {({ view, size }) => {
        const at = toScreen(view, size, middle)
        return (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute text-accent"
            style={{ left: at.left, top: at.top, translate: '-50% -100%' }}
          >
            <MapPin className="size-10" fill="var(--card)" strokeWidth={1.5} />
          </span>
        )
      }}
    </MapFrame>
  )
}

function pinBox({ left, top }: Screen): Box {
  return { left: left - PIN / 2, top: top - PIN, width: PIN, height: PIN }
}
