import { useParams } from 'react-router'
import { TripPage } from '../features/booking/trip/trip-page.tsx'
import { BOOKING_SECTIONS } from './booking-sections.ts'

export { trip as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const { id = '' } = useParams()
  return <TripPage key={id} id={id} sections={BOOKING_SECTIONS} />
}
