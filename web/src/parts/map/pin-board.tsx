import { mapTexts as texts } from '@roomtone/texts/map/map'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { MapFrame } from './map-frame.tsx'
import { moveBy } from './move-by.ts'
import { fromScreen, type LatLng, type Screen, toLatLng, toScreen, toWorld } from './projection.ts'
import type { MapState } from './use-map.ts'

type PinBoardProps = {
  point: LatLng
  onMove: (point: LatLng) => void
  /** Needs a height. */
  className?: string | undefined
}

const ZOOM = 12
const KEYS: Record<string, { east: number; north: number }> = {
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
}

/** The host's own map: one pin, moved by hand or by key. */
export function PinBoard({ point, onMove, className }: PinBoardProps) {
  const hintId = useId()
  const moved = useRef('')
  const shown = useRef({ key: '', point })
  const key = `${point.lat} ${point.lng}`
  // A point that this board did not set, for example after a change of address, moves the map there.
  if (shown.current.key === '' || (key !== moved.current && key !== shown.current.key))
    shown.current = { key, point }

  function move(next: LatLng): void {
    moved.current = `${next.lat} ${next.lng}`
    onMove(next)
  }

  return (
    <div>
      <MapFrame
        start={() => ({ ...toWorld(shown.current.point), zoom: ZOOM })}
        fitKey={shown.current.key}
        embedded
        className={className}
      >
        {(map) => <Pin map={map} point={point} onMove={move} hintId={hintId} />}
      </MapFrame>
      <p id={hintId} className="mt-2 text-small text-ink-2">
        {texts.pinHint}
      </p>
      <p role="status" className="sr-only">
        {moved.current === key ? texts.moved({ lat: point.lat.toFixed(4), lng: point.lng.toFixed(4) }) : ''}
      </p>
    </div>
  )
}

type PinProps = { map: MapState; point: LatLng; onMove: (point: LatLng) => void; hintId: string }

function Pin({ map: { view, size }, point, onMove, hintId }: PinProps) {
  const held = useRef<Screen | null>(null)
  const at = toScreen(view, size, toWorld(point))

  function press(event: KeyboardEvent): void {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    const meters = event.shiftKey ? 100 : 10
    onMove(moveBy(point, meters * step.east, meters * step.north))
  }

  function grab(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { left: event.clientX - at.left, top: event.clientY - at.top }
  }

  function drag(event: PointerEvent): void {
    if (!held.current) return
    const left = event.clientX - held.current.left
    const top = event.clientY - held.current.top
    onMove(toLatLng(fromScreen(view, size, { left, top })))
  }

  function drop(): void {
    held.current = null
  }

  return (
    <button
      type="button"
      aria-label={texts.pin}
      aria-describedby={hintId}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      className="absolute grid size-11 cursor-grab place-items-center rounded-pill text-accent"
      style={{ left: at.left, top: at.top, translate: '-50% -100%', touchAction: 'none' }}
    >
      <MapPin className="size-10" fill="var(--card)" strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
