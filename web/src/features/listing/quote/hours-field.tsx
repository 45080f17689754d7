import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { CountField, type CountFieldProps } from './count-field.tsx'

type HoursFieldProps = Pick<CountFieldProps, 'value' | 'least' | 'most' | 'onChange'>

/** Any number of hours in a day may be typed: the price says if it is too short. */
export function HoursField(props: HoursFieldProps) {
  const { hours: label, fewer, more } = texts
  return <CountField {...props} label={label} fewer={fewer} more={more} typed={{ least: 1, most: 24 }} />
}
