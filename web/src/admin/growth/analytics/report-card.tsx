import { analyticsTexts as texts } from '@roomtone/texts/admin/analytics'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { STROKES } from './line-chart.tsx'
import type { Report, Series } from './report.ts'
import { useDownload } from './use-download.ts'
import { figureWords } from './words.ts'

type ReportCardProps = {
  report: Report
  /** What the rows are, and the name of each. */
  first: string
  rowWords: (row: string) => string
  children: ReactNode
}

/** A chart and the table of the same figures: one is visible, both are on the page. */
export function ReportCard({ report, first, rowWords, children }: ReportCardProps) {
  const [asTable, setAsTable] = useState(false)
  const download = useDownload()
  const heading = useId()
  return (
    <Card>
      <section aria-labelledby={heading} className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id={heading} className="font-sans text-body font-semibold tracking-normal">
              {report.title}
            </h2>
            <p className="text-small text-ink-2">{report.text}</p>
          </div>
          <div className="flex gap-2">
            <Button
              variant="quiet"
              aria-label={`${asTable ? texts.showChart : texts.showTable}, ${report.title}`}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? texts.showChart : texts.showTable}
            </Button>
            <Button
              variant="quiet"
              aria-label={texts.downloadOf({ title: report.title })}
              onClick={() => void download([report], first)}
            >
              {texts.download}
            </Button>
          </div>
        </div>
        {report.rows.length === 0 ? (
          <p className="text-small text-ink-2">{texts.empty}</p>
        ) : (
          <>
            {!asTable && children}
            <Figures report={report} first={first} rowWords={rowWords} isShown={asTable} />
          </>
        )}
      </section>
    </Card>
  )
}

export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {series.map(({ name, total, unit }, index) => {
        const look = STROKES[index % STROKES.length] ?? STROKES[0]
        return (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="24" height="8">
              <line
                x2="24"
                y1="4"
                y2="4"
                stroke={look.stroke}
                strokeWidth={look.width}
                strokeDasharray={look.dash}
              />
            </svg>
            {name} <b className="even-figures">{figureWords(total, unit)}</b>
          </li>
        )
      })}
    </ul>
  )
}

type FiguresProps = {
  report: Report
  first: string
  rowWords: (row: string) => string
  isShown: boolean
}

function Figures({ report, first, rowWords, isShown }: FiguresProps) {
  const hasTotals = report.series.some(({ total }) => total !== null)
  return (
    // A wide table scrolls by itself, also with the keyboard.
    <div
      className={isShown ? 'overflow-x-auto' : 'sr-only'}
      {...(isShown ? { tabIndex: 0, role: 'region', 'aria-label': report.title } : {})}
    >
      <table className={cx('text-small', isShown && 'w-full')}>
        <caption className="sr-only">{report.title}</caption>
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-3 text-start font-medium text-ink-2">
              {first}
            </th>
            {report.series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-3 text-end font-medium text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row, index) => (
            <tr key={row} className="border-b">
              <th scope="row" className="py-3 text-start font-normal whitespace-nowrap">
                {rowWords(row)}
              </th>
              {report.series.map(({ name, values, unit }) => (
                <td key={name} className="px-3 py-3 text-end even-figures">
                  {figureWords(values[index] ?? null, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              <th scope="row" className="py-3 text-start font-medium">
                {texts.all.total}
              </th>
              {report.series.map(({ name, total, unit }) => (
                <td key={name} className="px-3 py-3 text-end font-medium even-figures">
                  {figureWords(total, unit)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
