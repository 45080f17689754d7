import { searchTexts as texts } from '@roomtone/texts/search/search'
import { MapPin, Search, SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useHref } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { datesLabel, priceLabel } from './active-filters.ts'
import {
  AmenityFields,
  DateFields,
  type FieldsProps,
  MoreFields,
  PriceFields,
  TypeFields,
} from './filter-fields.tsx'
import { stateOf, type useFilters } from './use-filters.ts'
import { WhereField } from './where-field.tsx'

export const FILTER_FORM = 'filters'

type FilterBarProps = FieldsProps & {
  filters: ReturnType<typeof useFilters>
  /** How many filters are on, for the phone's button. */
  count: number
  onOpenSheet: () => void
}

/** A form that works without script; its fields become the address. */
export function FilterBar({ state, facets, filters, count, onOpenSheet }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const [whereId, crewId] = [useId(), useId()]
  useCloseOutside(form)
  const fields = { state, facets }
  return (
    <search className="sticky top-0 z-20 border-b bg-paper">
      <form
        key={filters.edition}
        ref={form}
        id={FILTER_FORM}
        method="get"
        action={useHref('/search')}
        aria-label={texts.title}
        {...filters.form}
        className="bleed flex items-center gap-2 px-4 py-3 md:px-0"
      >
        {state.view === 'map' && <input type="hidden" name="view" value="map" />}
        <div className={cx('pill min-w-0 flex-1 lg:w-72 lg:flex-none', state.where && 'pill-on')}>
          <MapPin
            className="size-4 flex-none text-ink-2 max-md:hidden"
            strokeWidth={1.5}
            aria-hidden="true"
          />
          <label htmlFor={whereId} className="sr-only">
            {texts.location}
          </label>
          <div className="min-w-0 flex-1">
            <WhereField
              id={whereId}
              value={state.where}
              placeholder={texts.locationPlaceholder}
              className="w-full bg-transparent py-2 outline-none placeholder:text-ink-2"
              onPick={(input) => input.form && filters.apply(stateOf(input.form))}
            />
          </div>
          <button
            type="submit"
            aria-label={texts.submit}
            className="-me-2 grid size-8 flex-none place-items-center rounded-pill bg-accent text-accent-ink max-md:hidden"
          >
            <Search className="size-4" aria-hidden="true" />
          </button>
        </div>
        <div className={cx('pill flex-none', state.crew !== null && 'pill-on')}>
          <label htmlFor={crewId} className="text-ink-2">
            {texts.crew}
          </label>
          <input
            id={crewId}
            name="crew"
            type="number"
            inputMode="numeric"
            min={1}
            max={500}
            placeholder={texts.anyCrew}
            defaultValue={state.crew ?? ''}
            className="w-11 bg-transparent py-2 outline-none placeholder:text-ink-2"
          />
        </div>
        <div className="flex gap-2 max-lg:hidden">
          <Fold label={datesLabel(state) ?? texts.dates} name={texts.dates} on={state.from !== null}>
            <DateFields {...fields} />
          </Fold>
          <Fold label={priceLabel(state) ?? texts.price} name={texts.price} on={priceLabel(state) !== null}>
            <PriceFields {...fields} />
          </Fold>
          <Fold label={texts.type} count={state.types.length + state.kinds.length}>
            <TypeFields {...fields} />
          </Fold>
          <Fold label={texts.amenities} count={state.amenities.length} wide>
            <AmenityFields {...fields} />
          </Fold>
          <Fold
            label={texts.more}
            count={[state.isPrivate, state.isInstant, state.words].filter(Boolean).length}
          >
            <MoreFields {...fields} />
          </Fold>
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={texts.filtersOn({ count })}
          onClick={onOpenSheet}
          className="pill lg:hidden"
        >
          <SlidersHorizontal className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {count > 0 && <span aria-hidden="true">{count}</span>}
        </button>
      </form>
    </search>
  )
}

type FoldProps = {
  /** Shows what is chosen, if anything. */
  label: string
  name?: string | undefined
  on?: boolean | undefined
  count?: number | undefined
  wide?: boolean | undefined
  children: ReactNode
}

/** The browser's own disclosure: it opens without script, and opening one closes the other. */
function Fold({ label, name = label, count = 0, on = count > 0, wide, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !fold.current?.open) return
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={fold} name="filter" onKeyDown={leave} className="relative">
      <summary
        aria-label={label === name ? undefined : `${name}: ${label}`}
        className={cx('pill font-medium', on && 'pill-on')}
      >
        {label}
        {count > 0 && ` · ${count}`}
      </summary>
      <div
        className="absolute top-full start-0 mt-2 overflow-y-auto rounded-m border bg-card p-5 shadow-2"
        style={{ width: wide ? 480 : 392, maxHeight: '70dvh' }}
      >
        {children}
      </div>
    </details>
  )
}

function useCloseOutside(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const look = (event: Event) => {
      for (const open of form.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (event.target instanceof Node && !open.contains(event.target)) open.open = false
      }
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [form])
}
