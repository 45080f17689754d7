import { Map as Engine, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type Credit, readCredits } from './credits.ts'
import type { View } from './projection.ts'
import { cameraOf, flatten, isWorthShowing, type Signs } from './tile-camera.ts'

/** One of our own files: a worker made of a blob would need a wider policy. */
setWorkerUrl(workerUrl)

const PATIENCE_MS = 6000

export type TileMap = { show: (view: View) => void; close: () => void }
type Hear = { onCredits: (credits: Credit[]) => void; onFail: () => void }

/**
 * Draws a style's tiles for the view. The frame keeps pointer and keys and draws everything on top, so that
 * both backgrounds behave alike; and without the engine's own controls none of its styles are needed.
 */
export function openTileMap(
  box: HTMLElement,
  styleUrl: string,
  view: View,
  { onCredits, onFail }: Hear,
): TileMap {
  const signs: Signs = { sources: null, tiles: 0 }
  let isSettled = false
  const map = new Engine({
    container: box,
    style: styleUrl,
    transformStyle: (_, next) => flatten(next),
    ...cameraOf(view),
    interactive: false,
    attributionControl: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
  })
  const settle = () => {
    if (isSettled) return
    isSettled = true
    clearTimeout(timer)
    if (!isWorthShowing(signs)) onFail()
  }
  const timer = setTimeout(settle, PATIENCE_MS)
  map.on('style.load', () => {
    signs.sources = sourcesOf(map).length
  })
  map.on('load', settle)
  // Without a listener the engine would write every error to the console.
  map.on('error', () => {
    if (signs.sources === null) settle()
  })
  map.on('sourcedata', ({ tile, sourceDataType }) => {
    if (tile) signs.tiles += 1
    if (sourceDataType === 'metadata') onCredits(creditsOf(map))
  })
  return {
    show: (next) => {
      map.jumpTo(cameraOf(next))
    },
    close: () => {
      isSettled = true
      clearTimeout(timer)
      map.remove()
    },
  }
}

function sourcesOf(map: Engine): string[] {
  return Object.keys(map.getStyle()?.sources ?? {})
}

function creditsOf(map: Engine): Credit[] {
  return readCredits(sourcesOf(map).map((name) => map.getSource(name)?.attribution ?? ''))
}
