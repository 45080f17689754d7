import { useEffect, useRef } from 'react'
import type { Credit } from './credits.ts'
import type { View } from './projection.ts'
import type { TileMap } from './tile-map.ts'

type TileGroundProps = {
  styleUrl: string
  view: View
  onCredits: (credits: Credit[]) => void
  onFail: () => void
}

/**
 * The background as the installation's style draws it. The engine is many times larger than the page, so it
 * is loaded only here.
 */
export function TileGround({ styleUrl, view, onCredits, onFail }: TileGroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const tiles = useRef<TileMap | null>(null)
  const latest = useRef({ view, onCredits, onFail })
  latest.current = { view, onCredits, onFail }

  useEffect(() => {
    let gone = false
    const open = async () => {
      if (!canDrawTiles()) throw new Error('No WebGL')
      const { openTileMap } = await import('./tile-map.ts')
      if (gone || !box.current) return
      tiles.current = openTileMap(box.current, styleUrl, latest.current.view, {
        onCredits: (credits) => latest.current.onCredits(credits),
        onFail: () => latest.current.onFail(),
      })
    }
    open().catch(() => !gone && latest.current.onFail())
    return () => {
      gone = true
      tiles.current?.close()
      tiles.current = null
    }
  }, [styleUrl])

  useEffect(() => {
    tiles.current?.show(view)
  }, [view])

  return <div ref={box} aria-hidden="true" className="size-full" />
}

/** Checked before the engine is downloaded in vain. */
function canDrawTiles(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
