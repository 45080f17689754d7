import type { ReactNode } from 'react'
import { adminTexts as texts } from './admin.texts.ts'

export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search aria-label={texts.filters} className="mb-6 grid grid-cols-2 flex-wrap items-end gap-4 md:flex">
      {children}
    </search>
  )
}
