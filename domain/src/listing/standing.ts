/** How listings are told apart before anyone has chosen. */
type Quality = {
  /** 490 is 4.9; null before the first review. */
  ratingHundredths: number | null
  reviewCount: number
  photoCount: number
  hasSize: boolean
  amenityCount: number
}

const FAVORITE_RATING = 480
const FAVORITE_REVIEWS = 5
/** A listing counts as this well rated until its own reviews outweigh it. */
const PRIOR_RATING = 440
const PRIOR_REVIEWS = 4

/** *Guest favorite*: rated 4.8 or better by at least five crews. */
export function isGuestFavorite(quality: Pick<Quality, 'ratingHundredths' | 'reviewCount'>): boolean {
  return (quality.ratingHundredths ?? 0) >= FAVORITE_RATING && quality.reviewCount >= FAVORITE_REVIEWS
}

/** The default order of search, larger first: what crews said, then how completely the space is described. */
export function scoreOf({
  ratingHundredths,
  reviewCount,
  photoCount,
  hasSize,
  amenityCount,
}: Quality): number {
  const rated = (ratingHundredths ?? PRIOR_RATING) * reviewCount + PRIOR_RATING * PRIOR_REVIEWS
  const reputation = Math.round((rated / (reviewCount + PRIOR_REVIEWS)) * 10)
  const care = Math.min(photoCount, 12) * 15 + Math.min(amenityCount, 12) * 8 + (hasSize ? 40 : 0)
  return reputation + care
}
