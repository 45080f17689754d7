import type { PropertyView } from '@roomtone/contract/listing/property'
import { drawnLater } from '../../../platform/drawn-later.tsx'

const details = drawnLater<{ property: PropertyView }>(
  'details',
  async () => (await import('./venue-details.tsx')).VenueDetails,
  <div className="h-80" />,
)

export const DetailsOfSpace = details.Part
/** The server draws the words with the page. */
export const prepareDetails = details.prepare
