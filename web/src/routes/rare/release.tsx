import { useParams, useSearchParams } from 'react-router'
import { ReleasePage } from '../../features/compliance/release/release-page.tsx'

export { release as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const { bookingId = '' } = useParams()
  const [search] = useSearchParams()
  const version = Number(search.get('version'))
  return (
    <ReleasePage
      key={bookingId}
      bookingId={bookingId}
      version={Number.isInteger(version) && version > 0 ? version : undefined}
    />
  )
}
