import { useParams } from 'react-router'
import { CrewPage } from '../../features/compliance/crew/crew-page.tsx'

export { crew as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const { bookingId = '' } = useParams()
  return <CrewPage key={bookingId} bookingId={bookingId} />
}
