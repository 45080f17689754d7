import { type ChartScale, chartScale } from '../../../parts/money/chart-scale.ts'
import type { Series, Unit } from './report.ts'
import { figureWords } from './words.ts'

const HEIGHT = 200
const TOP = 12
const BELOW = 28
const LABELS = 72
/** Lines differ in dashes and thickness too, not only in color. */
export const STROKES = [
  { stroke: 'var(--ink)', width: 2.5, dash: undefined },
  { stroke: 'var(--ok)', width: 2, dash: '7 4' },
  { stroke: 'var(--wait)', width: 2, dash: '2 3' },
  { stroke: 'var(--bad)', width: 2, dash: '10 3 2 3' },
  { stroke: 'var(--ink-2)', width: 1.5, dash: '4 4' },
  { stroke: 'var(--ink-3)', width: 1.5, dash: undefined },
] as const

type LineChartProps = { labels: readonly string[]; series: readonly Series[]; unit: Unit }

/** A picture only: the table beside it has the same figures. */
export function LineChart({ labels, series, unit }: LineChartProps) {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0))
  const { top, ticks } = withRoomBelow(chartScale(values, LEAST[unit]), Math.min(0, ...values))
  const bottom = ticks[0] ?? 0
  const yOf = (value: number) => TOP + ((top - value) / (top - bottom)) * HEIGHT
  const xOf = (index: number) => (labels.length === 1 ? 50 : (100 * index) / (labels.length - 1))
  const every = Math.max(1, Math.ceil(labels.length / 6))
  return (
    <div aria-hidden="true" className="relative text-tiny" style={{ paddingInlineStart: LABELS }}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute start-0 [translate:0_-50%] text-ink-2 even-figures"
          style={{ top: yOf(tick) }}
        >
          {figureWords(tick, unit)}
        </span>
      ))}
      <div className="relative">
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${TOP + HEIGHT}`}
          preserveAspectRatio="none"
          width="100%"
          height={TOP + HEIGHT}
          style={{ overflow: 'visible' }}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100"
              y1={yOf(tick)}
              y2={yOf(tick)}
              stroke={tick === 0 ? 'var(--ink-3)' : 'var(--line)'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {series.map((one, index) => {
            const { stroke, width, dash } = STROKES[index % STROKES.length] ?? STROKES[0]
            const shared = {
              fill: 'none',
              stroke,
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
              vectorEffect: 'non-scaling-stroke',
            } as const
            return (
              <g key={one.name}>
                <path
                  d={pathOf(one.values, xOf, yOf)}
                  {...shared}
                  strokeWidth={width}
                  strokeDasharray={dash}
                />
                <path d={dotsOf(one.values, xOf, yOf)} {...shared} strokeWidth={6 - index} />
              </g>
            )
          })}
        </svg>
        <div style={{ height: BELOW }} className="relative">
          {labels.map((label, index) =>
            index % every === 0 ? (
              <span
                key={xOf(index)}
                className="absolute top-2 whitespace-nowrap text-ink-2"
                style={{ left: `${xOf(index)}%`, transform: 'translateX(-50%)' }}
              >
                {label}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </div>
  )
}

const LEAST: Record<Unit, number> = { count: 4, money: 10_000, minutes: 4, percent: 100 }

/** A line dips below zero on a day with more refunds than income. */
function withRoomBelow({ top, ticks }: ChartScale, lowest: number): ChartScale {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  const below = Array.from({ length: Math.ceil(-lowest / step) }, (_, index) => -(index + 1) * step)
  return { top, ticks: [...below.reverse(), ...ticks] }
}

type Place = (value: number) => number

/** Where there is no value, there is no line. */
function pathOf(values: readonly (number | null)[], xOf: Place, yOf: Place): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      return `${isNone(values[index - 1]) ? 'M' : 'L'}${xOf(index).toFixed(2)} ${yOf(value).toFixed(2)}`
    })
    .join('')
}

/** A value without neighbors is a dot. */
function dotsOf(values: readonly (number | null)[], xOf: Place, yOf: Place): string {
  return values
    .map((value, index) => {
      if (value === null || !isNone(values[index - 1]) || !isNone(values[index + 1])) return ''
      const at = `${xOf(index).toFixed(2)} ${yOf(value).toFixed(2)}`
      return `M${at}L${at}`
    })
    .join('')
}

function isNone(value: number | null | undefined): boolean {
  return value === null || value === undefined
}
