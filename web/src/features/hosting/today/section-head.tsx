import type { ReactNode } from 'react'

type SectionHeadProps = { title: string; count?: number | undefined; action?: ReactNode }

export function SectionHead({ title, count, action }: SectionHeadProps) {
  return (
    <div className="mb-4 flex items-baseline justify-between gap-4">
      <h2 className="flex items-baseline gap-2">
        {title}
        {count !== undefined && (
          <span className="font-sans text-small tracking-normal text-ink-2 even-figures">{count}</span>
        )}
      </h2>
      {action}
    </div>
  )
}
