import type { Point } from '@roomtone/domain/geo/distance'
import type { Address } from '@roomtone/domain/listing/content'
import { textsIn } from '@roomtone/texts/all/listing/refusals'
import type { Deps } from '../../platform/deps.ts'
import type { Located } from '../../platform/geocoder/geocoder.ts'
import { refusedField } from '../../platform/refused.ts'

export type Ground = {
  /** The postal code's centre, else the city's. */
  centre: Located
  city: Point
  isCityCentre: boolean
}

/** Where an address is, as closely as its postal code and city say. Refused when neither is known. */
export async function findGround(
  { geocoder }: Deps,
  { city, state, country, zip }: Omit<Address, 'address'>,
  field = 'location',
): Promise<Ground> {
  const centre = await geocoder.locate({ city, state, country, zip })
  if (!centre)
    throw refusedField(
      field,
      (language) => textsIn(language).refusals.placeUnknown({ city, state, zip, country }),
      'place_not_found',
    )
  const named = { city: centre.city, state: centre.region.code, country, zip: '' }
  const around = await geocoder.locate(named)
  const isCityCentre = around !== null && around.lat === centre.lat && around.lng === centre.lng
  return { centre, city: around ?? centre, isCityCentre }
}
