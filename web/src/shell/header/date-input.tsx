import { headerTexts } from '@roomtone/texts/shell/header'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'

export const searchInput = 'w-full bg-transparent text-small text-ink placeholder:text-ink-2'

/** The browser's own date field, with words instead of its empty pattern until it is used. */
export function DateInput({ id, name, value }: { id: string; name: string; value: string }) {
  const [empty, setEmpty] = useState(value === '')
  return (
    <span className="relative grid">
      <input
        id={id}
        name={name}
        type="date"
        defaultValue={value}
        onChange={(event) => setEmpty(event.target.value === '')}
        className={cx(searchInput, empty && 'peer opacity-0 focus:opacity-100')}
      />
      {empty && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 text-small text-ink-2 peer-focus:hidden"
        >
          {headerTexts.search.datePlaceholder}
        </span>
      )}
    </span>
  )
}
