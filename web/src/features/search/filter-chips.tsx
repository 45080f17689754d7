import { searchTexts as texts } from '@roomtone/texts/search/search'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import type { ActiveFilter } from './active-filters.ts'
import { searchAddress } from './search-state.ts'

/** The active filters, each with a way to remove it. They are links, so that they work without script. */
export function FilterChips({ chips, centered }: { chips: readonly ActiveFilter[]; centered?: boolean }) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={texts.active}
      className={cx('flex flex-wrap items-center gap-2', centered && 'justify-center')}
    >
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={searchAddress(without)}
            replace
            preventScrollReset
            aria-label={texts.removeFilter({ label })}
            className="touch inline-flex min-h-8 items-center gap-1.5 rounded-pill border bg-card px-3 text-small hover:border-ink"
          >
            {label}
            <X className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/search"
          replace
          preventScrollReset
          className="link touch inline-flex min-h-8 items-center px-2 text-small font-medium"
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  )
}
