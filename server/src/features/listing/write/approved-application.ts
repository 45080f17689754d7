import type { ListingContent } from '@roomtone/domain/listing/content'
import type { PlaceType, PropertyType } from '@roomtone/domain/listing/options'

/** A content with nothing left to choose. */
export type WholeContent = ListingContent & { propertyType: PropertyType; placeType: PlaceType }

export type ApprovedApplication = { id: string; userId: string; content: WholeContent }
