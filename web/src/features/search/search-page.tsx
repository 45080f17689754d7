import { searchTexts as texts } from '@roomtone/texts/search/search'
import { useInfiniteQuery } from '@tanstack/react-query'
import { List, Map as MapIcon } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { useMedia } from '../../platform/use-media.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { activeFilters } from './active-filters.ts'
import { resultWords, understoodWords } from './count-words.ts'
import { FILTER_FORM, FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { cardId, Results } from './results.tsx'
import { ResultsMap } from './results-map.tsx'
import { spacesQuery } from './search.query.ts'
import { choiceOf, parseSearch, type SearchState, searchAddress } from './search-state.ts'
import { SortField } from './sort-field.tsx'
import { useFilters } from './use-filters.ts'

const FilterDialog = lazyPart(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }))

/** List on the left, map on the right; on a phone one or the other. */
export function SearchPage() {
  const [params] = useSearchParams()
  const state = useMemo(() => parseSearch(params), [params])
  const list = useInfiniteQuery(spacesQuery(useServices(), state))
  const filters = useFilters()
  const isWide = useMedia('(min-width: 60rem)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [selectedId, select] = useState<string | null>(null)
  const [pointedId, point] = useState<string | null>(null)
  const chips = activeFilters(state)
  const first = list.data?.pages[0]
  const cards = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data])
  const words = first ? resultWords(first) : texts.title
  const understood = first && !list.isPlaceholderData ? understoodWords(state.where, first) : null
  const isMap = state.view === 'map'
  const choice = choiceOf(state)

  function choose(id: string | null): void {
    select(id)
    if (id && isWide) document.getElementById(cardId(id))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <FilterBar
        state={state}
        facets={first?.facets}
        filters={filters}
        count={chips.length}
        onOpenSheet={() => setSheetOpen(true)}
      />
      <div className="bleed twelve">
        <section
          aria-labelledby="results-title"
          className={cx('px-4 pt-6 pb-20 md:px-0 md:pt-8 lg:col-span-7', isMap && 'max-lg:hidden')}
        >
          <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <h1 id="results-title" className="text-h2">
              {words}
            </h1>
            <SortField state={state} form={FILTER_FORM} onChange={filters.apply} />
          </header>
          <p role="status" className="sr-only">
            {first && !list.isPlaceholderData ? words : ''}
          </p>
          {first?.compared && !list.isPlaceholderData && (
            <p className="-mt-3 mb-5 text-small text-ink-2">
              {texts.compared[state.sort === 'price_high' ? 'high' : 'low']({ count: first.compared })}
            </p>
          )}
          {understood && <p className="-mt-3 mb-5 text-small text-ink-2">{understood}</p>}
          {chips.length > 0 && (cards.length > 0 || !first) && (
            <div className="mb-6">
              <FilterChips chips={chips} />
            </div>
          )}
          <Results list={list} chips={chips} choice={choice} selectedId={selectedId} onPoint={point} />
        </section>
        {(isWide || isMap) && (
          <ResultsMap
            cards={cards}
            place={first?.place}
            choice={choice}
            selectedId={selectedId}
            pointedId={pointedId}
            onSelect={choose}
            className="sticky lg:col-span-5"
          />
        )}
      </div>
      <ViewSwitch state={state} />
      {isSheetOpen && (
        <Suspense>
          <FilterDialog
            state={state}
            facets={first?.facets}
            spaces={words}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </main>
  )
}

function ViewSwitch({ state }: { state: SearchState }) {
  const isMap = state.view === 'map'
  const Icon = isMap ? List : MapIcon
  return (
    <Link
      to={searchAddress({ ...state, view: isMap ? 'list' : 'map' })}
      replace
      className={buttonClass({
        variant: 'ink',
        className: 'fixed z-20 shadow-2 lg:hidden',
      })}
      style={{ left: '50%', bottom: 20, translate: '-50%' }}
    >
      <Icon className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {isMap ? texts.showList : texts.showMap}
    </Link>
  )
}
