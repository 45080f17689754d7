import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { panBy, type Screen, type Size, type View, zoomAround } from './projection.ts'

const STEP = 80
const KEYS: Record<string, { left: number; top: number }> = {
  ArrowLeft: { left: -STEP, top: 0 },
  ArrowRight: { left: STEP, top: 0 },
  ArrowUp: { left: 0, top: -STEP },
  ArrowDown: { left: 0, top: STEP },
}
const ZOOM_KEYS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }
const WHEEL_PER_ZOOM = 240

export type MapState = {
  view: View
  size: Size
  /** Around the middle. */
  zoomBy: (steps: number) => void
  setView: (view: View) => void
}

type Options = {
  /** The view to begin with, and again whenever `fitKey` changes. */
  start: (size: Size) => View
  fitKey: string
  /** In the middle of a page: one finger and the plain wheel scroll the page, not the map. */
  embedded?: boolean | undefined
}

/** All pointer and key handling of a map. The frame's own size decides what is in view. */
export function useMap({ start, fitKey, embedded = false }: Options) {
  const frame = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [own, setOwn] = useState<{ key: string; view: View } | null>(null)
  const view = own?.key === fitKey ? own.view : size && start(size)
  const latest = useRef({ view, size })
  latest.current = { view, size }

  const setView = (next: View) => {
    latest.current.view = next
    setOwn({ key: fitKey, view: next })
  }
  const change = (next: (view: View, size: Size) => View) => {
    const { view: current, size: room } = latest.current
    if (current && room) setView(next(current, room))
  }
  const zoomBy = (steps: number) =>
    change((current, room) =>
      zoomAround(current, room, { left: room.width / 2, top: room.height / 2 }, current.zoom + steps),
    )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useWheel(surface, embedded, (anchor, delta) =>
    change((current, room) => zoomAround(current, room, anchor, current.zoom - delta / WHEEL_PER_ZOOM)),
  )
  const hands = useHands(change)

  function press(event: KeyboardEvent): void {
    const step = KEYS[event.key]
    const zoom = ZOOM_KEYS[event.key]
    if (event.ctrlKey || event.metaKey || (!step && !zoom)) return
    event.preventDefault()
    if (step) change((current) => panBy(current, step.left, step.top))
    if (zoom) zoomBy(zoom)
  }

  const map: MapState | null = view && size ? { view, size, zoomBy, setView } : null
  return { frame, surface, map, surfaceProps: { ...hands, onKeyDown: press } }
}

/** React listens to the wheel passively, so the page would scroll too; this listener may prevent it. */
function useWheel(
  surface: { current: HTMLElement | null },
  embedded: boolean,
  turn: (anchor: Screen, delta: number) => void,
): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      if (embedded && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      // A touchpad sends a pinch as small wheel turns with Control.
      const delta = event.ctrlKey ? event.deltaY * 4 : event.deltaY
      latest.current({ left: event.clientX - box.left, top: event.clientY - box.top }, delta)
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [surface, embedded])
}

type Change = (next: (view: View, size: Size) => View) => void

/** One pointer drags, two pinch. */
function useHands(change: Change) {
  const down = useRef(new Map<number, Screen>())

  function place(event: PointerEvent): Screen {
    const box = event.currentTarget.getBoundingClientRect()
    return { left: event.clientX - box.left, top: event.clientY - box.top }
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    down.current.set(event.pointerId, place(event))
  }

  function onPointerMove(event: PointerEvent): void {
    const before = down.current.get(event.pointerId)
    if (!before) return
    const now = place(event)
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
    down.current.set(event.pointerId, now)
    if (!other) {
      change((view) => panBy(view, before.left - now.left, before.top - now.top))
      return
    }
    const ratio = distance(now, other) / Math.max(1, distance(before, other))
    const middle = { left: (now.left + other.left) / 2, top: (now.top + other.top) / 2 }
    change((view, size) => zoomAround(view, size, middle, view.zoom + Math.log2(ratio)))
  }

  function lift(event: PointerEvent): void {
    down.current.delete(event.pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift }
}

function distance(a: Screen, b: Screen): number {
  return Math.hypot(a.left - b.left, a.top - b.top)
}
