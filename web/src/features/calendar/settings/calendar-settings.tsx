import { useQuery } from '@tanstack/react-query'
import { ownListingQuery } from '../../../parts/listing/own-listings.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { SettingsAvailability } from './settings-availability.tsx'
import { SettingsPrice } from './settings-price.tsx'

/** The figures that hold for every day without one of its own. */
export function CalendarSettings({ id }: { id: string }) {
  const listing = useQuery(ownListingQuery(useServices(), id))
  if (listing.isLoadingError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void listing.refetch()} retrying={listing.isFetching} />
    )
  if (!listing.data)
    return (
      <Loading>
        <Skeleton className="h-80 rounded-m" />
      </Loading>
    )
  return (
    <>
      <SettingsPrice listing={listing.data} />
      <SettingsAvailability listing={listing.data} />
    </>
  )
}
