import { Commitment } from '../../features/account/commitment.tsx'

export { communityCommitment as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return <Commitment />
}
