/** A point on earth. */
export type LatLng = { lat: number; lng: number }
/** Web Mercator: the whole world is a square whose sides are 1 long, its origin in the north-west. */
export type World = { x: number; y: number }
/** What a map shows: the middle, and how large. At zoom 0 the world is 256 pixels wide. */
export type View = World & { zoom: number }
export type Size = { width: number; height: number }
export type Screen = { left: number; top: number }

const ZOOM_MIN = 2.5
/**
 * Also the closest zoom at which tiles are requested, even for the host's own pin: a tile server must not
 * learn where a home is.
 */
export const ZOOM_MAX = 14
const TILE = 256
const EARTH_AROUND = 40_075_017
const MAX_LAT = 85

export function toWorld({ lat, lng }: LatLng): World {
  const sin = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) }
}

export function toLatLng({ x, y }: World): LatLng {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 }
}

/** Pixels that the whole world is wide. */
export function worldPixels(zoom: number): number {
  return TILE * 2 ** zoom
}

export function toScreen(view: View, size: Size, point: World): Screen {
  const scale = worldPixels(view.zoom)
  return {
    left: (point.x - view.x) * scale + size.width / 2,
    top: (point.y - view.y) * scale + size.height / 2,
  }
}

export function fromScreen(view: View, size: Size, { left, top }: Screen): World {
  const scale = worldPixels(view.zoom)
  return { x: view.x + (left - size.width / 2) / scale, y: view.y + (top - size.height / 2) / scale }
}

export function metersPerPixel(lat: number, zoom: number): number {
  return (EARTH_AROUND * Math.cos((lat * Math.PI) / 180)) / worldPixels(zoom)
}

export function panBy(view: View, left: number, top: number): View {
  const scale = worldPixels(view.zoom)
  return clampView({ ...view, x: view.x + left / scale, y: view.y + top / scale })
}

/** What is under `anchor` stays there. */
export function zoomAround(view: View, size: Size, anchor: Screen, zoom: number): View {
  const next = Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, zoom))
  const held = fromScreen(view, size, anchor)
  const scale = worldPixels(next)
  return clampView({
    x: held.x - (anchor.left - size.width / 2) / scale,
    y: held.y - (anchor.top - size.height / 2) / scale,
    zoom: next,
  })
}

/** The closest view that shows all points with some room around them. */
export function fitPoints(points: readonly World[], size: Size, closest: number, room = 64): View {
  if (points.length === 0) return { ...toWorld({ lat: 39.5, lng: -98.5 }), zoom: 3.4 }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = Math.max(1, size.width - 2 * room) / Math.max(right - left, 1e-9)
  const high = Math.max(1, size.height - 2 * room) / Math.max(bottom - top, 1e-9)
  const zoom = Math.log2(Math.min(wide, high) / TILE)
  return clampView({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(zoom, closest) })
}

function clampView({ x, y, zoom }: View): View {
  return {
    x: Math.max(0, Math.min(1, x)),
    y: Math.max(0, Math.min(1, y)),
    zoom: Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, zoom)),
  }
}
