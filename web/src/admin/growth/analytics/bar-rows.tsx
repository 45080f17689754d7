import type { Report } from './report.ts'
import { figureWords } from './words.ts'

/** Steps or ranks, each as long as its value. A picture only: the table beside it has the same figures. */
export function BarRows({ report }: { report: Report }) {
  const [first, second] = report.series
  if (!first) return null
  const most = Math.max(1, ...first.values.map((value) => value ?? 0))
  return (
    <div aria-hidden="true" className="grid gap-3 text-small">
      {report.rows.map((row, index) => {
        const value = first.values[index] ?? 0
        const beside = second?.values[index] ?? null
        return (
          <div key={row} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{row}</span>
              <span className="flex-none even-figures">
                {figureWords(value, first.unit)}
                {second && beside !== null && (
                  <span className="text-ink-2"> · {figureWords(beside, second.unit)}</span>
                )}
              </span>
            </span>
            <svg width="100%" height="8" aria-hidden="true">
              <rect width="100%" height="8" rx="2" fill="var(--off-soft)" />
              <rect width={`${(100 * value) / most}%`} height="8" rx="2" fill="var(--ink)" />
            </svg>
          </div>
        )
      })}
    </div>
  )
}
