import { personTexts as texts } from '@roomtone/texts/admin/person'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

type SectionProps = { title: string; children: ReactNode; all?: ReactNode }

export function PersonSection({ title, children, all }: SectionProps) {
  return (
    <Card>
      <section aria-label={title}>
        <h2 className="mb-3 text-title">{title}</h2>
        {children}
        {all && <p className="mt-3 text-small">{all}</p>}
      </section>
    </Card>
  )
}

/** The newest few; an empty list is one word. */
export function PersonRows({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-small text-ink-2">{texts.nothing}</p>
  return <ul className="grid gap-2 text-small">{children}</ul>
}

export function PersonRow({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b pb-2">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="flex-none text-ink-2">{aside}</span>
    </li>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-small">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
