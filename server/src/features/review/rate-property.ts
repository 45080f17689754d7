import { ratingHundredths } from '@roomtone/domain/review/review'
import type { Tx } from '../../platform/db/database.ts'
import { projectListing } from '../search/entry.ts'
import { saveRating, sumRatings, takeTurnsRating } from './write-review.store.ts'

/** Updates the rating that cards, pages and search show to the reviews that everyone may read. */
export async function rateProperty(tx: Tx, propertyId: string): Promise<void> {
  await takeTurnsRating(tx, propertyId)
  const { sum, count } = await sumRatings(tx, propertyId)
  await saveRating(tx, propertyId, { hundredths: ratingHundredths(sum, count), count })
  await projectListing(tx, propertyId)
}
