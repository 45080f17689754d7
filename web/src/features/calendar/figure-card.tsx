import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type FigureCardProps = {
  title: string
  rows: readonly { label: string; note?: string; value: string }[]
  action?: ReactNode
}

export function FigureCard({ title, rows, action }: FigureCardProps) {
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-body font-semibold tracking-normal">{title}</h2>
        {action}
      </div>
      <dl className="mt-2">
        {rows.map(({ label, note, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-t py-3 first:border-t-0"
          >
            <dt className="text-small">
              {label}
              {note && <span className="block text-tiny text-ink-2">{note}</span>}
            </dt>
            <dd className="font-serif text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
