import { cx } from './cx.ts'

const width = 1280
const step = 4

/** A small sequence that looks random and is the same on the server and in the browser. */
function unevenness(seed: number) {
  const turn = Math.sin(seed * 12.9898) * 43758.5453
  return turn - Math.floor(turn)
}

const swell = (x: number, at: number, spread: number, height: number) =>
  height * Math.exp(-(((x - at) / spread) ** 2))

/** Near-silence with two breaths in it, as a recordist would see it. */
function drawTone(): string {
  const strokes: string[] = []
  for (let x = 0; x <= width; x += step) {
    const loudness = 0.5 + swell(x, 232, 26, 5) + swell(x, 906, 42, 9)
    const up = 20 - loudness * (0.55 + 0.9 * unevenness(x + 1))
    const down = 20 + loudness * (0.55 + 0.9 * unevenness(x + 2.5))
    strokes.push(`M${x} ${up.toFixed(1)}V${down.toFixed(1)}`)
  }
  return strokes.join('')
}

const tone = drawTone()

export function ToneLine({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx('h-10 w-full', className)}
    >
      <path d={tone} />
    </svg>
  )
}
