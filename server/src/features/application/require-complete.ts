import type { ListingContent } from '@roomtone/domain/listing/content'
import { firstIncomplete, type Screen } from '@roomtone/domain/listing/wizard'
import { refusedField } from '../../platform/http/refused.ts'
import type { WholeContent } from '../listing/entry.ts'
import { isWhole } from './application-content.ts'

/** Screens that can be left unfinished: the field at fault, and what to do about it. */
const MISSING: Partial<Record<Screen, [field: string, message: string]>> = {
  'property-type': ['propertyType', 'Please choose a property type.'],
  'place-type': ['placeType', 'Please choose what kind of place crews will have.'],
  address: ['location', 'Please fill in the address, city, state and ZIP code of your place.'],
  basics: ['guests', 'Please check the numbers of guests, bedrooms, beds and bathrooms.'],
  photos: ['photos', 'Please add at least 5 photos.'],
  title: ['title', 'Please give your place a title of at most 50 characters.'],
  highlights: ['highlights', 'Please choose at most 2 highlights.'],
  description: ['description', 'Please describe your place in at most 500 characters.'],
  price: ['pricePerDay', 'Please set a price above $0.'],
  'final-details': ['residence', 'Please fill in your residential address, city, state and ZIP code.'],
}

/** The browser does not let anyone get here with gaps; whoever does is told of the first one. */
export function requireComplete(content: ListingContent): WholeContent {
  const screen = firstIncomplete(content)
  const [field, message] = (screen && MISSING[screen]) ?? ['', 'Please finish every screen of the wizard.']
  if (screen !== null || !isWhole(content)) throw refusedField(field, message)
  return content
}
