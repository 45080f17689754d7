import { drawnLater } from '../../platform/drawn-later.tsx'
import type { Services } from '../../platform/services.tsx'

const fetchCode = () => import('./venue-reviews.tsx')

const reviews = drawnLater<{ propertyId: string }>(
  'reviews',
  async () => (await fetchCode()).VenueReviews,
  <div className="h-80" />,
)

export const ReviewsOfSpace = reviews.Part

/** The server draws the words with the page. */
export async function prepareReviews(services: Services, propertyId: string): Promise<void> {
  await reviews.prepare()
  await (await fetchCode()).prefetchReviews(services, propertyId)
}
