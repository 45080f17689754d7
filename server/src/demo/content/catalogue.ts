import { ALDER_HOUSE_LISTINGS } from './alder-house.ts'
import type { DemoListing } from './demo-listing.ts'
import { FEATURED_LISTINGS } from './featured-listings.ts'
import { LOS_ANGELES_LISTINGS } from './los-angeles-listings.ts'
import { MORE_LISTINGS } from './more-listings.ts'
import { NEWER_LISTINGS } from './newer-listings.ts'

export const LATER_LISTINGS: DemoListing[] = [
  ...MORE_LISTINGS,
  ...ALDER_HOUSE_LISTINGS,
  ...LOS_ANGELES_LISTINGS,
  ...NEWER_LISTINGS,
]

export const DEMO_LISTINGS: DemoListing[] = [...FEATURED_LISTINGS, ...LATER_LISTINGS]
