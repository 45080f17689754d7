import { useParams, useSearchParams } from 'react-router'
import { ClaimPage } from '../../features/claim/claim-page.tsx'
import { NewClaim } from '../../features/claim/new-claim.tsx'

export { claims as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  if (id !== 'new') return <ClaimPage key={id} id={id} />
  const bookingId = search.get('booking') ?? ''
  return <NewClaim key={bookingId} bookingId={bookingId} />
}
