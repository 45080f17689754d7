import type { PropertyView } from '@roomtone/contract/listing/property'
import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import { isEmptyMenu } from '@roomtone/domain/pricing/what-menu-asks'
import { venueTexts as texts } from '@roomtone/texts/listing/venue'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PropertyCardLink } from '../../../parts/listing/card/property-card.tsx'
import { type Choice, readChoice, toQuery, toSearch } from '../../../parts/listing/choice.ts'
import { Card } from '../../../ui/card.tsx'
import { BookingBar } from '../quote/booking-bar.tsx'
import { BookingForm } from '../quote/booking-form.tsx'
import { useQuote } from '../quote/use-quote.ts'
import { DetailsOfSpace } from './details-of-space.tsx'
import { MenuOfSpace } from './menu-of-space.tsx'
import { Cancellation } from './venue-cancellation.tsx'
import { VenueGallery } from './venue-gallery.tsx'
import { VenueHead } from './venue-head.tsx'
import { Description, Part } from './venue-parts.tsx'

type VenuePageProps = { property: PropertyView; reviews: ReactNode }

export function VenuePage({ property, reviews }: VenuePageProps) {
  const [choice, choose] = useChoice(property)
  const live = useQuote(property, choice)
  const form = { property, choice, onChoose: choose, live }
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {!property.isAvailable && (
        <p className="wrap my-4 rounded-m bg-wait-soft px-4 py-3 text-small text-wait">{texts.closed}</p>
      )}
      <VenueGallery photos={property.photos} title={property.title} />
      <div className="wrap mt-8 grid gap-x-16 pb-16 md:mt-12 md:pb-24 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <VenueHead property={property} />
          <Description property={property} />
          {!isEmptyMenu(property.menu) && <MenuOfSpace property={property} />}
          <DetailsOfSpace property={property} />
          <Cancellation property={property} quote={live.quote} />
          {property.rating !== null && (
            <Part title={texts.reviews.title} id="reviews">
              {reviews}
            </Part>
          )}
        </div>
        <div className="max-lg:hidden">
          <Card raised className="lg:sticky lg:top-6">
            <BookingForm {...form} />
          </Card>
        </div>
      </div>
      <MoreSpaces id="neighbors" title={texts.neighbors} cards={property.neighbors} />
      <MoreSpaces id="similar" title={texts.similar} cards={property.similar} />
      <BookingBar {...form} />
    </main>
  )
}

function MoreSpaces({ id, title, cards }: { id: string; title: string; cards: PropertyCard[] }) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="far bg-paper-2 py-16">
      <div className="wrap">
        <h2 id={id} className="mb-8">
          {title}
        </h2>
        <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {cards.map((card) => (
            <li key={card.id}>
              <PropertyCardLink card={card} sizes="(min-width: 960px) 23vw, (min-width: 720px) 45vw, 92vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * The choice is in the address, so that a link shows the same time and price; the card reacts before the
 * address does.
 */
function useChoice(property: PropertyView): [Choice, (next: Choice) => void] {
  const [search, setSearch] = useSearchParams()
  const [choice, setChoice] = useState(() => readChoice(search, property))

  function choose(next: Choice): void {
    setChoice(next)
    const query = toQuery(next)
    if (query) setSearch(toSearch(query), { replace: true, preventScrollReset: true })
  }

  return [choice, choose]
}
