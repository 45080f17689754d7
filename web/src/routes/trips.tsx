import { tripsTexts as texts } from '@roomtone/texts/booking/trips'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { TripsList, TripsSkeleton } from '../features/booking/trip/trips-list.tsx'
import { useTrips } from '../features/booking/trip/use-trips.ts'
import { packaged } from '../platform/pictures/packaged.ts'
import { photoStudio4 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { Page as Frame } from '../ui/page.tsx'
import { Plate } from '../ui/states/empty-plate.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

export { trips as title } from '@roomtone/texts/shell/titles'

const PacketsList = lazy(async () => ({
  default: (await import('../features/compliance/packs/packets-list.tsx')).PacketsList,
}))
const TABS = ['past', 'packs'] as const

export function Page() {
  const [search] = useSearchParams()
  const when = TABS.find((tab) => tab === search.get('when')) ?? 'upcoming'
  return (
    <Frame title={texts.title}>
      <LinkTabs
        label={texts.title}
        tabs={[
          { to: '/trips', label: texts.tabs.upcoming, current: when === 'upcoming' },
          { to: '/trips?when=past', label: texts.tabs.past, current: when === 'past' },
          { to: '/trips?when=packs', label: texts.tabs.packs, current: when === 'packs' },
        ]}
      />
      <div className="pt-8">
        {when === 'packs' ? (
          <Suspense fallback={<TripsSkeleton />}>
            <PacketsList as="guest" />
          </Suspense>
        ) : (
          <TripsList key={when} when={when} empty={when === 'past' ? <NothingPast /> : <NothingAhead />} />
        )}
      </div>
    </Frame>
  )
}

function NothingPast() {
  return (
    <EmptyState title={texts.nothingPast.title}>
      <p>{texts.nothingPast.text}</p>
    </EmptyState>
  )
}

/** Someone with past trips is not told that there are no bookings yet. */
function NothingAhead() {
  const { list, items } = useTrips('past')
  if (!items && !list.isError) return <TripsSkeleton />
  const { title, text } = items?.length ? texts.nothingAhead : texts.empty
  return (
    <Plate
      heading={title}
      text={text}
      picture={packaged(photoStudio4)}
      action={<ButtonLink to="/search">{texts.getStarted}</ButtonLink>}
    />
  )
}
