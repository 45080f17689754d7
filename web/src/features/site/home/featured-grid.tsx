import { searchCalls } from '@roomtone/contract/search/search.calls'
import { homeTexts as texts } from '@roomtone/texts/site/home'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CardsSkeleton } from '../../../parts/listing/card/cards-skeleton.tsx'
import { CARD_GRID } from '../../../parts/listing/card/grid.ts'
import { PropertyCardLink } from '../../../parts/listing/card/property-card.tsx'
import { type Services, useServices } from '../../../platform/services.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'

const PackagedGrid = lazy(async () => ({ default: (await import('./packaged-grid.tsx')).PackagedGrid }))

const SHOWN = 12

function featuredQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['featured'],
    queryFn: ({ signal }) => call(searchCalls.search, { query: { limit: SHOWN } }, { signal }),
    staleTime: 60_000,
  })
}

/** The spaces that we would show a friend first. Before anything is live, the packaged examples. */
export function FeaturedGrid() {
  const { data, isError, error, isFetching, refetch } = useQuery(featuredQuery(useServices()))
  if (isError && !data) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <CardsSkeleton className={CARD_GRID} />
  if (data.items.length === 0) {
    return (
      <Suspense fallback={<CardsSkeleton className={CARD_GRID} />}>
        <PackagedGrid />
      </Suspense>
    )
  }
  return (
    <div className={CARD_GRID}>
      {data.items.map((card, index) => (
        <PropertyCardLink key={card.id} card={card} look="home" priority={index === 0} level="h2" />
      ))}
    </div>
  )
}
