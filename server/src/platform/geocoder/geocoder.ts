import type { Country } from '@roomtone/domain/listing/options'

export type Located = {
  lat: number
  lng: number
  timeZone: string
  /** As people write it: `Los Angeles`. */
  city: string
  /** `CA` and `California`; for Mexico both are the name. */
  region: { code: string; name: string; country: Country }
}

export type Geocoder = {
  /** The postal code's centre, else the city's; null when neither is known, or they contradict the state. */
  locate(address: { city: string; state: string; country: Country; zip: string }): Promise<Located | null>
  /** A postal code typed into the search field. */
  findPostalCode(text: string): Promise<Located | null>
}
