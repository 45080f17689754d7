import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { headerTexts } from './header.texts.ts'

const texts = headerTexts.search
const input = 'w-full bg-transparent text-small text-ink placeholder:text-ink-2 outline-none'

/** Where, when and how many: the answers go to /search and stay in its address. */
export function SearchBar({ className }: { className?: string | undefined }) {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const [search] = useSearchParams()
  const shown = pathname === '/search' ? search : new URLSearchParams()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [
      string,
      string,
    ][]
    void navigate(`/search?${new URLSearchParams(filled)}`)
  }

  return (
    <search className={className}>
      {/* The key empties the fields when the person goes elsewhere. */}
      <form
        key={key}
        aria-label={texts.label}
        onSubmit={submit}
        className="flex min-h-13.5 items-center rounded-pill border bg-card pr-1.5 pl-6 shadow-1 has-[input:focus-visible]:border-ink"
      >
        <Part label={texts.where} className="w-36 max-lg:flex-1">
          {(id) => (
            <input
              id={id}
              name="where"
              defaultValue={shown.get('where') ?? ''}
              placeholder={texts.wherePlaceholder}
              maxLength={100}
              className={input}
            />
          )}
        </Part>
        <Part label={texts.checkIn} className="max-md:hidden">
          {(id) => (
            <input id={id} name="from" type="date" defaultValue={shown.get('from') ?? ''} className={input} />
          )}
        </Part>
        <Part label={texts.checkOut} className="max-md:hidden">
          {(id) => (
            <input id={id} name="to" type="date" defaultValue={shown.get('to') ?? ''} className={input} />
          )}
        </Part>
        <Part label={texts.who} className="w-24">
          {(id) => (
            <input
              id={id}
              name="crew"
              type="number"
              min={1}
              max={500}
              defaultValue={shown.get('crew') ?? ''}
              placeholder={texts.whoPlaceholder}
              className={input}
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

function Part({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={cx('grid border-l px-4 first:border-l-0 first:pl-0', className)}>
      <label htmlFor={id} className="text-tiny font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
