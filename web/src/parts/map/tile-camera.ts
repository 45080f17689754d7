import type { StyleSpecification } from 'maplibre-gl'
import { toLatLng, type View } from './projection.ts'

/** The engine counts zoom in tiles of 512 pixels, we in tiles of 256. */
export function cameraOf(view: View) {
  return { center: toLatLng(view), zoom: view.zoom - 1, bearing: 0, pitch: 0 }
}

/** Pins are placed for a flat map that faces north, but a style may ask for a globe or hills. */
export function flatten({ projection, terrain, sky, ...style }: StyleSpecification): StyleSpecification {
  return style
}

/** What has loaded: the style's number of sources (null: not even the style), and tiles of any of them. */
export type Signs = { sources: number | null; tiles: number }

/** One lost tile does not matter, and a missing tile is no error; a style without a single tile is no map. */
export function isWorthShowing({ sources, tiles }: Signs): boolean {
  return sources === 0 || (sources !== null && tiles > 0)
}
