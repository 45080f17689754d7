import { mapTexts as texts } from '@roomtone/texts/map/map'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSite } from '../../platform/queries/site.query.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Credit } from './credits.ts'
import { type Box, drawMap } from './draw-map.ts'
import { loadOutline, type Outline } from './outline.ts'
import { metersPerPixel, type Size, toLatLng, type View } from './projection.ts'
import { scaleBar } from './scale-bar.ts'
import { TileGround } from './tile-ground.tsx'
import { type MapState, useMap } from './use-map.ts'

/** A style that failed once fails again, so later maps do not wait for it. */
let hasFailed = false

const SCALE_WIDTH = 90

type MapFrameProps = {
  label?: string | undefined
  start: (size: Size, hasTiles: boolean) => View
  fitKey: string
  embedded?: boolean | undefined
  /** The area where city names would be in the way. */
  clear?: ((map: MapState) => Box[]) | undefined
  /** What is drawn on top of the map. */
  children: (map: MapState) => ReactNode
  /** Needs a height. */
  className?: string | undefined
}

/**
 * The background of every map: packaged outlines, which tell nobody where anyone looks, or a style with
 * tiles.
 */
export function MapFrame(props: MapFrameProps) {
  const { label = texts.map, start, fitKey, embedded = false, clear, children, className } = props
  const { styleUrl, credits, setCredits, giveUp } = useGround()
  const hasTiles = styleUrl !== null
  const { frame, surface, map, surfaceProps } = useMap({
    start: (size) => start(size, hasTiles),
    fitKey,
    embedded,
  })
  return (
    <div ref={frame} className={cx('relative overflow-hidden bg-card', className)}>
      <div
        ref={surface}
        {...surfaceProps}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the map too
        tabIndex={0}
        className="absolute inset-0 cursor-grab focus-visible:-outline-offset-4"
        // With pan-y a finger still scrolls the page past the map.
        style={{ touchAction: embedded ? 'pan-y' : 'none' }}
      >
        {map && hasTiles && (
          <TileGround styleUrl={styleUrl} view={map.view} onCredits={setCredits} onFail={giveUp} />
        )}
        {map && !hasTiles && <Ground map={map} clear={clear?.(map) ?? []} />}
      </div>
      {map && (
        <>
          {children(map)}
          <ZoomButtons map={map} />
          <Foot map={map} credits={hasTiles ? credits : null} />
        </>
      )}
    </div>
  )
}

function Ground({ map: { view, size }, clear }: { map: MapState; clear: Box[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [outline, setOutline] = useState<Outline | 'failed' | null>(null)
  const isDark = useDarkTheme()

  useEffect(() => {
    let gone = false
    loadOutline().then(
      (loaded) => !gone && setOutline(loaded),
      () => !gone && setOutline('failed'),
    )
    return () => {
      gone = true
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colors are read while drawing
  useEffect(() => {
    if (canvas.current && outline && outline !== 'failed') drawMap(canvas.current, outline, view, size, clear)
  }, [outline, view, size, clear, isDark])

  if (outline === 'failed') {
    return (
      <p role="status" className="grid h-full place-items-center text-small text-ink-2">
        {texts.failed}
      </p>
    )
  }
  return <canvas ref={canvas} className="size-full" />
}

function useDarkTheme(): boolean {
  const [isDark, setDark] = useState(false)
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)')
    const look = () => setDark(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return isDark
}

function ZoomButtons({ map }: { map: MapState }) {
  return (
    <div className="absolute top-4 end-4 grid gap-2">
      <IconButton label={texts.zoomIn} variant="raised" onClick={() => map.zoomBy(1)}>
        <Plus strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.zoomOut} variant="raised" onClick={() => map.zoomBy(-1)}>
        <Minus strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function Foot({ map: { view }, credits }: { map: MapState; credits: Credit[] | null }) {
  const { text, width } = scaleBar(metersPerPixel(toLatLng(view).lat, view.zoom), SCALE_WIDTH)
  return (
    <div
      className="pointer-events-none absolute flex items-end justify-between gap-4 text-tiny text-ink-2"
      style={{ insetInline: 8, bottom: 4 }}
    >
      <span className={cx('flex-none', credits && 'bg-card')} style={{ width, borderBottom: '1px solid' }}>
        {text}
      </span>
      <span className="rounded-s bg-card px-1">{credits?.map(creditOf) ?? texts.credits}</span>
    </div>
  )
}

function creditOf({ text, href }: Credit, index: number) {
  const key = `${index} ${text}`
  if (href === null) return <span key={key}>{text}</span>
  return (
    <a
      key={key}
      href={href}
      target="_blank"
      rel="noreferrer"
      className="underline"
      style={{ pointerEvents: 'auto' }}
    >
      {text}
    </a>
  )
}

/**
 * The background of the map: the style of this installation, or the packaged outline when there is none or it
 * fails.
 */
function useGround() {
  const { mapStyleUrl } = useSite()
  const [isGivenUp, setGivenUp] = useState(hasFailed)
  const [credits, setCredits] = useState<Credit[]>([])
  function giveUp(): void {
    hasFailed = true
    setGivenUp(true)
  }
  return { styleUrl: isGivenUp ? null : mapStyleUrl, credits, setCredits, giveUp }
}
