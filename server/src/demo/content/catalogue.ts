import type { DemoListing } from './demo-listing.ts'
import { FEATURED_LISTINGS } from './featured-listings.ts'
import { MORE_LISTINGS } from './more-listings.ts'

export const DEMO_LISTINGS: DemoListing[] = [...FEATURED_LISTINGS, ...MORE_LISTINGS]
