import { Commitment } from '../features/account/commitment.tsx'

export function Page() {
  return <Commitment />
}
