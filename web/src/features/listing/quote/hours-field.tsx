import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { CountField, type CountFieldProps } from './count-field.tsx'

type HoursFieldProps = Pick<CountFieldProps, 'value' | 'least' | 'most' | 'onChange'>

/** Any length of a day may be typed: what is too short is said with the price. */
export function HoursField(props: HoursFieldProps) {
  const { hours: label, fewer, more } = texts
  return <CountField {...props} label={label} fewer={fewer} more={more} typed={{ least: 1, most: 24 }} />
}
