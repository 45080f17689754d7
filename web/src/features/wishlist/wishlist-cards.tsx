import type { WishlistItem } from '@roomtone/contract/wishlist/list-wishlist'
import { wishlistTexts as texts } from '@roomtone/texts/listing/wishlist'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { CardsSkeleton } from '../../parts/listing/card/cards-skeleton.tsx'
import { CARD_GRID } from '../../parts/listing/card/grid.ts'
import { PropertyCardLink } from '../../parts/listing/card/property-card.tsx'
import { remove } from '../../parts/listing/wishlist/change-wishlist.ts'
import { wishlistQuery } from '../../parts/listing/wishlist/wishlist.query.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { NextPage } from '../../ui/states/next-page.tsx'

/** The saved spaces, for their own page and the dashboard's tab. */
export function WishlistCards({ empty }: { empty: ReactNode }) {
  const list = useInfiniteQuery(wishlistQuery(useServices()))
  const { errorUpdatedAt } = list
  const cards = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (errorUpdatedAt > 0) void showToast('error', texts.loadFailed)
  }, [errorUpdatedAt])

  if (!list.data) {
    if (!list.isError) return <CardsSkeleton className={CARD_GRID} />
    return (
      <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      <ul ref={cards} aria-label={texts.title} className={CARD_GRID}>
        {items.map((item, index) => (
          <li key={item.id}>
            <WishlistCard item={item} priority={index === 0} onGone={() => focusNear(cards.current, index)} />
          </li>
        ))}
      </ul>
      <NextPage
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? list.error.message : null}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

/** The button disappeared with its card, so the keyboard moves on to the next one. */
function focusNear(cards: HTMLUListElement | null, index: number): void {
  requestAnimationFrame(() => {
    const buttons = cards?.isConnected ? cards.querySelectorAll<HTMLElement>('button') : []
    const next = buttons[Math.min(index, buttons.length - 1)] ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  })
}

type WishlistCardProps = { item: WishlistItem; priority: boolean; onGone: () => void }

function WishlistCard({ item, priority, onGone }: WishlistCardProps) {
  const services = useServices()
  const { property, isAvailable } = item
  return (
    <PropertyCardLink
      card={property}
      look="wishlist"
      priority={priority}
      closed={!isAvailable}
      corner={null}
      level="h2"
    >
      {!isAvailable && (
        <div className="mb-3">
          <Badge>{texts.unavailable}</Badge>
          <p className="mt-2 text-small text-ink-2">{texts.unavailableText}</p>
        </div>
      )}
      <Button
        variant="line"
        aria-label={texts.removeNamed({ title: property.title })}
        onClick={() => {
          void remove(services, property.id, { id: item.id, isAvailable })
          onGone()
        }}
      >
        {texts.remove}
      </Button>
    </PropertyCardLink>
  )
}
