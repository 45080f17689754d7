import { adminTexts as texts } from '@roomtone/texts/admin/admin'
import type { ReactNode } from 'react'

/** On phones a select has a row to itself: half of one cuts the longer words of some languages. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search
      aria-label={texts.filters}
      className="mb-6 grid grid-cols-2 flex-wrap items-end gap-4 max-md:[&>:has(select)]:col-span-2 md:flex"
    >
      {children}
    </search>
  )
}

/** The actions on the whole list, at the end of its filters. */
export function FilterEnd({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-md:col-span-2 md:ms-auto">{children}</div>
}
