import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import type { Activity } from '@roomtone/domain/listing/activities'
import type { Amenity } from '@roomtone/domain/listing/amenities'
import type {
  Country,
  Highlight,
  PlaceType,
  PropertyType,
  SafetyFeature,
} from '@roomtone/domain/listing/options'
import type { TermsBlock } from '@roomtone/domain/listing/terms'

/** A place of the demo: what its host would have told the wizard, and then the editor. The places are imaginary. */
export type DemoListing = {
  /** The scene in pictures.json. */
  scene: string
  /** Where they are not those of the scene: which ones, by their names. */
  pictures?: readonly string[]
  host: string
  /** A space of Alder House: places of areas that its crew has alone, and of those that it shares. */
  house?: { own: number[]; shared: number[] }
  title: string
  tagline: string
  description: string
  propertyType: PropertyType
  placeType: PlaceType
  address: string
  city: string
  state: string
  country: Country
  zip: string
  guests: number
  bedrooms: number
  beds: number
  bathrooms: number
  sizeSqft: number
  pricePerDay: number
  highlights: Highlight[]
  amenities: Amenity[]
  allows: Activity[]
  safety: SafetyFeature[]
  /** 490 is 4.9: exactly what its seeded reviews come to. Null: no one has booked it yet. */
  rating: { hundredths: number; count: number } | null
  listedDaysAgo: number
  changes: ListingChanges
  /** Pictures of the way in, of those that come with the product, with the host's words. */
  arrival?: readonly { picture: string; words: string }[]
  /** Blocks of its terms that its host has not confirmed, as of a listing that was live before we asked. */
  unconfirmed?: readonly TermsBlock[]
}

export const HOST = 'host@roomtone.test'
export const WREN = 'wren@roomtone.test'
export const NOOR = 'noor@roomtone.test'

/** An add-on as most are: one, chosen or not. */
export const ONE_OF_IT = {
  unit: 'once',
  min: 1,
  max: 1,
  stockPerDay: null,
  leadHours: 0,
  photo: null,
  requiredIf: null,
} as const

export const rules = {
  quiet: {
    title: 'Quiet after 10 PM',
    body: 'The neighbors go to bed early. Load out quietly and keep voices low.',
  },
  shoes: {
    title: 'Soft soles indoors',
    body: 'Shoe covers are by the door. The floors are older than we are.',
  },
  tape: { title: 'Paper tape only', body: 'Nothing sticky on painted walls, wood or stone.' },
  reset: { title: 'Leave it as you found it', body: 'Take photos when you arrive and put everything back.' },
  smoke: { title: 'No smoking inside', body: 'There is an ashtray outside, away from the windows.' },
  water: { title: 'Nothing glass by the water', body: 'Plastic cups and bottles only on the deck.' },
}
