import { useParams } from 'react-router'
import { TripPage } from '../features/trips/trip-page.tsx'

export function Page() {
  const { id = '' } = useParams()
  return <TripPage key={id} id={id} />
}
