import { useSearchParams } from 'react-router'
import { UnsubscribePage } from '../features/notifications/unsubscribe-page.tsx'

export function Page() {
  const [search] = useSearchParams()
  return <UnsubscribePage token={search.get('token') ?? ''} />
}
