import { headerTexts } from '@roomtone/texts/shell/header'
import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { WhereField } from '../../features/search/where-field.tsx'
import { cx } from '../../ui/cx.ts'
import { DateInput, searchInput } from './date-input.tsx'

const texts = headerTexts.search

/** Where, when and how many: the answers go to /search and stay in its address. */
export function SearchBar({ className }: { className?: string | undefined }) {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const [search] = useSearchParams()
  const shown = pathname === '/search' ? search : new URLSearchParams()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)] as [string, string][]
    void navigate(`/search?${new URLSearchParams(fields.filter(([, value]) => value !== ''))}`)
  }

  return (
    <search className={className}>
      {/* The key empties the fields when the person goes elsewhere. */}
      <form
        key={key}
        aria-label={texts.label}
        onSubmit={submit}
        className="flex min-h-13.5 items-center rounded-pill border bg-card pe-1.5 ps-6 shadow-1"
      >
        <Part label={texts.where} className="min-w-0 flex-1 lg:w-36 lg:flex-none">
          {(id) => (
            <WhereField
              id={id}
              value={shown.get('where') ?? ''}
              placeholder={texts.wherePlaceholder}
              className={searchInput}
            />
          )}
        </Part>
        <Part label={texts.checkIn} className="w-32 min-w-0 max-md:hidden">
          {(id) => <DateInput id={id} name="from" value={shown.get('from') ?? ''} />}
        </Part>
        <Part label={texts.checkOut} className="w-32 min-w-0 max-md:hidden">
          {(id) => <DateInput id={id} name="to" value={shown.get('to') ?? ''} />}
        </Part>
        <Part label={texts.who} className="w-28" isFirm>
          {(id) => (
            <input
              id={id}
              name="crew"
              type="text"
              inputMode="numeric"
              pattern="[0-9]{1,3}"
              maxLength={3}
              defaultValue={shown.get('crew') ?? ''}
              placeholder={texts.whoPlaceholder}
              className={searchInput}
            />
          )}
        </Part>
        <button
          type="submit"
          aria-label={texts.submit}
          className="grid size-11 flex-none place-items-center rounded-pill bg-accent text-accent-ink"
        >
          <Search className="size-4.5" aria-hidden="true" />
        </button>
      </form>
    </search>
  )
}

type PartProps = {
  label: string
  className: string
  /** There is no room to spare where the header is tight. */
  isFirm?: boolean | undefined
  children: (id: string) => ReactNode
}

function Part({ label, className, isFirm = false, children }: PartProps) {
  const id = useId()
  return (
    <div
      style={{ flexShrink: isFirm ? 0 : 1 }}
      className={cx('grid border-s px-4 first:border-s-0 first:ps-0', className)}
    >
      <label htmlFor={id} className="text-tiny font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
