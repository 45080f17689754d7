import type { City, Line, Outline } from './outline.ts'
import { fromScreen, type Screen, type Size, toScreen, type View, worldPixels } from './projection.ts'

/** The area that city names avoid. */
export type Box = Screen & Size

type Colors = { water: string; land: string; shore: string; border: string; word: string; font: string }

const LABELS_MAX = 40
const LABEL_HEIGHT = 16
/** Towns only once the country is large enough to have room for them. */
const CITIES_AT_ZOOM_4 = 40

/**
 * Draws the outline and the names of cities. Colors are the page's tokens, read again each time so that a
 * dark theme follows.
 */
export function drawMap(
  canvas: HTMLCanvasElement,
  outline: Outline,
  view: View,
  size: Size,
  clear: Box[],
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const ratio = Math.min(window.devicePixelRatio || 1, 2)
  canvas.width = Math.round(size.width * ratio)
  canvas.height = Math.round(size.height * ratio)
  context.scale(ratio, ratio)
  const colors = colorsOf(canvas)
  context.fillStyle = colors.water
  context.fillRect(0, 0, size.width, size.height)
  const pen = penOf(context, view, size)
  pen.fill(outline.land, colors.land)
  pen.fill(outline.lakes, colors.water)
  pen.fill([...outline.islands, ...outline.states], colors.land)
  context.lineWidth = 1
  context.setLineDash([2, 3])
  pen.stroke(outline.borders, colors.border)
  context.setLineDash([])
  pen.stroke([...outline.shores, ...outline.states], colors.shore)
  nameCities(context, outline.cities, view, size, colors, clear)
}

function colorsOf(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas)
  const token = (name: string) => style.getPropertyValue(name).trim()
  // White water beside warm land in the light theme; in the dark theme the land has to be the lighter one.
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return {
    water: token(isDark ? '--paper' : '--card'),
    land: token(isDark ? '--off-soft' : '--paper-2'),
    shore: token('--ink-3'),
    border: token('--ink-3'),
    word: token('--ink-2'),
    font: `500 12px ${style.fontFamily}`,
  }
}

function penOf(context: CanvasRenderingContext2D, view: View, size: Size) {
  const scale = worldPixels(view.zoom)
  const from = fromScreen(view, size, { left: 0, top: 0 })
  const to = fromScreen(view, size, { left: size.width, top: size.height })
  const isSeen = (line: Line) =>
    line.east >= from.x && line.west <= to.x && line.south >= from.y && line.north <= to.y

  function trace(lines: readonly Line[]): void {
    context.beginPath()
    for (const { points } of lines.filter(isSeen)) {
      for (let index = 0; index < points.length; index += 2) {
        const left = ((points[index] ?? 0) - from.x) * scale
        const top = ((points[index + 1] ?? 0) - from.y) * scale
        if (index === 0) context.moveTo(left, top)
        else context.lineTo(left, top)
      }
    }
  }

  return {
    fill(lines: readonly Line[], color: string) {
      trace(lines)
      context.fillStyle = color
      context.fill('evenodd')
    },
    stroke(lines: readonly Line[], color: string) {
      trace(lines)
      context.strokeStyle = color
      context.stroke()
    },
  }
}

function nameCities(
  context: CanvasRenderingContext2D,
  cities: readonly City[],
  view: View,
  size: Size,
  colors: Colors,
  clear: Box[],
): void {
  context.font = colors.font
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const taken = [...clear]
  const most = CITIES_AT_ZOOM_4 * 3 ** Math.max(0, view.zoom - 4)
  let named = 0
  for (const city of cities.slice(0, most)) {
    const { left, top } = toScreen(view, size, city)
    if (left < 0 || top < 0 || left > size.width || top > size.height) continue
    const box = {
      left: left - 4,
      top: top - 8,
      width: context.measureText(city.name).width + 16,
      height: LABEL_HEIGHT,
    }
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    drawName(context, city.name, { left, top }, colors)
    named += 1
    if (named === LABELS_MAX) return
  }
}

function drawName(context: CanvasRenderingContext2D, name: string, at: Screen, colors: Colors): void {
  context.fillStyle = colors.shore
  context.beginPath()
  context.arc(at.left, at.top, 2, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = colors.land
  context.lineWidth = 3
  context.strokeText(name, at.left + 7, at.top)
  context.fillStyle = colors.word
  context.fillText(name, at.left + 7, at.top)
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}
