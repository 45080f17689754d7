import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from './button.tsx'
import { uiTexts } from './ui.texts.ts'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
}

export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={uiTexts.pages} className="flex flex-wrap items-center justify-center gap-4 py-10">
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeft className="size-4" aria-hidden="true" />
        {uiTexts.previousPage}
      </Step>
      <span className="text-small text-ink-2 tabular-nums">{uiTexts.pageOf(page, pages)}</span>
      <Step to={page < pages ? hrefFor(page + 1) : null} rel="next">
        {uiTexts.nextPage}
        <ChevronRight className="size-4" aria-hidden="true" />
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  const look = buttonClass({ variant: 'line', className: to ? '' : 'invisible' })
  if (!to) return <span className={look}>{children}</span>
  return (
    <Link to={to} rel={rel} className={look}>
      {children}
    </Link>
  )
}
