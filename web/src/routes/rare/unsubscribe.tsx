import { useSearchParams } from 'react-router'
import { UnsubscribePage } from '../../features/notification/unsubscribe-page.tsx'

export { unsubscribe as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const [search] = useSearchParams()
  return <UnsubscribePage token={search.get('token') ?? ''} />
}
