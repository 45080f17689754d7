import { LOCALE } from '@roomtone/texts/language'

const KM = 1000
const MILE = 1609.344

/** In miles for Americans, in kilometers for everyone else. */
export function distanceWords(meters: number): string {
  const inMiles = LOCALE === 'en-US'
  const unit = inMiles ? 'mile' : 'kilometer'
  return (meters / (inMiles ? MILE : KM)).toLocaleString(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: inMiles ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
}
