import type { SearchReply } from '@roomtone/contract/search/search'
import { searchTexts as texts } from '@roomtone/texts/search/search'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { CardsSkeleton } from '../../parts/listing/card/cards-skeleton.tsx'
import { PropertyCardLink } from '../../parts/listing/card/property-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { NextPage } from '../../ui/states/next-page.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { countWords } from './count-words.ts'
import { FilterChips } from './filter-chips.tsx'

const GRID = 'grid gap-x-6 gap-y-8 sm:grid-cols-2'
const SIZES = '(min-width: 1440px) 440px, (min-width: 960px) 30vw, (min-width: 560px) 45vw, 92vw'

type ResultsProps = {
  list: UseInfiniteQueryResult<InfiniteData<SearchReply>>
  chips: readonly ActiveFilter[]
  /** The query that the cards' links get. */
  choice: string
  selectedId: string | null
  onPoint: (id: string | null) => void
}

/** The four states of the results. */
export function Results({ list, chips, choice, selectedId, onPoint }: ResultsProps) {
  if (!list.data) {
    if (!list.isError) return <CardsSkeleton className={GRID} />
    return (
      <ErrorState title={texts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  const cards = list.data.pages.flatMap((page) => page.items)
  if (cards.length === 0)
    return list.hasNextPage ? <NoneSoFar list={list} chips={chips} /> : <NoResults chips={chips} />
  return (
    <div aria-busy={list.isPlaceholderData} className={cx(list.isPlaceholderData && 'opacity-60')}>
      <ul aria-label={texts.results} className={GRID}>
        {cards.map((card, index) => (
          <li
            key={card.id}
            id={cardId(card.id)}
            onPointerEnter={() => onPoint(card.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(card.id)}
            onBlur={() => onPoint(null)}
            className={cx('rounded-m', index > 3 && 'far')}
            style={
              card.id === selectedId ? { outline: '2px solid var(--accent)', outlineOffset: 8 } : undefined
            }
          >
            <PropertyCardLink
              card={card}
              look="search"
              priority={index === 0}
              query={choice}
              sizes={SIZES}
              level="h2"
            />
          </li>
        ))}
      </ul>
      <More list={list} shown={cards.length} />
    </div>
  )
}

export function cardId(id: string): string {
  return `space-${id}`
}

function More({ list, shown }: { list: ResultsProps['list']; shown: number }) {
  const count = list.data?.pages[0]?.count
  if (!count) return null
  return (
    <NextPage
      hasMore={list.hasNextPage}
      pending={list.isFetchingNextPage}
      failure={list.isFetchNextPageError ? list.error.message : null}
      onMore={() => void list.fetchNextPage()}
    >
      {shown > 0 && <p>{texts.showing({ shown, count: countWords(count) })}</p>}
    </NextPage>
  )
}

/** Totals are worked out for some spaces at a time: of those so far, none is within the range asked for. */
function NoneSoFar({ list, chips }: Pick<ResultsProps, 'list' | 'chips'>) {
  return (
    <EmptyState title={texts.noneSoFar.title} className="rounded-l border bg-card">
      <p className="mb-4">{texts.noneSoFar.text}</p>
      <FilterChips chips={chips} centered />
      <More list={list} shown={0} />
    </EmptyState>
  )
}

function NoResults({ chips }: { chips: readonly ActiveFilter[] }) {
  if (chips.length === 0) {
    return (
      <EmptyState
        title={texts.empty.title}
        action={<ButtonLink to="/#spaces">{texts.action}</ButtonLink>}
        className="rounded-l border bg-card"
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={texts.none.title} className="rounded-l border bg-card">
      <p className="mb-4">{texts.none.text}</p>
      <FilterChips chips={chips} centered />
    </EmptyState>
  )
}
