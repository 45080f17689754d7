import type { OwnListing, OwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts as texts } from '@roomtone/texts/hosting/listings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { byHouse } from './by-house.ts'
import { DraftCard } from './draft-card.tsx'
import { LiveCard } from './live-card.tsx'
import { PendingCard, RejectedCard } from './review-cards.tsx'

export function ListingsPanel() {
  const own = useQuery(ownListingsQuery(useServices()))
  return (
    <Page
      title={texts.title}
      actions={
        <ButtonLink variant="line" to="/listing-wizard">
          {texts.add}
        </ButtonLink>
      }
    >
      {own.isPending && <CardsSkeleton />}
      {own.isError && (
        <ErrorState title={texts.failed} onRetry={() => void own.refetch()} retrying={own.isFetching}>
          {texts.failedText}
        </ErrorState>
      )}
      {own.data && <Everything {...own.data} />}
    </Page>
  )
}

function Everything({ drafts, applications, listings, reviewTime }: OwnListings) {
  if (drafts.length + applications.length + listings.length === 0) return <Nothing />
  const rejected = applications.filter(({ status }) => status === 'rejected')
  const pending = applications.filter(({ status }) => status === 'pending')
  // The draft that reworks a rejected application opens from there, with the notes beside it.
  const fresh = drafts.filter((draft) => !rejected.some(({ id }) => id === draft.applicationId))
  return (
    <div className="grid gap-12 md:gap-16">
      <Cards title={texts.rejected.title} items={rejected} card={(one) => <RejectedCard item={one} />} />
      <Cards title={texts.drafts.title} items={fresh} card={(one) => <DraftCard draft={one} />} />
      <Cards
        title={texts.pending.title}
        items={pending}
        card={(one) => <PendingCard item={one} usual={reviewTime} />}
      />
      <Houses listings={listings} />
    </div>
  )
}

function Houses({ listings }: Pick<OwnListings, 'listings'>) {
  if (listings.length === 0) return null
  return (
    <section aria-label={texts.live.title}>
      <CardsHead title={texts.live.title} count={listings.length} />
      <ul className="grid gap-3">
        {byHouse(listings).map((spaces) => (
          <li key={spaces[0]?.house.id}>
            <House spaces={spaces} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One space is a row by itself; several stand under the name of their house. */
function House({ spaces }: { spaces: OwnListing[] }) {
  const [first] = spaces
  if (!first) return null
  const { house, city, shared } = first
  if (house.spaces === 1) return <LiveCard listing={first} level="h3" />
  const name = house.name || texts.house.unnamed({ city })
  return (
    <section aria-label={name} className="my-3 border-s-2 ps-4 md:ps-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-serif text-title wrap-anywhere">{name}</h3>
        {shared === null && (
          <ButtonLink
            variant="quiet"
            to={`/hosting?tab=listings&house=${house.id}`}
            aria-label={texts.house.areasName({ house: name })}
          >
            {texts.house.areas}
          </ButtonLink>
        )}
      </div>
      <ul className="grid gap-3">
        {spaces.map((space) => (
          <li key={space.id}>
            <LiveCard listing={space} level="h4" />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardsProps<T> = { title: string; items: readonly T[]; card: (item: T) => ReactNode }

function Cards<T extends { id: string }>({ title, items, card }: CardsProps<T>) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <CardsHead title={title} count={items.length} />
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </ul>
    </section>
  )
}

function CardsHead({ title, count }: { title: string; count: number }) {
  return (
    <h2 className="mb-5 flex items-baseline gap-3">
      {title}
      <span className="font-sans text-small text-ink-2 even-figures">{count}</span>
    </h2>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={texts.empty}
      action={<ButtonLink to="/listing-wizard">{texts.create}</ButtonLink>}
      className="rounded-l border bg-card"
    >
      <p>{texts.text}</p>
    </EmptyState>
  )
}

function CardsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        <Skeleton className="h-40 rounded-m" />
        <Skeleton className="h-40 rounded-m" />
        <Skeleton className="h-40 rounded-m" />
      </div>
    </Loading>
  )
}
