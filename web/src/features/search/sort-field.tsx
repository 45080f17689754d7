import type { Sort } from '@roomtone/contract/search/search'
import { searchTexts as texts } from '@roomtone/texts/search/search'
import { useId } from 'react'
import type { SearchState } from './search-state.ts'

type SortFieldProps = {
  state: SearchState
  /** The form it belongs to, though it is elsewhere on the page. */
  form: string
  onChange: (state: SearchState) => void
}

export function SortField({ state, form, onChange }: SortFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-small">
      <label htmlFor={id} className="text-ink-2">
        {texts.sort}
      </label>
      <select
        id={id}
        form={form}
        name="sort"
        value={state.sort}
        onChange={(event) => onChange({ ...state, sort: event.target.value as Sort })}
        className="min-h-11 rounded-s bg-transparent font-medium"
      >
        {Object.entries({ ...texts.sorts, ...(state.from !== null && texts.sortsByTotal) }).map(
          ([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ),
        )}
      </select>
    </div>
  )
}
