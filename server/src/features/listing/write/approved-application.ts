import type { ListingContent } from '@roomtone/domain/listing/content'
import type { PlaceType, PropertyType } from '@roomtone/domain/listing/options'
import type { ListingTerms } from '@roomtone/domain/listing/terms'

/** A content with nothing left to choose. */
export type WholeContent = ListingContent & { propertyType: PropertyType; placeType: PlaceType }

/** Terms are null in applications from before they were asked. */
export type ApprovedApplication = {
  id: string
  userId: string
  content: WholeContent
  terms: ListingTerms | null
  /** A space of a house that has others; null: a house of its own. */
  space: { premises_id: string; areas: string; shared_areas: string } | null
}
