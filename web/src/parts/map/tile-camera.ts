import type { StyleSpecification } from 'maplibre-gl'
import { toLatLng, type View } from './projection.ts'

/** The engine counts zoom in tiles of 512 pixels, we in tiles of 256. */
export function cameraOf(view: View) {
  return { center: toLatLng(view), zoom: view.zoom - 1, bearing: 0, pitch: 0 }
}

/** What stands on the map is placed for a flat map that faces north; a style may wish for a globe or for hills. */
export function flatten({ projection, terrain, sky, ...style }: StyleSpecification): StyleSpecification {
  return style
}

/** What has arrived: the style's number of sources (null: not even the style), and tiles of any of them. */
export type Signs = { sources: number | null; tiles: number }

/** One lost tile does not matter, and a tile that is not found is no error; a style without a single one is no map. */
export function isWorthShowing({ sources, tiles }: Signs): boolean {
  return sources === 0 || (sources !== null && tiles > 0)
}
