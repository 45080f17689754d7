import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import { browseTexts as texts } from '@roomtone/texts/site/browse'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { CardsSkeleton } from '../../../parts/listing/card/cards-skeleton.tsx'
import { CARD_GRID } from '../../../parts/listing/card/grid.ts'
import { PropertyCardLink } from '../../../parts/listing/card/property-card.tsx'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { NextPage } from '../../../ui/states/next-page.tsx'
import { spaceOf } from '../landing/space-of.ts'
import { browseQuery } from './browse.query.ts'

const LiveSpaceDialog = lazyPart(async () => ({
  default: (await import('../space-dialog/live-space-dialog.tsx')).LiveSpaceDialog,
}))

export function BrowseGrid({ empty }: { empty: ReactNode }) {
  const list = useInfiniteQuery(browseQuery(useServices()))
  const [looked, look] = useState<PropertyCard | null>(null)
  if (!list.data) {
    if (!list.isError) return <CardsSkeleton className={CARD_GRID} />
    return (
      <ErrorState title={texts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  const cards = list.data.pages.flatMap((page) => page.items)
  if (cards.length === 0) return empty
  return (
    <>
      <ul aria-label={texts.list} className={CARD_GRID}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <PropertyCardLink card={card} look="properties" priority={index === 0} level="h2">
              <Button
                variant="line"
                aria-haspopup="dialog"
                aria-label={texts.quickLookAt({ title: card.title })}
                onClick={() => look(card)}
              >
                {texts.quickLook}
              </Button>
            </PropertyCardLink>
          </li>
        ))}
      </ul>
      <NextPage
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? list.error.message : null}
        onMore={() => void list.fetchNextPage()}
      />
      {looked && (
        <Suspense>
          <LiveSpaceDialog space={spaceOf(looked)} onClose={() => look(null)} />
        </Suspense>
      )}
    </>
  )
}
